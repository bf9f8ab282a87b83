import { boatsMeant, idsMeant, severalIn } from '../../meant.ts';
import { boatsOf, dollarsOf, type KnownBoat } from '../../memory.ts';
import type { Phrases } from '../../phrases/phrases.ts';
import { countOf, errorOf, type Plan, say, textOf, use } from '../../plan.ts';
import { refined, without } from '../../reading/refined-wish.ts';
import { readWish, type Wish } from '../../reading/wish.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { wishOfList } from '../lists/list-wish.ts';
import { apart, ENDS } from './extremes.ts';
import { averageText } from './figures-text.ts';
import { wishesIn } from './pair-of-extremes.ts';

const MONEY = '(?:price|prices|value|cost|costs?|worth|asking|asks?|money|be|run|come to|set me back)';
const SUM = '(?:total|sum|combined|together|altogether|in total|all told|added up|add up to|adds up to)';
const ASKED = new RegExp(
  `\\b(?:total|sum(?: total)?|combined|overall|aggregate)\\b(?: (?:of|up|the|all|asking))*.{0,12}\\b${MONEY}\\b|\\b${MONEY}\\b.*\\b${SUM}\\b|\\b(?:sum|add|total) (?:up )?(?:all )?(?:of )?(?:the |their |those |these )?(?:prices|asking prices)\\b|\\b(?:whole|entire) (?:fleet|lot|catalog|inventory|market|site)\\b.*\\b(?:worth|cost|value)\\b|_sort_.*\\b(?:together|combined|altogether)\\b|\\b(?:how much|what) (?:do|would|will|is|does|for|to)\\b.*\\b(?:buy|get|pay|cost|need|for)\\b.*_sort_(?: \\w+)? (?:boats|_type_)|\\b(?:total|sum|combined)\\b.*(?:_ref_|\\b(?:all|them|those|these)\\b)|(?:_ref_|\\b(?:all|them|those|these)\\b).*\\b(?:total|sum|combined|altogether)\\b|\\bhow much\\b.*\\b(?:together|combined|altogether|in total)\\b|\\b(?:both of|all of) _person_ .*\\b(?:cost|be|together|come to)\\b|\\b(?:what|how much)\\b.*\\b(?:add(?:s|ed)? up to|sum up to|amount to|total)\\b|\\b(?:what|how much) (?:would|do|will|does|are|is) (?:it cost (?:me )?(?:for|to (?:get|buy)) )?_ref_ (?:\\w+ )?(?:cost|be|run|set|come)\\b|_person_.*\\b(?:asking|want|wants|ask) for (?:everything|all|both|the lot)\\b|\\b(?:add|sum|total|tally)\\b(?: up)?.*_(?:boat|make)_.*_(?:boat|make)_|\\bhow much (?:is it |would it be |is that )?for (?:_ref_|all|everything|the whole (?:lot|bunch))[?.! ]*$|\\bif (?:i|we) (?:bought|buy|took|take|get|got)\\b.*_sort_.*_sort_.*\\b(?:pay|cost|be|spend)\\b|^(?:(?:and|so|okay|then|now|please|can you|could you|cool|,) )*(?:(?:add|sum|tally|total|tot)(?: (?:it|them|those|these|that|all|all of them|everything|the prices|the lot|_ref_))* up|(?:add|total|sum|tally)(?: (?:it|them|those|these|that|all of them|the prices|_ref_)))\\b`,
);
/** 'And the total?' after a list. */
const SHORT =
  /^(?:(?:and|so|okay|then|now|please|hm+|cool|,|whats?|is|are|how much|for|give me|tell me|the|their|a) )*(?:(?:grand |combined |overall )?(?:total|sum|combined (?:price|value|cost))|(?:all|everything)(?: (?:together|combined|in all|in total))|all of (?:them|these|those)(?: together| combined)?|_ref_ (?:together|combined|in total|total))(?: (?:price|value|cost|worth|of|for|on|is|would|be|all|them|those|these|that|_ref_|then|please))*[?.! ]*$/;
const OTHER =
  /\bsum up\b.*\b(?:stand|stands|standing|going on|happen\w*|status|conversations?|messages?|dealings?)\b|\b(?:fees?|closing|offers?|deposit|escrow|trades?|insurance|monthly|loan|finance|budget|how many|number of|horsepower|hp|hours|feet|length|berths|views)\b|_(?:own|saved|service|asset|coins)_/;
const MOST = 4;

/** The prices of several boats together: named ones, the first of an order, one owner's, or all that a search finds. */
export const totalsFrame: Frame = (situation) => {
  const { line, phrases } = situation;
  const isShort = situation.memory.shown.length > 1 && line.has(SHORT);
  if (!(line.has(ASKED) || isShort) || line.has(OTHER)) return undefined;
  const isOneEnd = line.all('sort').some(({ count = 1 }) => count < 2) && wishesIn(line.chunks).length !== 2;
  if (isOneEnd && !line.has(/\b(?:together|combined|altogether|total|sum|add(?:s|ed)? up)\b/)) return undefined;
  const plan =
    pairPlan(situation) ??
    namedPlan(situation) ??
    severalPlan(situation) ??
    ownersPlan(situation) ??
    sortedPlan(situation) ??
    searchedPlan(situation, phrases);
  const isBoth = line.has(AVERAGE) && plan !== undefined;
  return plan && { intent: 'figures', weight: 1.5, ...EVERYTHING, ...(isBoth && { whole: true }), plan };
};

function namedPlan(situation: Situation): Plan | undefined {
  const { line } = situation;
  const meant = line.all('boat').length > 1 || line.all('ref').length > 0 ? boatsMeant(situation) : undefined;
  const ids = idsMeant(meant);
  if (ids.length < 2 || ids.length < line.all('boat').length || ids.length > MOST) return undefined;
  return ([details]) => {
    if (!details) return use('boat_details', { boatIds: ids });
    return say(errorOf(details.output) ?? sumText(boatsOf(details.output), situation));
  };
}

/** All boats of a name: 'the two Fenwick pilothouses', 'both Fenwicks'. */
function severalPlan(situation: Situation): Plan | undefined {
  const { line } = situation;
  const [one, ...more] = severalIn(situation);
  if (
    !one ||
    more.length > 0 ||
    line.first('person') ||
    !line.has(/(?:_(?:n|ref)_|\b(?:both|all|these|those|the two|the three)) (?:the )?_(?:boat|make)_/)
  )
    return undefined;
  const limits = without(readWish(line).wish, ['sort', 'order', 'limit', 'query', 'makes']);
  return ([found]) => {
    if (!found) return use('search_boats', { ...limits, ...one.wish });
    const error = errorOf(found.output);
    const isPart = countOf(found.output.total) > boatsOf(found.output).length;
    return say(error ?? (isPart ? situation.phrases.nothing : sumText(boatsOf(found.output), situation)));
  };
}

/** The boats of one person, if all of them are known. */
function ownersPlan(situation: Situation): Plan | undefined {
  const { line } = situation;
  const owners = line.all('person').flatMap(({ ids }) => ids.slice(0, 1));
  const [owner, ...others] = owners;
  if (owner === undefined || line.first('boat')) return undefined;
  if (others.length > 0) return bothOwnersPlan(owners, situation);
  const said = without(readWish(line).wish, ['sort', 'order', 'limit', 'query', 'makes']);
  return ([found, counted]) => {
    if (!found) return use('search_boats', { ...said, seller: owner });
    const isPart = countOf(found.output.total) > boatsOf(found.output).length;
    if (!isPart) return say(errorOf(found.output) ?? sumText(boatsOf(found.output), situation));
    if (!counted) return use('boat_statistics', { ...said, seller: owner });
    return say(errorOf(counted.output) ?? allText(counted.output, situation.phrases));
  };
}

/** The boats of several people, each looked up by itself. */
const bothOwnersPlan =
  (owners: readonly string[], situation: Situation): Plan =>
  (done) => {
    const next = owners[done.length];
    if (next !== undefined) return use('search_boats', { seller: next });
    const error = done.map(({ output }) => errorOf(output)).find(Boolean);
    const isPart = done.some(({ output }) => countOf(output.total) > boatsOf(output).length);
    return say(
      error ??
        (isPart
          ? situation.phrases.nothing
          : sumText(
              done.flatMap(({ output }) => boatsOf(output)),
              situation,
            )),
    );
  };

/** 'The cheapest bowrider and the cheapest yacht, what would I pay'. */
function pairPlan(situation: Situation): Plan | undefined {
  const wishes = wishesIn(situation.line.chunks);
  if (wishes.length !== 2) return undefined;
  return (done) => {
    const next = wishes[done.length];
    if (next) return use('search_boats', next);
    const error = done.map(({ output }) => errorOf(output)).find(Boolean);
    return say(
      error ??
        sumText(
          done.flatMap(({ output }) => boatsOf(output).slice(0, 1)),
          situation,
        ),
    );
  };
}

function sortedPlan(situation: Situation): Plan | undefined {
  const { line } = situation;
  const sort = line.first('sort');
  const order = sort && ENDS[sort.by]?.[1];
  if (!sort?.count || !order || sort.count < 2 || sort.count > 6) return undefined;
  const wish: Wish = { ...without(readWish(line).wish, ['sort', 'order']), ...order, limit: sort.count };
  return ([found]) => {
    if (!found) return use('search_boats', wish);
    return say(errorOf(found.output) ?? sumText(boatsOf(found.output), situation));
  };
}

/** All boats of a search are summed up by the statistics, also those that no list shows. */
function searchedPlan(situation: Situation, phrases: Phrases): Plan | undefined {
  const { line, memory } = situation;
  if (line.all('boat').length + line.all('id').length > 0) return undefined;
  const said = without(readWish(line).wish, ['sort', 'order', 'limit']);
  const isOfList = line.has(/\b(?:them|these|those|they)\b|_ref_/) || Object.keys(said).length === 0;
  const isAll =
    line.has(/\b(?:all|whole|entire|every|everything)\b/) && !line.has(/\b(?:them|these|those|they)\b|_ref_/);
  const base = (isOfList && !isAll && wishOfList(memory)) || {};
  const wish = { ...without(refined(base, said), ['cursor', 'sort', 'order', 'limit'] as (keyof Wish)[]) };
  if (Object.keys(wish).length === 0 && !line.has(/\b(?:boats?|fleet|lot|catalog|inventory|market|site|listings?)\b/))
    return undefined;
  return ([found]) => {
    if (!found) return use('boat_statistics', wish);
    const average = line.has(AVERAGE) ? averageText(found.output, wish, situation) : '';
    return say(errorOf(found.output) ?? [allText(found.output, phrases), average].filter(Boolean).join(' '));
  };
}

const AVERAGE = /\b(?:average|mean|avg)\b/;

const allText = (output: Record<string, unknown>, phrases: Phrases): string => {
  const total = countOf(output.total);
  return total === 0 ? phrases.nothing : phrases.sumOf(total, dollarsOf(textOf(output.allPricesTogether)));
};

const APART = /\b(?:difference|gap|apart|more than|how much more)\b/;

/** The sum, and of two boats the difference if that is asked as well. */
function sumText(boats: readonly KnownBoat[], { phrases, line }: Situation): string {
  if (boats.length === 0) return phrases.nothing;
  const [one, two, ...more] = boats;
  const gap =
    one && two && more.length === 0 && line.has(APART)
      ? (apart(one, two, 'price', phrases) ?? phrases.equal(one.price))
      : '';
  const sum = phrases.parts(
    boats.map(({ title }) => title),
    boats.reduce((total, { price }) => total + dollarsOf(price), 0),
  );
  return [sum, gap].filter(Boolean).join(' ');
}
