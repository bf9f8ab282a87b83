import { STATE_NAMES } from '@tradewind/domain/geography';
import { boatsOf, dollarsOf, type KnownBoat, type Memory } from '../../memory.ts';
import type { Phrases } from '../../phrases/phrases.ts';
import { countOf, errorOf, just, type Plan, say, use, useSaying } from '../../plan.ts';
import { plainEquipment } from '../../reading/equipment.ts';
import { homeOf } from '../../reading/places/us-places.ts';
import { without } from '../../reading/refined-wish.ts';
import { CLOSEST_TYPE, type Wish } from '../../reading/wish.ts';
import { makersIn } from '../../reading/words/engine-makers.ts';
import { described, placeText } from './describe.ts';
import { extremeText } from './extremes.ts';
import { hasLimits, oneLimitLess } from './one-limit-less.ts';

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
}

/** Searches, and if nothing is found again with fewer wishes. */
export function searchPlan(
  { wish, remarks = '', upfront = '', beyond, counting, only, quiet, otherPrices }: Search,
  phrases: Phrases,
): Plan {
  const wider = otherPrices
    ? otherPrices.map((other) => ({ wish: other, because: phrases.otherPrices }))
    : only
      ? []
      : widerOf(wish, beyond, phrases);
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
    if (total > 0)
      return end(counting ? countText(wish, first.output, phrases) : foundText(wish, first.output, phrases));
    const found = more.findIndex(({ output }) => countOf(output.total) > 0);
    const [step, other] = [wider[found], more[found]];
    if (step && other)
      return end(`${nothingText(wish, phrases)} ${step.because} ${foundText(step.wish, other.output, phrases)}`);
    const next = wider[more.length];
    if (next) return use('search_boats', next.wish);
    if (makers.length > 0) return end(nothingText(wish, phrases));
    if (!only && !beyond && !otherPrices && !wish.query && hasLimits(wish)) {
      const nothing = [nothingText(wish, phrases), adviceFor(wish, phrases)] as const;
      const move = oneLimitLess(wish, phrases, nothing, (less, output) => foundText(less, output, phrases))(
        more.slice(wider.length),
      );
      return 'say' in move ? end(move.say) : move;
    }
    return end(only ? phrases.nothing : `${phrases.nothing} ${adviceFor(wish, phrases)}`);
  };
}

const adviceFor = ({ minPrice, maxPrice }: Wish, phrases: Phrases) =>
  minPrice === undefined && maxPrice === undefined ? phrases.nothingAdvicePlain : phrases.nothingAdvice;

interface Wider {
  wish: Wish;
  because: string;
}

/** The searches to try if nothing is found: without the name, in the state of a city, anywhere. */
function widerOf(wish: Wish, beyond: readonly (keyof Wish)[] | undefined, phrases: Phrases): Wider[] {
  if (beyond) return [{ wish: without(wish, beyond), because: phrases.beyond }];
  if (LISTED.some((name) => wish[name] !== undefined))
    return [{ wish: without(wish, LISTED), because: phrases.listedEarlier }];
  if (makersIn(wish.engine).length > 0) {
    const others = withoutMakers(wish);
    return Object.keys(others).length > 0 ? [{ wish: others, because: phrases.anyMaker }] : [];
  }
  const plainer = wish.equipment?.map((thing) => plainEquipment(thing) ?? thing);
  if (plainer && wish.equipment && plainer.join() !== wish.equipment.join())
    return [
      { wish: { ...wish, equipment: plainer }, because: phrases.withPlainer(plainer.map(phrases.equipmentSaid)) },
    ];
  const closest = wish.type ? undefined : CLOSEST_TYPE[wish.query ?? ''];
  if (wish.query && closest)
    return [
      ...(placed(wish) ? elsewhereOf(wish, phrases) : []),
      {
        wish: { ...without(wish, ['query']), type: closest },
        because: phrases.looselyListed(wish.query, [closest]),
      },
    ];
  if (wish.query && Object.keys(wish).length > 1)
    return [{ wish: without(wish, ['query']), because: phrases.withoutName(wish.query) }];
  if (wish.query) return [{ wish: {}, because: phrases.withoutName(wish.query) }];
  if (wish.maxEngineHours !== undefined && Object.keys(wish).length > 1) return withMoreHours(wish, phrases);
  if (placed(wish)) return [...elsewhereOf(wish, phrases), ...withAnyOf(wish, phrases)];
  const { equipment, ...others } = wish;
  return equipment && !others.notEquipment && Object.keys(others).length > 0
    ? [
        ...withAnyOf(wish, phrases),
        { wish: others, because: phrases.unmentioned(equipment.map(phrases.equipmentSaid)) },
      ]
    : withAnyOf(wish, phrases);
}

/** The same boats with more hours, the fewest first, then elsewhere. */
function withMoreHours(wish: Wish, phrases: Phrases): Wider[] {
  const any: Wish = { ...without(wish, ['maxEngineHours', 'sort']), order: 'fewest-hours' };
  const elsewhere = placed(wish) ? elsewhereOf(wish, phrases) : [];
  return [
    { wish: any, because: phrases.moreHours },
    ...elsewhere,
    ...elsewhere.slice(-1).map(({ because }) => ({ wish: without(any, PLACES), because })),
  ];
}

/** The same boats with one of the things, if no listing mentions them all. */
function withAnyOf(wish: Wish, phrases: Phrases): Wider[] {
  const { equipment = [] } = wish;
  if (equipment.length < 2 || equipment.some((thing) => thing.includes('|'))) return [];
  const any = { ...wish, equipment: [equipment.join('|')] };
  return [{ wish: any, because: phrases.withAny(equipment.map(phrases.equipmentSaid)) }];
}

const LISTED = ['listedWithinDays', 'listedSince', 'listedBeforeDays'] as const;
const PLACES = ['location', 'locations', 'state', 'states', 'near', 'withinMiles'] as const;
const placed = (wish: Wish) => PLACES.some((name) => name !== 'near' && wish[name] !== undefined);

/** A wish without the maker of the engine. */
function withoutMakers({ engine = [], ...others }: Wish): Wish {
  const words = engine.filter((word) => makersIn([word]).length === 0);
  return words.length > 0 ? { ...others, engine: words } : others;
}

/** The maker of the engine or the place is the reason that nothing was found, which the answer names. */
export const nothingText = (wish: Wish, phrases: Phrases) => {
  const makers = makersIn(wish.engine);
  if (makers.length > 0) return phrases.noMaker(makers);
  return placed(wish) && !wish.query && !wish.equipment
    ? phrases.noneIn(placeText(wish, phrases) ?? '')
    : phrases.nothing;
};

/** The same boats in the state of a city, then anywhere, the nearest first. */
function elsewhereOf(wish: Wish, phrases: Phrases): Wider[] {
  const anywhere = without(wish, PLACES);
  const { location, state, near } = wish;
  const home = location === undefined ? undefined : (state ?? homeOf(location));
  const from = near ?? (location ? home && `${location}, ${home}` : state && STATE_NAMES[state]);
  const nearest = from === undefined ? anywhere : { ...without(anywhere, ['sort', 'order']), near: from };
  return [
    ...(home && !state ? [{ wish: { ...nearest, state: home }, because: phrases.inState(STATE_NAMES[home]) }] : []),
    ...(from === undefined ? [] : [{ wish: nearest, because: phrases.elsewhereNearest }]),
    { wish: anywhere, because: phrases.elsewhere },
  ];
}

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
  return [foundBoats(wish, boats, output, phrases), pendingText([...boats, ...offPage(output)], total, phrases)]
    .filter(Boolean)
    .join(' ');
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
  const order = phrases.orders[wish.near ? 'distance' : (wish.order ?? wish.sort ?? 'newest')];
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
