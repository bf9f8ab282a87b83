import type { Line } from '../line.ts';
import type { Meaning, Range } from '../meanings.ts';
import { exactly } from './knots.ts';
import { attributeIn } from './limit-words.ts';
import { comparedIn } from './number-limits.ts';
import { dollars, type Quantity, quantityOf } from './quantity.ts';

const TO = /^(?:-|to|and|through|thru|until|till|up to|or)$/;

/** The other end of a range. */
export function secondOf(line: Line, index: number, first: Quantity, left: string) {
  const between = /\bbetween$|\bfrom$/.test(left);
  const isMost = comparedIn(left).compared?.[1] === 'most';
  for (const skipped of [1, 2]) {
    const words = line.chunks
      .slice(index + 1, index + 1 + skipped)
      .map(({ text }) => text)
      .join(' ');
    const second = quantityOf(line.chunks[index + 1 + skipped]);
    if (!second || !TO.test(words)) continue;
    if ((words === 'and' || words === 'or') && !(between && words === 'and')) continue;
    // A second upper limit is of something else: 'a beam of at most 8 feet up to 120'.
    if (isMost && second.field === undefined && words === 'up to') continue;
    if (second.field === undefined && second.value > (MOST[attributeIn(left) ?? ''] ?? Number.POSITIVE_INFINITY))
      continue;
    const same = first.field === second.field || isPossible(first, second) || isPossible(second, first);
    if (same) return { second, index: index + 1 + skipped };
  }
  return undefined;
}

/** The most that a number of each field can be. */
const MOST: Readonly<Record<string, number>> = {
  length: 500,
  beam: 100,
  year: 2_100,
  hours: 50_000,
  sleeps: 100,
  people: 2_000,
  speed: 200,
  age: 200,
};

/** Whether a bare number can have the unit of the other one: '40 mph up to 350,000' is a speed and a price. */
const isPossible = ({ field, value }: Quantity, other: Quantity) =>
  field === undefined && value <= (MOST[other.field ?? ''] ?? Number.POSITIVE_INFINITY);

/** In '3 to 4 million' the first number has the unit of the second, unless that would invert the range. */
export function rangeBound(first: Quantity, second: Quantity, around: string, thisYear: number): Meaning {
  const field = first.field ?? second.field ?? attributeIn(around);
  if (field === 'age')
    return { is: 'bound', field: 'year', ...ordered(thisYear - second.value, thisYear - first.value) };
  const known = field ?? 'price';
  if (known === 'price') {
    const high = second.field === 'price' ? second.value : dollars(second.value);
    const scale = second.field === 'price' ? scaleOf(high) : 1e3;
    const low = first.field === 'price' ? first.value : lower(first.value, scale, high);
    return { is: 'bound', field: 'price', ...ordered(low, high), ...alternative(field, first.value, second.value) };
  }
  const start = first.field === undefined && second.feet ? exactly(first.value * second.feet) : first.value;
  return { is: 'bound', field: known, ...ordered(start, second.value) };
}

const ordered = (a: number, b: number): Range => ({ min: Math.min(a, b), max: Math.max(a, b) });
const scaleOf = (amount: number) => (amount >= 1e6 ? 1e6 : 1e3);

function lower(number: number, scale: number, high: number): number {
  const scaled = number * scale;
  if (number < 1_000 && scaled <= high) return scaled;
  return number < 1_000 && number * 1e3 <= high ? number * 1e3 : number;
}

/** A bare range such as '30 to 40' may mean feet or thousands of dollars. */
const alternative = (field: string | undefined, low: number, high: number) =>
  field === undefined && low >= 12 && high <= 130 ? { or: 'length' as const } : {};
