import type { NamedBoat } from '../../../../platform/names.ts';
import { dollarsOf, type Memory } from '../../memory.ts';
import { without } from '../../reading/refined-wish.ts';
import type { ReadWish, Wish } from '../../reading/wish.ts';
import type { Situation } from '../../situation.ts';

/** Changes the last search relative to the boats that it showed. */
export type Change = (wish: Wish, memory: Memory) => Wish;

const priceOf = (memory: Memory, pick: (...prices: number[]) => number) => {
  if (memory.focus) return dollarsOf(memory.focus.price);
  const { minPrice, maxPrice } = memory.search ?? {};
  const prices = memory.shown.map(({ price }) => dollarsOf(price));
  return pick(...(prices.length > 0 ? prices : [minPrice ?? maxPrice ?? 0, maxPrice ?? minPrice ?? 0]));
};
const lengthOf = (memory: Memory, pick: (...lengths: number[]) => number) =>
  memory.focus ? (memory.focus.length ?? 0) : pick(...memory.shown.map(({ length }) => length ?? 0));
const yearOf = (memory: Memory, pick: (...years: number[]) => number) =>
  memory.focus ? memory.focus.year : pick(...memory.shown.map(({ year }) => year));

/** 'Cheaper' and the like mean beyond the boats just shown. */
const COMPARATIVES: readonly [RegExp, Change][] = [
  [
    /\b(?:cheaper|less expensive|lower priced|more affordable|less money|(?:too|way too|kinda|bit|so|that) (?:expensive|much|pricey|steep|rich)|out of my (?:budget|price range)|over my budget)\b(?! than (?!(?:that|this|it|those|these|them)\b))/,
    (wish, memory) => ({
      ...without(wish, ['minPrice']),
      maxPrice: Math.max(priceOf(memory, Math.min) - 1, 0),
      sort: 'price-low',
    }),
  ],
  [
    /\b(?:more expensive|pricier|higher priced|more upscale|fancier|too cheap)\b(?! than (?!(?:that|this|it|those|these|them)\b))/,
    (wish, memory) => ({ ...without(wish, ['maxPrice']), minPrice: priceOf(memory, Math.max) + 1, sort: 'price-low' }),
  ],
  [
    /\b(?:bigger|longer|larger|(?:too|bit) (?:small|short))\b(?! than (?!(?:that|this|it|those|these|them)\b))/,
    (wish, memory) => ({ ...without(wish, ['maxLength']), minLength: lengthOf(memory, Math.max) + 0.1 }),
  ],
  [
    /\b(?:smaller|shorter|(?:too|bit) (?:big|large|long))\b(?! than (?!(?:that|this|it|those|these|them)\b))/,
    (wish, memory) => ({ ...without(wish, ['minLength']), maxLength: Math.max(lengthOf(memory, Math.min) - 0.1, 0) }),
  ],
  [
    /\b(?:newer|younger|(?:too|bit) old)\b(?! than (?!(?:that|this|it|those|these|them)\b))/,
    (wish, memory) => ({ ...without(wish, ['maxYear']), minYear: yearOf(memory, Math.max) + 1 }),
  ],
  [
    /\b(?:older|(?:too|bit) new)\b(?! than (?!(?:that|this|it|those|these|them)\b))/,
    (wish, memory) => ({ ...without(wish, ['minYear']), maxYear: yearOf(memory, Math.min) - 1 }),
  ],
];

export function comparative({ line }: Situation): Change | undefined {
  if (line.first('ref')) return undefined;
  // 'Too much, under 200' names the limit itself.
  if (line.has(/\btoo (?:much|expensive|pricey|steep|rich)\b.*_bound_/)) return undefined;
  return COMPARATIVES.find(([pattern]) => line.has(pattern))?.[1];
}

export const canCompare = ({ shown, focus, search }: Memory, text: string) =>
  shown.length > 0 || focus !== undefined || (search !== undefined && /cheap|expens|pric/.test(text));

/** The limits that a comparison set. */
export const beyondKeys = (before: Wish, after: Wish): (keyof Wish)[] =>
  (Object.keys(after) as (keyof Wish)[]).filter((name) => name !== 'sort' && after[name] !== before[name]);

/** 'Anything cheaper than the Reef 24 but bigger': beyond a boat that the message names. */
const BEYOND: readonly [string, (boat: NamedBoat) => Wish][] = [
  ['cheaper|less expensive|for less|less', ({ price }) => (price ? { maxPrice: price - 1, sort: 'price-low' } : {})],
  ['pricier|more expensive', ({ price }) => (price ? { minPrice: price + 1, sort: 'price-low' } : {})],
  ['newer|younger', ({ year }) => ({ minYear: year + 1 })],
  ['older', ({ year }) => ({ maxYear: year - 1 })],
  ['bigger|longer|larger', ({ length }) => (length ? { minLength: length + 0.1 } : {})],
  ['smaller|shorter', ({ length }) => (length ? { maxLength: length - 0.1 } : {})],
];
const THAN_NAMED = /\bthan (?:the |that |this )?_(?:boat|make|own)_/;

/** The limits that a comparison with a named boat sets; a second one may leave the name out. */
function beyondIn(line: Situation['line']): ((boat: NamedBoat) => Wish)[] {
  if (!line.has(THAN_NAMED)) return [];
  return BEYOND.filter(([words]) =>
    line.has(
      new RegExp(
        `\\b(?:${words})(?: (?:boats?|ones?|yachts?|_type_))? than (?:the |that |this )?_(?:boat|make|own)_|\\b(?:but|and|yet|or|,) (?:also |still |not )?(?:${words})(?: than (?:it|that|this))?(?= [?.!,]|$)|\\b(?:${words}) (?:and|but|,) (?:\\w+ ){1,2}than _(?:boat|make|own)_`,
      ),
    ),
  ).map(([, limit]) => limit);
}

const WISHES =
  /^(?:cheaper|less expensive|pricier|more expensive|newer|older|bigger|longer|larger|smaller|shorter)\b|\b(?:anything|something|any|boats?|find|show|looking|what (?:is|do you have)|got)\b|_type_/;

/** Whether the message asks for boats beyond others, whose figures no tool has told yet. */
export const isBeyondNamed = (line: Situation['line']): boolean => beyondIn(line).length > 0;

export function beyondNamed({ line, own: mine }: Situation, read: ReadWish): ReadWish {
  const own = line.all('own').flatMap(({ boats, named }) => {
    const meant = named ? boats : mine;
    return meant.length === 1 ? [{ boats: meant, count: 1 }] : [];
  });
  const [name, ...others] = [...line.all('boat'), ...line.all('make'), ...own];
  const boats = name && name.boats.length === name.count ? name.boats : [];
  const limits = beyondIn(line);
  if (limits.length === 0 || boats.length === 0 || others.length > 0 || !line.has(WISHES)) return read;
  const { query: _name, notMine: _mine, ...wish } = read.wish;
  const beyond = limits.map((limit) => beyondAll(boats.map(limit)));
  return { ...read, wish: Object.assign({}, wish, ...beyond) };
}

const OF_OWN =
  /\b(?:trade|swap|exchange|replace|upgrade|move|step|go|sell|give|switch|take|takes)\b.*_own_.*\b(?:for|to|into|with|get|up|down)\b|\b(?:than|compared to) _own_/;
const BESIDE_OWN: readonly [RegExp, (boat: NamedBoat) => Wish][] = [
  [/\b(?:smaller|shorter)\b/, ({ length }) => (length ? { maxLength: length - 0.1 } : {})],
  [/\b(?:bigger|longer|larger)\b/, ({ length }) => (length ? { minLength: length + 0.1 } : {})],
  [/\b(?:newer|younger)\b/, ({ year }) => ({ minYear: year + 1 })],
  [/\bolder\b/, ({ year }) => ({ maxYear: year - 1 })],
  [/\b(?:cheaper|less expensive)\b/, ({ price }) => (price ? { maxPrice: price - 1 } : {})],
  [/\b(?:pricier|more expensive|fancier)\b/, ({ price }) => (price ? { minPrice: price + 1 } : {})],
];

/** 'Trade my boat for something smaller': beyond the user's own boat. */
export function beyondOwn(line: Situation['line'], read: ReadWish): ReadWish {
  const own = line.all('own').flatMap(({ boats }) => boats);
  const limits = BESIDE_OWN.filter(([pattern]) => line.has(pattern)).map(([, limit]) => limit);
  if (own.length === 0 || limits.length === 0 || !line.has(OF_OWN)) return read;
  const beyond = limits.map((limit) => beyondAll(own.map(limit)));
  return { ...read, wish: Object.assign({}, read.wish, ...beyond) };
}

/** Beyond every boat of a name: cheaper than the cheapest, longer than the longest. */
function beyondAll(limits: readonly Wish[]): Wish {
  const all: Wish = { ...limits[0] };
  for (const one of limits) {
    for (const key of ['maxPrice', 'maxYear', 'maxLength'] as const)
      if (all[key] !== undefined && one[key] !== undefined) all[key] = Math.min(all[key], one[key]);
    for (const key of ['minPrice', 'minYear', 'minLength'] as const)
      if (all[key] !== undefined && one[key] !== undefined) all[key] = Math.max(all[key], one[key]);
  }
  return all;
}
