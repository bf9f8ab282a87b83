import { ABOUT, AT_LEAST, AT_MOST, type Bounds, OR_LESS, OR_MORE, pattern, TO } from './bounds.ts';
import type { Text } from './text.ts';

const NUMBER = '(\\$ ?)?(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)';
const UNIT = ' ?(k|grand|thousand|m{1,2}|mil|mio|millions?|dollars|bucks|usd)?(?![\\w%])';
const AMOUNT = `${NUMBER}${UNIT}`;
/** An amount that can only be money. */
const MONEY = `(?:\\$ ?(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?${UNIT.replace('(k', '(?:k')}|\\d[\\d,]*(?:\\.\\d+)? ?(?:k|grand|thousand|m{1,2}|mil|mio|millions?|dollars|bucks|usd)(?![\\w%])|\\d{1,3}(?:,\\d{3})+)`;
const TO_SPEND =
  "(?:make (?:it|that)|(?:raise|lower|change|set) (?:it|that|the (?:budget|price|limit)) to|more like|budget(?: of| is|:| around)?|spend(?: up to)?|afford(?: up to)?|(?:i have|i've got|with|pay)(?: about| up to)?|budget)";
const ABOUT_SHARE = 0.15;

const FACTORS: Record<string, number> = { k: 1e3, grand: 1e3, thousand: 1e3, m: 1e6, mm: 1e6, mil: 1e6, mio: 1e6 };

interface Written {
  number: number;
  unit: string | undefined;
  sign: boolean;
  grouped: boolean;
}

function written(match: RegExpExecArray, at: number): Written {
  const digits = match[at + 1] ?? '';
  return {
    number: Number(digits.replaceAll(',', '')),
    unit: match[at + 2],
    sign: match[at] !== undefined,
    grouped: digits.includes(','),
  };
}

/** For boats, 'under 300' means thousands. */
function dollarsOf({ number, unit, sign, grouped }: Written): number {
  if (unit?.startsWith('million')) return number * 1e6;
  if (unit) return number * (FACTORS[unit] ?? 1);
  return number < 1_000 && !sign && !grouped ? number * 1_000 : number;
}

/** Reads the boat's price. */
export function readPrice(text: Text): Bounds | undefined {
  const range = text.take(pattern(`(?:between |from )?(?<![\\w.,#])${AMOUNT}${TO}${AMOUNT}`));
  if (range) return rangeOf(written(range, 1), written(range, 4));
  const most =
    text.take(pattern(`(?:${AT_MOST}|${TO_SPEND}) ${AMOUNT}${OR_LESS}?`)) ??
    text.take(pattern(`(?<![\\w.,#])${AMOUNT}${OR_LESS}`)) ??
    text.take(pattern(`(?<![\\w.,#])${AMOUNT} budget`));
  if (most) return { max: dollarsOf(written(most, 1)) };
  const least =
    text.take(pattern(`${AT_LEAST} ${AMOUNT}`)) ??
    text.take(pattern(`(?:priced )?from ${AMOUNT}(?: up| upwards)?`)) ??
    text.take(pattern(`(?<![\\w.,#])(?=${MONEY})${AMOUNT}${OR_MORE}`));
  if (least) return { min: dollarsOf(written(least, 1)) };
  const about =
    text.take(pattern(`${ABOUT} ${AMOUNT}`)) ?? text.take(pattern(`(?:for |at )?(?<![\\w.,#])(?=${MONEY})${AMOUNT}`));
  if (!about) return undefined;
  const value = dollarsOf(written(about, 1));
  return { min: Math.round(value * (1 - ABOUT_SHARE)), max: Math.round(value * (1 + ABOUT_SHARE)) };
}

/** In 'between 1.2 and 2 million' the first number has the unit of the second, unless that would invert the range. */
function rangeOf(low: Written, high: Written): Bounds {
  const max = dollarsOf(high);
  const shared = dollarsOf({ ...low, unit: low.unit ?? high.unit });
  const min = shared <= max ? shared : dollarsOf(low);
  return min <= max ? { min, max } : { min: max, max: min };
}

/** Reads an amount that is certainly money, such as an offer or a value. */
export function readAmount(text: Text): number | undefined {
  const match =
    text.take(pattern(`(?<![\\w.,#])(?=${MONEY})${AMOUNT}`)) ??
    text.take(pattern(`(?:offer|pay|give|bid|worth|value(?: of)?|for|at|on) (?:him |her |them )?${AMOUNT}`));
  return match && dollarsOf(written(match, 1));
}
