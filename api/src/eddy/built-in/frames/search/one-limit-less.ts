import type { Phrases } from '../../phrases/phrases.ts';
import { countOf, errorOf, type Plan, say, use } from '../../plan.ts';
import { without } from '../../reading/refined-wish.ts';
import type { Wish } from '../../reading/wish.ts';
import { described } from './describe.ts';

type Order = Pick<Wish, 'sort' | 'order'>;

/** Limits that an answer may leave out, with the order that puts the nearest boat first. */
const LIMITS: readonly (readonly [readonly (keyof Wish)[], Order?])[] = [
  [['maxPrice'], { sort: 'price-low' }],
  [['maxEngineHours'], { order: 'fewest-hours' }],
  [['minYear'], { order: 'newest-built' }],
  [['minLength'], { sort: 'length' }],
  [['maxLength'], { order: 'smallest' }],
  [['minSleeps'], { order: 'most-berths' }],
  [['minCapacity'], { order: 'most-people' }],
  [['minMaxSpeed'], { order: 'fastest' }],
  [['minPrice'], { sort: 'price-high' }],
  [['maxYear'], { order: 'oldest-built' }],
  [['fuel']],
  [['engine']],
  [['type']],
  [['types']],
  [['tradeFor', 'allTradeFor']],
  [['notFuel']],
  [['notEngine']],
];
const MOST_TRIED = 4;
const FEWEST = 2;

const leftOut = (wish: Wish) =>
  LIMITS.filter(([keys]) => keys.some((key) => wish[key] !== undefined)).slice(0, MOST_TRIED);

/** Whether a search has several limits, one of which may be the reason that nothing was found. */
export const hasLimits = (wish: Wish): boolean => leftOut(wish).length >= FEWEST;

/** After a search that found nothing: which limit alone keeps how many boats out, and the nearest of them. */
export const oneLimitLess =
  (
    wish: Wish,
    phrases: Phrases,
    [nothing, advice]: readonly [string, string],
    found: (wish: Wish, output: Record<string, unknown>) => string,
  ): Plan =>
  (done) => {
    const limits = leftOut(wish);
    const counted = done.slice(0, limits.length);
    const next = limits[counted.length];
    const plain = without(wish, ['sort', 'order', 'limit']);
    if (next) return use('read_boats', without(plain, next[0]));
    const kept = limits.flatMap(([keys, order], index) => {
      const output = counted[index]?.output ?? {};
      const total = errorOf(output) ? 0 : countOf(output.total);
      return total > 0 ? [{ keys, order, total }] : [];
    });
    const nearest = kept.find(({ order }) => order) ?? kept[0];
    if (!nearest) return say(`${nothing} ${advice}`);
    const search = done[limits.length];
    if (!search) return use('search_boats', { ...without(plain, nearest.keys), ...nearest.order });
    const words = phrases.oneLimitLess;
    const limitOf = (keys: readonly (keyof Wish)[]) => limitText(wish, keys, phrases);
    return say(
      [
        nothing,
        words.counts(kept.map(({ keys, total }) => ({ limit: limitOf(keys), count: total }))),
        words.without(limitOf(nearest.keys), nearest.order !== undefined),
        found({ ...without(plain, nearest.keys), ...nearest.order }, search.output),
      ].join(' '),
    );
  };

/** One limit in the words in which the whole search is described. */
function limitText(wish: Wish, keys: readonly (keyof Wish)[], phrases: Phrases): string {
  const only = Object.fromEntries(keys.flatMap((key) => (wish[key] === undefined ? [] : [[key, wish[key]]]))) as Wish;
  const text = described(only, phrases);
  return text.startsWith(`${phrases.boats} `)
    ? text.slice(phrases.boats.length + 1).replace(/^[a-zé]+ (?=not )/, '')
    : text;
}
