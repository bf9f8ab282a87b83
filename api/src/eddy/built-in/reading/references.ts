import { dollarsOf, type KnownBoat, type Memory } from '../memory.ts';

/** The boats that the user refers to. */
export type Reference = { ids: number[] } | 'which one?' | undefined;

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const COUNTS = ['two', 'three', 'four'];
const ORDINAL = new RegExp(
  `\\b(?:the|number|no\\.?|option|that|your) (${ORDINALS.join('|')}|last)\\b|\\b(${ORDINALS.join('|')}|last) (?:one|boat|option|listing|result)\\b|\\b([1-6])(?:st|nd|rd|th)\\b|\\b(?:number|no\\.?|option|#) ?([1-6])\\b(?![\\d,.k])|\\band (?:the )?(${ORDINALS.join('|')}|last)\\b`,
  'g',
);
const BOAT_ID =
  /(?:\b(?:boat|listing|id)(?: (?:number|no\.?|id))? ?#?|#|\/boats\/)(\d{1,9})\b(?![\d,.k%]| ?(?:k|ft|feet|foot|thousand)\b)/g;
const POINTING =
  /\b(?:it|it's|its|her|she|that one|this one|that boat|this boat|the boat|that|this|the same(?: one)?|him|he|them|they|the owner|the seller|his|their)\b/;
const SEVERAL = /\b(?:both|these two|those two|the two|all of them|them all|each other|these|those|all three|all)\b/;

const SUPERLATIVES: readonly [RegExp, (a: KnownBoat, b: KnownBoat) => number][] = [
  [/\bthe (?:cheapest|least expensive|lowest[ -]priced)\b/, (a, b) => dollarsOf(a.price) - dollarsOf(b.price)],
  [/\bthe (?:most expensive|priciest|dearest)\b/, (a, b) => dollarsOf(b.price) - dollarsOf(a.price)],
  [/\bthe (?:newest|youngest)\b/, (a, b) => b.year - a.year],
  [/\bthe oldest\b/, (a, b) => a.year - b.year],
  [/\bthe (?:longest|biggest|largest)\b/, (a, b) => (b.length ?? 0) - (a.length ?? 0)],
  [/\bthe (?:shortest|smallest)\b/, (a, b) => (a.length ?? 0) - (b.length ?? 0)],
];

export function readReference(lower: string, { shown, focus }: Memory): Reference {
  const byId = [...lower.matchAll(BOAT_ID)].map(([, id]) => Number(id));
  const positions = [...lower.matchAll(ORDINAL)].map(positionOf);
  if (byId.length > 0) return { ids: byId.map((id) => meant(id, lower, shown)) };
  const first = new RegExp(`\\b(?:first|top|last) (${COUNTS.join('|')}|[2-4])\\b`).exec(lower)?.[1];
  if (first && shown.length > 1) return { ids: shown.slice(0, COUNTS.indexOf(first) + 2 || Number(first)).map(idOf) };
  if (positions.length > 0) return picked(positions, shown);
  for (const [pattern, order] of SUPERLATIVES) {
    const [best] = pattern.test(lower) ? [...shown].sort(order) : [];
    if (best) return { ids: [best.id] };
  }
  const named = shown.filter((boat) => isNamed(lower, boat));
  if (named.length > 0 && named.length < shown.length) return { ids: named.map(idOf) };
  if (shown.length === 1 && named.length === 1) return { ids: named.map(idOf) };
  if (SEVERAL.test(lower) && shown.length > 1 && shown.length <= 6) return { ids: shown.slice(0, 4).map(idOf) };
  if (POINTING.test(lower)) return focus ? { ids: [focus.id] } : 'which one?';
  return undefined;
}

const idOf = ({ id }: KnownBoat) => id;

function positionOf([, a, b, digit, number, also]: RegExpExecArray | RegExpMatchArray): number {
  const word = a ?? b ?? also;
  if (word) return word === 'last' ? -1 : ORDINALS.indexOf(word);
  return Number(digit ?? number) - 1;
}

/** 'Boat 2' and '#2' are positions in the list, unless a boat in it has that id or the list is shorter. */
function meant(number: number, lower: string, shown: readonly KnownBoat[]): number {
  if (shown.some(({ id }) => id === number) || /\b(?:id|listing)\b|\/boats\//.test(lower)) return number;
  return shown[number - 1]?.id ?? number;
}

function picked(positions: readonly number[], shown: readonly KnownBoat[]): Reference {
  const ids = positions.map((position) => shown.at(position)?.id);
  return ids.length > 0 && ids.every((id) => id !== undefined) ? { ids } : 'which one?';
}

const COMMON = new Set('boat yacht the for with and one sea island star'.split(' '));

function isNamed(lower: string, { make, model, title }: KnownBoat): boolean {
  const names = [make, model, ...title.split(/\s+/)]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 2 && !COMMON.has(word) && !/^\d+$/.test(word));
  return names.some((name) =>
    new RegExp(`\\b(?:the|that|this) (?:[\\w-]+ ){0,2}${name.replace(/[^\w\s]/g, '\\$&')}(?!\\w)`).test(lower),
  );
}
