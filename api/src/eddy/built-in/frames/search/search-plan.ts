import { boatsOf, dollarsOf, type KnownBoat, type Memory } from '../../memory.ts';
import type { Phrases } from '../../phrases/phrases.ts';
import { countOf, errorOf, just, type Plan, say, use, useSaying } from '../../plan.ts';
import { takersNaming } from '../../reading/names/named-takers.ts';
import { without } from '../../reading/refined-wish.ts';
import type { Wish } from '../../reading/wish.ts';
import { makersIn } from '../../reading/words/engine-makers.ts';
import { described, placeText } from './describe.ts';
import { extremeText } from './extremes.ts';
import { hasLimits, oneLimitLess } from './one-limit-less.ts';
import { placed, widerOf, withOneWord } from './wider-searches.ts';

interface Search {
  wish: Wish;
  /** Said at the end, about how the message was understood. */
  remarks?: string;
  /** Said before the search. */
  upfront?: string;
  /** The limits beyond the boats shown. If nothing is there, says so and shows the nearest again without them. */
  beyond?: readonly (keyof Wish)[];
  /** Searches at other prices, if nothing is found. */
  otherPrices?: readonly Wish[];
  /** Shows nothing else if nothing is found. */
  only?: true;
  /** Answers with the number rather than the boats. */
  counting?: true;
  /** Says nothing before the search: the limit follows from an earlier one. */
  quiet?: true;
  /** Words of a name, each of which another boat at the place may have. */
  words?: readonly string[];
  /** The size of the list that the wish narrows. If no boat of that list fits, the search looks nowhere else. */
  ofList?: number;
  /** A word of names that may also stand in listings. */
  mention?: string;
}

/** Searches, and if nothing is found again with fewer wishes. */
export function searchPlan(
  { wish, remarks = '', upfront = '', beyond, counting, only, quiet, otherPrices, words = [], ofList, mention }: Search,
  phrases: Phrases,
): Plan {
  const wider = otherPrices
    ? otherPrices.map((other) => ({ wish: other, because: phrases.otherPrices }))
    : only
      ? []
      : [...withOneWord(wish, words, phrases), ...widerOf(wish, beyond, phrases)];
  const makers = makersIn(wish.engine);
  const end = (text: string) =>
    say([text, wish.equipment || wish.notEquipment ? phrases.equipmentNote : '', remarks].filter(Boolean).join(' '));
  return (done) => {
    const [first, ...more] = done;
    if (!first && quiet) return use('search_boats', wish);
    if (!first)
      return useSaying(
        [upfront, phrases.lookingFor(described(wish, phrases))].filter(Boolean).join(' '),
        'search_boats',
        wish,
      );
    const error = errorOf(first.output);
    if (error) return say(phrases.cannotSearch(error));
    const total = countOf(first.output.total);
    if (total > 0 && mention && !counting) {
      const [mentioned] = more;
      if (!mentioned) return use('read_boats', { ...without(wish, ['query', 'boatIds']), equipment: [mention] });
      const titles = boatsOf(mentioned.output).flatMap(({ title }) => (hasWord(title, mention) ? [] : [title]));
      const also = titles.length > 0 ? phrases.alsoMention(mention, titles.slice(0, MOST_MENTIONED)) : '';
      return end([foundText(wish, first.output, phrases), also].filter(Boolean).join(' '));
    }
    if (total > 0)
      return end(counting ? countText(wish, first.output, phrases) : foundText(wish, first.output, phrases));
    if (ofList !== undefined) return end(phrases.noneOfThese(ofList));
    const found = more.findIndex(({ output }) => countOf(output.total) > 0);
    const [step, other] = [wider[found], more[found]];
    if (step && other)
      return end(`${nothingText(wish, phrases)} ${step.because} ${foundText(step.wish, other.output, phrases)}`);
    const next = wider[more.length];
    if (next) return use('search_boats', next.wish);
    if (makers.length > 0) return end(nothingText(wish, phrases));
    if (!only && !beyond && !otherPrices && !wish.query && hasLimits(wish)) {
      const nothing = [nothingText(wish, phrases), adviceFor(wish, phrases)] as const;
      const move = oneLimitLess(wish, phrases, nothing)(more.slice(wider.length));
      return 'say' in move ? end(move.say) : move;
    }
    return end(only ? phrases.nothing : `${phrases.nothing} ${adviceFor(wish, phrases)}`);
  };
}

const MOST_MENTIONED = 3;
const hasWord = (title: string, word: string) => title.toLowerCase().includes(word.toLowerCase());

const adviceFor = ({ minPrice, maxPrice }: Wish, phrases: Phrases) =>
  minPrice === undefined && maxPrice === undefined ? phrases.nothingAdvicePlain : phrases.nothingAdvice;

/** The maker of the engine or the place is the reason that nothing was found, which the answer names. */
export const nothingText = (wish: Wish, phrases: Phrases) => {
  const makers = makersIn(wish.engine);
  if (makers.length > 0) return phrases.noMaker(makers);
  return placed(wish) && !wish.query && !wish.equipment
    ? phrases.noneIn(placeText(wish, phrases) ?? '')
    : phrases.nothing;
};

const countText = (wish: Wish, output: Record<string, unknown>, phrases: Phrases) => {
  const total = countOf(output.total);
  return Object.keys(wish).length === 0
    ? foundText(wish, output, phrases)
    : phrases.counted(total, Boolean(output.andMore));
};

export function foundText(wish: Wish, output: Record<string, unknown>, phrases: Phrases): string {
  const total = countOf(output.total);
  const boats = boatsOf(output);
  const [first] = boats;
  if (!first) return `${phrases.found(total, Boolean(output.andMore))} ${phrases.notGiven}`;
  return [
    foundBoats(wish, boats, output, phrases),
    openOnlyText(wish, boats, phrases),
    pendingText([...boats, ...offPage(output)], total, phrases),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Boats whose owners name nothing of what was searched for, and are merely open to offers. */
function openOnlyText(wish: Wish, boats: readonly KnownBoat[], phrases: Phrases): string {
  if (!wish.tradeFor || wish.tradeFor.includes('open_to_offers') || boats.length < 2) return '';
  const naming = takersNaming(boats, wish);
  const open = boats.filter((boat) => !naming.includes(boat)).map(({ title }) => title);
  return open.length > 0 && naming.length > 0 ? phrases.openToOffers(open) : '';
}

/** The boat with the lowest price, which the answer names even if its page is another. */
const offPage = ({ cheapest }: Record<string, unknown>): KnownBoat[] => (cheapest ? [cheapest as KnownBoat] : []);

/** Boats that are in an agreed trade, as the site marks them. */
function pendingText(boats: readonly KnownBoat[], total: number, phrases: Phrases): string {
  const pending = [...new Set(boats.filter(({ inTrade }) => inTrade).map(({ title }) => title))];
  return pending.length > 0 ? phrases.tradePending(pending, total === 1) : '';
}

function foundBoats(
  wish: Wish,
  boats: readonly KnownBoat[],
  output: Record<string, unknown>,
  phrases: Phrases,
): string {
  const total = countOf(output.total);
  const [first] = boats;
  if (!first) return '';
  if (wish.near) return nearestText(wish, boats, output, phrases);
  if (total === 1)
    return [
      phrases.foundOne(first.title, first.price, first.location),
      wish.order === 'fewest-hours' ? hoursText(first, phrases) : '',
    ]
      .filter(Boolean)
      .join(' ');
  const order = output.takersFirst
    ? phrases.takersFirst
    : phrases.orders[wish.near ? 'distance' : (wish.order ?? wish.sort ?? 'newest')];
  if (wish.limit) return [phrases.shownExactly(boats.length, order), phrases.each(boats)].join(' ');
  const shown = total > boats.length ? phrases.shown(boats.length, order) : '';
  return [phrases.found(total, Boolean(output.andMore)), shown, remarkText(wish, boats, output, phrases)]
    .filter(Boolean)
    .join(' ');
}

const hoursText = ({ engineHours }: KnownBoat & { engineHours?: unknown }, phrases: Phrases) =>
  typeof engineHours === 'number' ? phrases.details.hours(engineHours) : '';

function nearestText(
  { withinMiles }: Wish,
  boats: readonly KnownBoat[],
  output: Record<string, unknown>,
  phrases: Phrases,
): string {
  const total = countOf(output.total);
  const [first] = boats as (KnownBoat & { miles?: number })[];
  const left = withinMiles === undefined ? 0 : countOf(output.notPlaced);
  const leftOut = left > 0 ? phrases.notPlaced(left, Boolean(output.notPlacedAndMore)) : '';
  if (first && total === 1)
    return [
      phrases.foundOne(first.title, first.price, first.location),
      first.miles ? phrases.away(first.miles) : '',
      leftOut,
    ]
      .filter(Boolean)
      .join(' ');
  return [
    phrases.found(total, Boolean(output.andMore)),
    total > boats.length ? phrases.shown(boats.length, phrases.orders.distance) : '',
    first ? phrases.nearest(first.title, first.price, first.location, first.miles) : '',
    leftOut,
  ]
    .filter(Boolean)
    .join(' ');
}

function remarkText(
  { sort, order }: Wish,
  boats: readonly KnownBoat[],
  output: Record<string, unknown>,
  phrases: Phrases,
): string {
  const [first] = boats;
  // The page need not show the lowest price of all that match.
  const cheapest =
    (output.cheapest as KnownBoat | undefined) ?? [...boats].sort((a, b) => dollarsOf(a.price) - dollarsOf(b.price))[0];
  if (!first || !cheapest) return '';
  if (order) return extremeText(order, boats, phrases) ?? phrases.leads(first.title, first.price);
  if (sort === 'oldest' || sort === 'newest') return phrases.listedFirst[sort](first.title, first.price);
  if (sort === 'price-high') return phrases.highest(first.price, first.title);
  if (sort === 'length' && first.length) return phrases.longest(first.title, phrases.feet(first.length), first.price);
  return phrases.lowest(cheapest.price, cheapest.title);
}

export function morePlan({ search, next }: Memory, phrases: Phrases): Plan | undefined {
  if (!search) return undefined;
  if (!next) return just(phrases.allSeen);
  const wish = without(search, ['cursor' as keyof Wish]);
  return (done) => {
    const last = done.at(-1);
    if (!last)
      return useSaying(phrases.lookingForMore(described(wish, phrases)), 'search_boats', { ...wish, cursor: next });
    return say(errorOf(last.output) ?? phrases.more(boatsOf(last.output).length));
  };
}
