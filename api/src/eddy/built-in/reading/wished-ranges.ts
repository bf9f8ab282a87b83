import type { BoatType } from '@tradewind/domain/boat-types';
import { matches, matchOf } from '../../matching.ts';
import type { Chunk, Line } from './line.ts';
import type { Field, Meaning, Range } from './meanings.ts';
import type { Wish, WishNote } from './wish.ts';

/** Engines up to this many hours count as having few. */
export const FEW_HOURS = 300;
const ABOUT_SHARE = 0.15;

const FIELDS: Record<Field, [min: keyof Wish, max: keyof Wish]> = {
  price: ['minPrice', 'maxPrice'],
  length: ['minLength', 'maxLength'],
  beam: ['minBeam', 'maxBeam'],
  year: ['minYear', 'maxYear'],
  hours: ['minEngineHours', 'maxEngineHours'],
  sleeps: ['minSleeps', 'maxSleeps'],
  people: ['minCapacity', 'maxCapacity'],
  speed: ['minMaxSpeed', 'maxMaxSpeed'],
};

const TOPS =
  /\b(?:tops|topp(?:ed|ing)|max(?:e[sd]|ing|imum)?|ceiling|at most|stretch|cap|absolute(?:ly)?|top (?:price|dollar|end)|not (?:a )?(?:dollar|penny|cent) (?:more|over))\b/;
const FLOOR = /\b(?:floor|between|from|at least|over|above|more than|min|minimum|starting|or more|and up)\b/;
const CEILING =
  /_(?:n|money)_ (?:(?:would|should|must|will) be |is |as |being )*(?:my |the |an? |our )*(?:absolute |hard |very |upper )*(?:ceiling|max|maximum|limit|cap|top|most|tops)\b/;

/** Whether an amount without a comparison is the most that the user would pay: 'budget for this one: 260k'. */
export function isCapped(line: Line): boolean {
  const said = line.message.toLowerCase();
  return (
    (matches(TOPS, said) ||
      /\bbudget\b|\b(?:get|buy|afford|find|have) (?:\w+ )?(?:for|with) \$?\d|\bwhat (?:would|does|will|can|could|do) \$?\d[\d.,]*\s?(?:k|grand|m|mil|thousand|million)? (?:get|buy)\b/.test(
        said,
      )) &&
    !FLOOR.test(said)
  );
}

/** 'Around 200k, 250 is the ceiling' and '60-70 tops' have no lower end. */
export function withoutFloor(wish: Wish, line: Line): Wish {
  if (wish.minPrice === undefined || wish.maxPrice === undefined) return wish;
  const ceiling = ceilingIn(line);
  const said = line.message.toLowerCase();
  if (FLOOR.test(said) || !(matches(TOPS, said) || ceiling !== undefined)) return wish;
  const { minPrice: _least, ...rest } = wish;
  return { ...rest, maxPrice: Math.max(ceiling ?? 0, ceiling === undefined ? wish.maxPrice : 0) };
}

/** The highest price, if it is said as such behind the number. */
export function ceilingIn(line: Line): number | undefined {
  const found = matchOf(CEILING, line.text);
  if (!found) return undefined;
  const before = line.text.slice(0, found.index).split(' ').filter(Boolean).length;
  const meaning = line.chunks[before]?.meaning;
  if (meaning?.is === 'money') return meaning.value;
  return meaning?.is === 'n' ? (meaning.value < 1_000 ? meaning.value * 1_000 : meaning.value) : undefined;
}

const OTHER_CURRENCY = /€|£|\b(?:euros?|eur|pounds|gbp)\b/i;

export function rangesIn(chunks: readonly Chunk[], notes: Set<WishNote>, isLimit: boolean): Wish {
  const ranges = new Map<Field, Range>();
  const add = (field: Field, { min, max }: Range) => {
    const known = ranges.get(field) ?? {};
    ranges.set(field, { ...known, ...(min !== undefined && { min }), ...(max !== undefined && { max }) });
  };
  const bounds = chunks.flatMap(({ meaning, negated }) => (meaning?.is === 'bound' && !negated ? [meaning] : []));
  // 'Around 80, not more than 90' has no lower end.
  const isFirm = (field: Field) => bounds.some((bound) => bound.field === field && !bound.about);
  for (const { meaning, written, negated } of chunks) {
    if (negated) continue;
    if (meaning?.is === 'bound' && meaning.field === 'price' && OTHER_CURRENCY.test(written)) notes.add('euros');
    if (meaning?.is === 'bound' && !(meaning.about && isFirm(meaning.field))) add(meaning.field, meaning);
    if (meaning?.is === 'bound' && meaning.trailer) notes.add('trailer');
    if (meaning?.is === 'money' && meaning.currency) notes.add('euros');
    if (meaning?.is === 'money' && !ranges.has('price') && !bounds.some((bound) => isFirmNear(bound, meaning.value)))
      add('price', isLimit ? { max: meaning.value } : roughly(meaning.value));
    if (meaning?.is === 'lowhours') add('hours', { max: FEW_HOURS });
    if (meaning?.is === 'lowhours') notes.add('lowHours');
  }
  return Object.fromEntries(
    [...ranges].flatMap(([field, { min, max }]) => {
      const [least, most] = FIELDS[field];
      return [
        ...(min === undefined ? [] : [[least, searched(field, min, Math.ceil(min - NEARLY))]]),
        ...(max === undefined ? [] : [[most, searched(field, max, Math.floor(max + NEARLY))]]),
      ];
    }),
  );
}

/** Miles per hour that nobody misses: 40 knots are 46.03. */
const NEARLY = 0.1;

/** A limit in the steps of listings: whole miles per hour, tenths of a foot. 8 m are 26.25 ft, so a boat of 26.2 ft fits. */
function searched(field: Field, value: number, whole: number): number {
  if (field === 'price') return value;
  if (field === 'year') return Math.min(Math.max(value, 1900), 2100);
  if (field === 'length' || field === 'beam') return Math.round(value * 10) / 10;
  return field === 'speed' ? whole : Math.round(value);
}

/** A firm limit near an amount stands for both: 'for 80k, not over 90'. Far above it, the amount still counts. */
const isFirmNear = ({ field, about, max }: Extract<Meaning, { is: 'bound' }>, amount: number): boolean =>
  field === 'price' && !about && (max === undefined || max < 2 * amount);

const roughly = (amount: number): Range => ({
  min: Math.round(amount * (1 - ABOUT_SHARE)),
  max: Math.round(amount * (1 + ABOUT_SHARE)),
});

/** 'Not that 60 footer'. */
export function lengthsRuledOut(chunks: readonly Chunk[]): Wish {
  const notLengths = chunks.flatMap(({ meaning, negated }) =>
    negated && meaning?.is === 'bound' && meaning.bare !== undefined ? [meaning.bare] : [],
  );
  return notLengths.length > 0 ? { notLengths } : {};
}

/** The feet beyond which nobody looks for a boat of the type. */
const LONGEST: Partial<Record<BoatType, number>> = { Bowrider: 40, 'Dual Console': 45, 'Center Console': 65 };

/** A bare number is unclear unless another one of the message is a length or a price, or no such boat is as long. */
export function unclearIn(chunks: readonly Chunk[], types: readonly BoatType[]) {
  const bounds = chunks.flatMap(({ meaning }) => (meaning?.is === 'bound' ? [meaning] : []));
  const unclear = bounds.find(({ or }) => or);
  if (!unclear) return undefined;
  const others = bounds.filter((bound) => bound !== unclear);
  const thousands = (unclear.max ?? unclear.min ?? 0) / 1_000;
  const isTooLong = (type: BoatType) => thousands > (LONGEST[type] ?? Number.POSITIVE_INFINITY);
  if (unclear.field === 'price' && types.length > 0 && types.every(isTooLong)) return undefined;
  return others.some(({ field }) => field === 'length' || field === 'price') ? undefined : unclear;
}
