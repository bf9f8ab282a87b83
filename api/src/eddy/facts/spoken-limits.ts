import { ONES, sumOfWords, TENS } from '../number-words.ts';

const DIGITS: Readonly<Record<string, number>> = { four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 };
const SMALL: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
};

const WHOLE = 'an?|one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,3}|un|uno|une|dos|tres|deux|trois|zwei|drei';
const PART = '(half|quarter|third|three[ -]quarters?|medio|demie?|quart|cuarto)';
const MILLIONS = '(?:million(?:es|s|en)?|mill[oó]n|millones|mil|mill|mio)';
/** 'A million and a half', 'one and a quarter mil', 'millón y medio'. */
const AND_PART = new RegExp(
  `\\b(${WHOLE})(?:[ -]${MILLIONS})?[ -](?:and|&|n|y|et|u)[ -](?:(?:an?|one|un)[ -])?${PART}(?![a-z])`,
  'g',
);
/** '1½ million', '2 3/4 mil'. */
const WITH_SIGN = /(\d{1,3}) ([13]\/[24])(?= ?(?:million|mil|mill|mio|m)\b)/g;
const PARTS: Readonly<Record<string, number>> = {
  ...{ half: 0.5, medio: 0.5, demi: 0.5, demie: 0.5, quarter: 0.25, quart: 0.25, cuarto: 0.25, third: 1 / 3 },
  ...{ '1/2': 0.5, '1/4': 0.25 },
};
const WHOLES: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, un: 1, uno: 1, une: 1, dos: 2, deux: 2, zwei: 2, tres: 3, trois: 3, drei: 3, seven: 7, nine: 9 },
};

function partsSaid([, whole = '', part = '']: RegExpMatchArray): number[] {
  const value = SMALL[whole] ?? WHOLES[whole] ?? Number(whole);
  const sum = value + (PARTS[part] ?? 0.75);
  return [Math.round(sum * 1e6), Math.round(sum * 1e3), Math.round(sum * 1e5)];
}

const SIGNS: Readonly<Record<string, string>> = { '½': ' 1/2', '¼': ' 1/4', '¾': ' 3/4' };

/** '1½' as '1 1/2'. */
export const signsWritten = (text: string): string => text.replace(/ ?[½¼¾]/g, (sign) => SIGNS[sign.trim()] ?? sign);

/** Limits that a user says without their digits: six figures, or one to two million. */
export function spokenLimits(asked: string): number[] {
  const figures = [...asked.matchAll(/\b(four|five|six|seven|eight|nine|[4-9])[ -]figures?\b/g)].flatMap(
    ([, word = '']) => {
      const least = 10 ** ((DIGITS[word] ?? Number(word)) - 1);
      return [least - 1, least, least * 3.5, least * 7, least * 10 - 1];
    },
  );
  const millions = [
    ...asked.matchAll(
      /\b(one|two|three|four|five|six|eight|ten)(?: and| to|-| or) (?:\S+ )?(?:million|mil|mio|thousand|grand)\b/g,
    ),
  ].flatMap(([whole, word = '']) => (SMALL[word] ?? 0) * (/(?:million|mil|mio)$/.test(whole) ? 1e6 : 1e3));
  const andHalves = [...asked.matchAll(AND_PART), ...asked.matchAll(WITH_SIGN)].flatMap(partsSaid);
  const ranges = /\b(?:uno|un|eins|einer)(?: y| et| und| bis| a| à) (?:dos|deux|zwei|tres|trois|drei)\b/.test(asked)
    ? [1e6]
    : [];
  const halves = /\b(?:halbe|demi) million\b/.test(asked) ? [5e5] : [];
  const quarters = /\bquarters? (?:of an? )?(?:mil|mill|million)\b/.test(asked) ? [2.5e5, 7.5e5] : [];
  const shares = /(?<!\d )[13]\/[24] (?:of )?(?:an? )?(?:mil|mill|million)\b/.test(asked) ? [2.5e5, 5e5, 7.5e5] : [];
  return [
    ...andHalves,
    ...quarters,
    ...shares,
    ...figures,
    ...millions,
    ...ranges,
    ...halves,
    ...tolerances(asked),
    ...tens(asked),
    ...hundredsSaid(asked),
  ];
}

const HUNDREDS = new RegExp(`\\b(${ONES}) (${TENS})\\b`, 'g');

/** 'Two fifty' is 250, in thousands of dollars. */
const hundredsSaid = (asked: string): number[] =>
  [...asked.matchAll(HUNDREDS)].flatMap(([, first = '', second = '']) => {
    const value = sumOfWords(first) * 100 + sumOfWords(second);
    return [value, value * 1e3];
  });

/** 'The low 60s' and 'high 200s', in thousands of dollars or in feet. */
const tens = (asked: string): number[] =>
  [...asked.matchAll(/\b([2-9]0|[1-9][05]0)k?['’]?s\b/g)].flatMap(([, digits = '']) => {
    const start = Number(digits);
    const step = start % 100 === 0 ? 10 : 1;
    const parts = [0, 3, 4, 6, 7, 10].map((tenth) => start + tenth * step);
    return [...parts, start + 9.9, ...parts.map((value) => value * 1e3), start * 1e3 + 9_999];
  });

const AMOUNT = String.raw`([\d,]+(?:\.\d+)?) ?(k|grand|thousand|mil|million|m|%|percent)?\b`;
const AROUND = new RegExp(
  String.raw`${AMOUNT}[^\d]{0,20}\b(?:give or take|give and take|plus or minus|plus minus|within)[^\d]{0,12}${AMOUNT}|${AMOUNT} ?\+ ?\/? ?- ?\$?${AMOUNT}|\bwithin \$?${AMOUNT} (?:of|from|around)[^\d]{0,10}${AMOUNT}`,
  'g',
);
const UNITS: Readonly<Record<string, number>> = { k: 1e3, grand: 1e3, thousand: 1e3, m: 1e6, mil: 1e6, million: 1e6 };

/** The ends of '250k give or take 30k'. */
function tolerances(asked: string): number[] {
  return [...asked.matchAll(AROUND)].flatMap(([, ...groups]) => {
    const given = groups.map((group) => group ?? '');
    const first = given.findIndex((group) => /\d/.test(group));
    const amounts = [first, first + 2].map((at) => ({
      value: Number((given[at] ?? '').replaceAll(',', '')),
      unit: given[at + 1] ?? '',
    }));
    const [one, other] = amounts;
    if (!one || !other) return [];
    const share = /^(?:%|percent)$/.test(other.unit);
    return scaled(one).flatMap((center) =>
      (share ? [(center * other.value) / 100] : scaled(other)).flatMap((spread) => [
        center - spread,
        center + spread,
        spread - center,
      ]),
    );
  });
}

const scaled = ({ value, unit }: { value: number; unit: string }) =>
  unit in UNITS ? [value * (UNITS[unit] ?? 1)] : [value, value * 1e3];
