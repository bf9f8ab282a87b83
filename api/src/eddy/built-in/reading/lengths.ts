import { ABOUT, AT_LEAST, AT_MOST, type Bounds, OR_LESS, OR_MORE, pattern, TO } from './bounds.ts';
import type { Text } from './text.ts';

const NUMBER = '(\\d{1,3}(?:\\.\\d)?)';
const UNIT = "[ -]?(feet|foot(?:er)?s?|ft\\.?|'|meters?|metres?|m(?= (?:long|in length)))(?![a-z])";
const LONGER = '(?:longer than|bigger than|larger than|greater than)';
const SHORTER = '(?:shorter than|smaller than)';
const FEET_PER_METRE = 3.2808;

const feet = (number: string | undefined, unit: string | undefined) =>
  Math.round(Number(number) * (unit?.startsWith('m') ? FEET_PER_METRE : 1));

/** Reads the boat's length in feet. */
export function readLength(text: Text): Bounds | undefined {
  const between = text.take(pattern(`(?:between |from )?\\b${NUMBER}(?:${UNIT})?${TO}${NUMBER}${UNIT}`));
  if (between) return { min: feet(between[1], between[4]), max: feet(between[3], between[4]) };
  const most =
    text.take(pattern(`(?:${AT_MOST}|${SHORTER}) ${NUMBER}${UNIT}`)) ??
    text.take(pattern(`\\b${NUMBER}${UNIT}${OR_LESS}`));
  if (most) return { max: feet(most[1], most[2]) };
  const least =
    text.take(pattern(`(?:${AT_LEAST}|${LONGER}) ${NUMBER}${UNIT}`)) ??
    text.take(pattern(`\\b${NUMBER}${UNIT}${OR_MORE}`));
  if (least) return { min: feet(least[1], least[2]) };
  const unnamed = text.take(pattern(`(longer|shorter) than ${NUMBER}(?![\\d,.]*\\d|k| ?thousand)`));
  if (unnamed) return { [unnamed[1] === 'longer' ? 'min' : 'max']: Number(unnamed[2]) };
  const about = text.take(pattern(`${ABOUT} ${NUMBER}${UNIT}`));
  if (about) return around(feet(about[1], about[2]), 3);
  const exactly = text.take(pattern(`\\b${NUMBER}${UNIT}(?: long)?`));
  return exactly && around(feet(exactly[1], exactly[2]), 1);
}

const around = (length: number, reach: number): Bounds => ({ min: Math.max(length - reach, 0), max: length + reach });
