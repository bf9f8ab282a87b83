import { boatsOf, type KnownBoat } from '../../memory.ts';
import type { Phrases } from '../../phrases/phrases.ts';
import { countOf, errorOf, type Plan, say, use } from '../../plan.ts';
import { without } from '../../reading/refined-wish.ts';
import type { Wish } from '../../reading/wish.ts';
import { described } from './describe.ts';
import { type By, ENDS, figureOf, figureText } from './extremes.ts';

/** Limits that an answer may leave out, with the order that puts the nearest boat first. */
const LIMITS: readonly (readonly [readonly (keyof Wish)[], By?])[] = [
  [['maxPrice'], 'price-low'],
  [['maxEngineHours'], 'fewest-hours'],
  [['minYear'], 'newest-built'],
  [['minLength'], 'length'],
  [['maxLength'], 'smallest'],
  [['minSleeps'], 'most-berths'],
  [['minCapacity'], 'most-people'],
  [['minMaxSpeed'], 'fastest'],
  [['minPrice'], 'price-high'],
  [['maxYear'], 'oldest-built'],
  [['fuel']],
  [['engine']],
  [['type']],
  [['types']],
  [['tradeFor', 'allTradeFor']],
  [['notFuel']],
  [['notEngine']],
];
const LOWEST_FIRST: ReadonlySet<By> = new Set(['price-low', 'fewest-hours', 'smallest', 'oldest-built'] as const);
const MOST_TRIED = 4;
const FEWEST = 2;
/** Only a search can look near a town. */
const NEAR = ['near', 'zip', 'withinMiles'] as const;

const leftOut = (wish: Wish) =>
  LIMITS.filter(([keys]) => keys.some((key) => wish[key] !== undefined)).slice(0, MOST_TRIED);

/** Whether a search has several limits, one of which may be the reason that nothing was found. */
export const hasLimits = (wish: Wish): boolean =>
  leftOut(wish).length >= FEWEST && NEAR.every((name) => wish[name] === undefined);

/** After a search that found nothing: how many boats each limit alone keeps out, and the nearest of them. */
export const oneLimitLess =
  (wish: Wish, phrases: Phrases, [nothing, advice]: readonly [string, string]): Plan =>
  (read) => {
    const limits = leftOut(wish);
    const next = limits[read.length];
    if (next) return use('read_boats', without(wish, ['sort', 'order', 'limit', ...next[0]]));
    const kept = limits.flatMap(([keys, by], index) => {
      const output = read[index]?.output ?? {};
      const total = errorOf(output) ? 0 : countOf(output.total);
      const boats = boatsOf(output);
      const [nearest] = by && boats.length === total ? inOrder(boats, by) : [];
      return total > 0 ? [{ limit: limitText(wish, keys, phrases), count: total, by, nearest }] : [];
    });
    if (kept.length === 0) return say(`${nothing} ${advice}`);
    const told = kept.find(({ nearest }) => nearest);
    return say(
      [
        nothing,
        phrases.oneLimitLess.counts(kept),
        told?.by && told.nearest
          ? phrases.oneLimitLess.nearest(told.limit, told.nearest.title, figureText(told.nearest, told.by, phrases))
          : '',
      ]
        .filter(Boolean)
        .join(' '),
    );
  };

function inOrder(boats: readonly KnownBoat[], by: By): KnownBoat[] {
  const [measure] = ENDS[by] ?? [];
  const direction = LOWEST_FIRST.has(by) ? 1 : -1;
  const figure = (boat: KnownBoat) => (measure && figureOf(boat, measure)) ?? Number.NaN;
  return boats.filter((boat) => !Number.isNaN(figure(boat))).toSorted((a, b) => direction * (figure(a) - figure(b)));
}

/** One limit in the words in which the whole search is described. */
function limitText(wish: Wish, keys: readonly (keyof Wish)[], phrases: Phrases): string {
  const only = Object.fromEntries(keys.flatMap((key) => (wish[key] === undefined ? [] : [[key, wish[key]]]))) as Wish;
  const text = described(only, phrases);
  return text.startsWith(`${phrases.boats} `) ? text.slice(phrases.boats.length + 1) : text;
}
