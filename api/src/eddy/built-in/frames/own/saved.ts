import { MOST_BOATS_AT_ONCE } from '@tradewind/contract/eddy-tools';
import type { UsState } from '@tradewind/domain/geography';
import { matches } from '../../../matching.ts';
import { boatsOf, dollarsOf, type KnownBoat } from '../../memory.ts';
import { countOf, errorOf, type Plan, remarked, say, textOf, use } from '../../plan.ts';
import { titledBy } from '../../reading/list-words.ts';
import type { Meaning } from '../../reading/meanings.ts';
import { fits } from '../../reading/names/narrowed-names.ts';
import { readWish } from '../../reading/wish.ts';
import { type Frame, type Situation, strongest } from '../../situation.ts';
import { comparison } from '../boats/boat-text.ts';
import { pointIn } from '../boats/points.ts';
import { endsText } from '../lists/ends-of-list.ts';
import { apart, ENDS, extremeText } from '../search/extremes.ts';
import { distancesText, NEAREST, townIn } from '../search/nearest.ts';
import { onlyOpenIn, takersText, takesKind } from '../search/of-these.ts';

const SAVED: readonly (readonly [RegExp, number])[] = [
  [/_saved_/, 1.3],
  [
    /\b(?:i|we) (?:have |had |just |already )?(?:saved|bookmarked|favorited|hearted|starred|shortlisted) (?:some|a few|a couple|several|one|_n_|boats?|a boat)\b/,
    1.3,
  ],
  [
    /^(?:(?:please|can you|could you|hey|and|ok(?:ay)?|now) )*(?:show|list|see|open|view|check|pull up)(?: me)?(?: my| the| all)*(?: boats)? (?:saved|saves|hearted|bookmarked|favorited)(?: (?:ones|stuff|list|items|please|boats))*[?.! ]*$/,
    1.7,
  ],
  [/\bhow many (?:favorites|bookmarks|saved|likes|hearts|saves)\b/, 1.5],
  [
    /\b(?:what|which|how many|do|did|have|has|any|show|list|remind)\b.*\b(?:have|did|do) i (?:ever |already |have |got )?(?:save|saved|like|liked|favorite|favorited|bookmark|bookmarked|heart|hearted|star|starred|shortlist|shortlisted)\b|\b(?:did|have) i (?:ever |already )?(?:save|saved|bookmark|bookmarked|favorite|favorited|like|liked|heart|hearted) (?:any|anything|something|the|that|a|_)/,
    1.3,
  ],
];
/** How to save is a question for the help. */
const NOT_SAVED =
  /\byour _saved_|\b(?:save|saving|saved)\b.*\b(?:instead|rather than|if (?:i|we) (?:go|take|get|buy|choose|pick))\b|\b(?:how|where|can you|could you|why) (?:do|can|does|could|to|i|you)?\b.*\b(?:save|add|remove|delete|unsave)\b|^(?:(?:please|can you|could you|eddy|hey|okay|and) )*(?:save|add(?! (?:up|together|all the prices)\b)|put|stick|throw|move|drop|remove|delete|unsave|bookmark|heart|fave)\b/;

/** The boats that the user saved. */
export const savedFrame: Frame = (situation) => {
  const { line } = situation;
  const isOfList = situation.memory.listedBy === 'saved_boats' && line.has(/_ref_|\b(?:which|any|them)\b/);
  const isLeft = line.has(LEFT) && (situation.memory.last?.calls ?? []).some(({ name }) => KEEPS.has(name));
  const weight = Math.max(strongest(line, SAVED), isOfList && line.has(OFFERED_FOR) ? 1.6 : 0, isLeft ? 1.7 : 0);
  if (weight === 0 || line.has(NOT_SAVED)) return undefined;
  return {
    intent: 'saved',
    weight,
    uses: [
      'saved',
      'asset',
      'coins',
      'sort',
      'ref',
      'bound',
      'money',
      'make',
      'boat',
      'n',
      'type',
      'place',
      'kind',
      'person',
    ],
    words:
      /\b(?:show|list|see|my|what|which|boats?|have|did|i|saved?|me|are|is|of|the|how|many|do|any|compare|cheaper|under|than|on|everything|pull|up|remind|sold|anything|liked?|still|available)\b/,
    plan: remarked(savedPlan(situation), unusedBudget(situation)),
  };
};

const KEEPS: ReadonlySet<string> = new Set(['saved_boats', 'save_boat', 'unsave_boat']);
/** Right behind a saved boat that was removed. */
const LEFT =
  /^(?:(?:so|and|okay|now|then|,) )*(?:what|which|how many)(?: ones?| boats?)?(?: is| are| do i have| have i got)?(?: still| now)* (?:left|remain(?:s|ing)?|still (?:saved|there|on it))(?: (?:now|then|there|on (?:it|there|the list)|in (?:it|there|the list)))*[?.! ]*$/;

const AFFORDS = /\b(?:afford|buy|swing|get|manage|pay for)\b.*\b(?:with|for)\b/;

/** Cash with a thing beside it: the list does not know what the thing is worth. */
function unusedBudget({ line, phrases }: Situation): string {
  const things = line.chunks.filter(({ meaning }) => meaning?.is === 'asset' || meaning?.is === 'coins');
  const cash = line.chunks.filter(({ meaning }) => meaning?.is === 'money' || meaning?.is === 'bound');
  return line.has(AFFORDS) && things.length > 0 && cash.length > 0
    ? phrases.unused([...cash, ...things].map(({ written }) => written.replace(/ (?:plus|and|or more)$/i, '')))
    : '';
}

function savedPlan(situation: Situation): Plan {
  const { phrases, line } = situation;
  const words = situation.reading.words.toLowerCase();
  const { wish, order } = readWish(line);
  const by = wish.sort ?? order;
  const input = {
    ...(by && ORDERS.has(by) && { order: by }),
    ...statesIn(situation),
    ...(wish.minPrice !== undefined && { minPrice: wish.minPrice }),
    ...(wish.maxPrice !== undefined && { maxPrice: wish.maxPrice }),
  };
  return (done) => {
    const [saved, details] = done;
    if (!saved) return use('saved_boats', input);
    const error = errorOf(saved.output);
    if (error) return say(error);
    const boats = boatsOf(saved.output);
    if (line.has(/\b(?:compare|comparison|side by side)\b/) && boats.length > 1) {
      if (!details) return use('boat_details', { boatIds: boats.slice(0, MOST_BOATS_AT_ONCE).map(({ id }) => id) });
      return say(errorOf(details.output) ?? comparison(boatsOf(details.output), phrases));
    }
    const from = line.has(NEAREST) ? townIn(situation) : undefined;
    if (from !== undefined && boats.length > 0) {
      if (!details) return use('how_far', { boatIds: boats.slice(0, 6).map(({ id }) => id), from });
      return say(errorOf(details.output) ?? distancesText(details.output, from, situation));
    }
    if (DETAIL.test(words) && boats.length > 1) {
      if (!details)
        return use('boat_details', {
          boatIds: boats.slice(0, MOST_BOATS_AT_ONCE).map(({ id }) => id),
          withoutTable: true,
        });
      const point = pointIn(boatsOf(details.output), words, phrases);
      if (point) return say(errorOf(details.output) ?? point);
    }
    return say(savedText(saved.output, boats, situation, input));
  };
}

/** Whole states that the saved boats should lie in. */
function statesIn({ line }: Situation): { states?: UsState[] } {
  const places = line.chunks.filter(({ meaning }) => meaning?.is === 'place');
  const states = places.flatMap(({ meaning, negated }) =>
    meaning?.is === 'place' && !negated && !meaning.location && !meaning.towns && !meaning.except
      ? [meaning.states ?? []]
      : [],
  );
  const isPlain = states.length === places.length && states.every((some) => some.length > 0);
  return isPlain && places.length > 0 && !line.has(CLOSEST) ? { states: states.flat() } : {};
}

const DETAIL =
  /\b(?:which|what)\b.*\b(?:sleeps?|berths?|hours|fastest|faster|speed|people|passengers|carries|beam|wid(?:e|er|est))\b/;

const ORDERS: ReadonlySet<string> = new Set([
  'price-low',
  'price-high',
  'length',
  'smallest',
  'newest-built',
  'oldest-built',
]);

const DROPPED =
  /\b(?:gone|went|go|come|came|moved) (?:up|down)(?: or (?:up|down))?\b(?: in)? (?:the )?price\b|\bprices? (?:\w+ )?(?:gone|went|go|moved?|come|came) (?:up|down)\b|\b(?:price|prices) (?:\w+ )?(?:drop|drops|dropped|cut|cuts|change|changes|changed|fell|reduced|reduction|lowered|history|went down|come down|came down)\b|\b(?:drop|drops|dropped|fall|fell|fallen|cut|reduced|lowered|lower|go down|gone down|went down|come down|came down|changed)\b.*\bprices?\b|\b(?:got|gotten|become|became|been|went|go|getting|any) (?:any )?(?:cheaper|reduced|less expensive)\b|\bcheaper (?:than before|now|since)\b|\b(?:price drops?|price cuts?|reductions?)\b/;
/** Asks for the boat that was saved last. */
const LAST =
  /\b(?:what|which|wich|show|the)\b.*\b(?:save|saved|bookmark\w*|favorit\w*|heart\w*)(?: \w+){0,2} (?:last|most recently|latest)[?.! ]*$|\b(?:last|latest|most recent|newest)(?: (?:one|boat|thing|listing|that|which)){0,2} i (?:\w+ )?(?:saved|bookmarked|favorited|hearted|liked)\b|\b(?:last|latest|most recent(?:ly)?) saved\b/;
const PENDING =
  /\b(?:pending|in (?:a |an )?(?:agreed )?(?:trade|deal)|under (?:contract|offer|agreement)|spoken for|reserved|taken)\b/;
const GONE =
  /\b(?:sold|gone|still (?:available|there|listed|for sale|up)|available|no longer|off the market|unavailable)\b/;

/** Asks for which of them the user has made an offer. */
const OFFERED_FOR =
  /\b(?:offers?|bids?) (?:\w+ )?(?:from|by|of) (?:me|us|mine)\b|\b(?:have|did|has|had) (?:i|we) (?:\w+ )?(?:offer\w*|bid|ma(?:de|ke) (?:an? )?(?:offers?|bids?)|put in)\b|\b(?:i|we) (?:\w+ )?(?:offered|bid|made (?:an? )?(?:offers?|bids?))\b/;

/** Figures that nothing adds up. */
const OTHER_SUM = /\b(?:hours|feet|length|berths|views|miles)\b/;
const SUM =
  /\badd(?:ed|ing|s)? (?:up|together|all)\b|\b(?:sum|total|totals|totaled|altogether|all together|combined|together|in all|all in)\b/;

/** The saved boats whose owners take what the words name. Undefined if they name nothing. */
function takersIn(boats: readonly KnownBoat[], line: Situation['line']): readonly KnownBoat[] | undefined {
  if (!line.has(/\b(?:takes?|taking|accepts?|wants?|trades?|swaps?|for)\b/)) return undefined;
  const kinds = line.chunks.flatMap(({ meaning, negated }) =>
    meaning?.is === 'asset' || meaning?.is === 'coins' ? [{ meaning, negated: Boolean(negated) }] : [],
  );
  const wanted = kinds.filter(({ negated }) => !negated);
  if (kinds.length === 0) return undefined;
  return boats.filter(
    (boat) =>
      (wanted.length === 0 || wanted.some(({ meaning }) => takesKind(boat, meaning))) &&
      !kinds.some(({ meaning, negated }) => negated && takesKind(boat, meaning)),
  );
}

/** How far the first of an order is ahead of the second. */
function gapIn(
  [one, two]: readonly KnownBoat[],
  by: 'length',
  line: Situation['line'],
  phrases: Situation['phrases'],
): string[] {
  const [measure] = ENDS[by] ?? [];
  const isAsked = line.has(
    /\bby how (?:much|many)\b|\bhow (?:much|many \w+) (?:more|less|older|newer|longer|shorter|cheaper)\b/,
  );
  const gap = isAsked && measure && one && two ? apart(one, two, measure, phrases) : undefined;
  return gap ? [gap] : [];
}

const CLOSEST = /\b(?:closest|nearest|near|close|far|distance|miles)\b/;

/** The saved boats of the types, places and names that the words ask for, or without those that they rule out. */
function leftIn(boats: readonly KnownBoat[], line: Situation['line']): readonly KnownBoat[] | undefined {
  const told = line.chunks.filter(
    ({ meaning, negated }) =>
      meaning?.is === 'type' ||
      meaning?.is === 'person' ||
      (meaning?.is === 'place' && !line.has(CLOSEST)) ||
      (negated && (meaning?.is === 'make' || meaning?.is === 'boat' || meaning?.is === 'kind')),
  );
  if (told.length === 0) return undefined;
  const wanted = told.filter(({ negated }) => !negated);
  return boats.filter(
    (boat) =>
      wanted.every(({ meaning }) => isSuch(boat, meaning)) &&
      !told.some(({ meaning, negated }) => negated && isSuch(boat, meaning)),
  );
}

function isSuch(boat: KnownBoat, meaning: Meaning | undefined): boolean {
  if (meaning?.is === 'make' || meaning?.is === 'boat') return meaning.boats.some(({ id }) => id === boat.id);
  if (meaning?.is === 'type' && meaning.loosely && titledBy(meaning.loosely, [boat])) return true;
  if (meaning?.is === 'kind') return boat.title.toLowerCase().includes(meaning.word.replace(/s$/, ''));
  return fits({ ...boat, price: dollarsOf(boat.price) }, meaning) ?? false;
}

function savedText(
  output: Record<string, unknown>,
  boats: readonly KnownBoat[],
  { phrases, line, own, deals, reading }: Situation,
  { order, ...limits }: { order?: string; states?: readonly string[] },
): string {
  const total = countOf(output.total);
  const [first] = boats;
  if (total === 0) return phrases.noSaved;
  const gone = countOf(output.noLongerListed);
  const goneText = gone > 0 && first ? ` ${phrases.savedNoLonger(gone)}` : '';
  const named = line.chunks.flatMap(({ meaning, negated }) =>
    !negated && (meaning?.is === 'make' || meaning?.is === 'boat')
      ? meaning.boats.map(({ id }) => id).filter((id) => !own.some((boat) => boat.id === id))
      : [],
  );
  const asked = boats.filter(({ id }) => named.includes(id));
  if (named.length > 0) return asked[0] ? phrases.isSaved(asked[0].title) : phrases.isNotSaved(total);
  const offered = deals.flatMap(({ boats: dealt, subjectId }) =>
    dealt.flatMap(({ boatId, isMine }) => (boatId === subjectId && !isMine ? [boatId] : [])),
  );
  const taken = line.has(OFFERED_FOR)
    ? boats.filter(({ id }) => offered.includes(id))
    : (takersIn(boats, line) ?? leftIn(boats, line));
  const listed = limits.states ? total - gone : boats.length;
  if (taken && first) return takersText(listed, taken, onlyOpenIn(taken, line.chunks), phrases);
  if (!first)
    return Object.keys(limits).length > 0 && gone < total ? phrases.noneOfSaved(total) : phrases.savedGone(total);
  const only = line.has(SUM) && line.has(OTHER_SUM) ? `${phrases.worth.onlyPrices} ` : '';
  const list = `${only}${phrases.savedList(total, boats, order && phrases.orders[order as 'length'])}${goneText}`;
  const pending = boats.filter(({ inTrade }) => inTrade).map(({ title }) => title);
  const sum =
    line.has(SUM) && !line.has(OTHER_SUM) ? phrases.savedSum(boats.length, textOf(output.pricesTogether)) : undefined;
  const end = sum && order && boats[0] ? phrases.wouldBe(boats[0].title, boats[0].price) : '';
  if (sum && countOf(output.total) - gone <= boats.length) return [end, `${sum}${goneText}`].filter(Boolean).join(' ');
  if (matches(LAST, reading.words) && gone === 0 && !order && Object.keys(limits).length === 0)
    return phrases.savedLast(first.title, first.price);
  const ends = [...new Set(line.all('sort').map(({ by }) => by))].filter((by) => ENDS[by]);
  const point = line.has(DROPPED)
    ? phrases.savedEarlier
    : line.has(PENDING)
      ? pending.length > 0
        ? phrases.savedPending(pending)
        : phrases.savedNonePending
      : line.has(GONE) && gone === 0
        ? phrases.savedAllThere
        : ends.length > 1 && boats.length > 1
          ? endsText(boats, ends, phrases)
          : order && boats.length > 1
            ? [extremeText(order as 'length', boats, phrases), ...gapIn(boats, order as 'length', line, phrases)].join(
                ' ',
              )
            : undefined;
  return [point, list].filter(Boolean).join(' ');
}
