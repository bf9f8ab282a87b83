import { matchOf } from '../matching.ts';
import { NUMBER_WORDS } from '../number-words.ts';

const SMALL: Record<string, number> = Object.fromEntries(NUMBER_WORDS);
const add = (words: string, values: readonly number[]) => {
  words.split(' ').forEach((word, index) => {
    SMALL[word] = values[index] ?? 0;
  });
};
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const TENS = [20, 30, 40, 50, 60, 70, 80, 90];
add(
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
  upTo(0, 19),
);
add(
  'veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
  upTo(20, 29),
);
add('treinta cuarenta cincuenta sesenta setenta ochenta noventa', TENS.slice(1));
add(
  'cien ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
  [100, 100, 200, 300, 400, 500, 600, 700, 800, 900],
);
add(
  'doscientas trescientas cuatrocientas quinientas seiscientas setecientas ochocientas novecientas',
  [200, 300, 400, 500, 600, 700, 800, 900],
);
add(
  'zéro deux trois quatre cinq sept huit neuf dix onze douze treize quatorze quinze seize',
  [0, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
);
add('vingt trente quarante cinquante soixante', [20, 30, 40, 50, 60]);
add(
  'null zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
  [0, ...upTo(2, 19)],
);
add('zwanzig dreißig dreissig vierzig fünfzig sechzig siebzig achtzig neunzig', [20, 30, 30, ...TENS.slice(2)]);
add('dozen docena douzaine dutzend couple', [12, 12, 12, 12, 2]);

const MULTIPLIERS: Record<string, number> = {
  ...{ hundred: 100, hundreds: 100, cent: 100, cents: 100, hundert: 100 },
  ...{ thousand: 1e3, grand: 1e3, mil: 1e3, mille: 1e3, tausend: 1e3 },
  ...{
    million: 1e6,
    millions: 1e6,
    millón: 1e6,
    millon: 1e6,
    millones: 1e6,
    millionen: 1e6,
    billion: 1e9,
    milliarde: 1e9,
    milliarden: 1e9,
  },
};
/** Number words that usually mean something else. */
const AMBIGUOUS = new Set([
  'once',
  'neuf',
  'mil',
  'cent',
  'cents',
  'couple',
  'one',
  'uno',
  'null',
  'grand',
  'acht',
  'elf',
  'seize',
]);
const ARTICLES = new Set(['a', 'an', 'un', 'una', 'une', 'ein', 'eine', 'einer']);
const CONNECTORS = new Set(['and', 'y', 'et', 'und']);

interface SpelledNumber {
  start: number;
  end: number;
  value: number;
  /** Half of its last place: 'two hundred thousand' is right for 200,400. */
  precision: number;
}

interface Word {
  text: string;
  start: number;
  end: number;
}

/** Numbers in words: 'two hundred thousand', 'ciento veinte mil', 'quatre-vingt-dix', 'zweihunderttausend'. */
export function spelledNumbers(text: string): SpelledNumber[] {
  const words = [...text.matchAll(/\p{L}+/gu)].map((match) => ({
    text: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const found: SpelledNumber[] = [];
  for (let index = 0; index < words.length; index++) {
    const read = fractionAt(words, index) ?? numberAt(words, index, text);
    if (!read) continue;
    const first = words[index] as Word;
    const last = words[index + read.length - 1] as Word;
    found.push({ start: first.start, end: last.end, value: read.value, precision: read.precision });
    index += read.length - 1;
  }
  return found;
}

interface Read {
  length: number;
  value: number;
  precision: number;
}

const FRACTIONS: readonly (readonly [RegExp, number])[] = [
  [/^half a (?:million|mil)\b/, 5e5],
  [/^a mil\b(?! d[oó]lares)/, 1e6],
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'].map(
    (word, index) => [new RegExp(`^(?:a|one) (?:million|mil) ${word}\\b`), 1e6 + (index + 1) * 1e5] as const,
  ),
  // 'Two to three hundred grand'.
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map(
    (word, index) =>
      [new RegExp(`^${word}(?= (?:to|or|and) [a-z]+ hundred (?:thousand|grand|k)\\b)`), (index + 1) * 1e5] as const,
  ),
  [/^(?:a|one) hundred(?= (?:to|or|and) [a-z]+ hundred (?:thousand|grand|k)\b)/, 1e5],
  [/^(?:a )?quarter (?:of a )?million\b/, 2.5e5],
  [/^three quarters of a million\b/, 7.5e5],
  [
    /^(?:one|a) million and a half\b|^one and a half million\b|^mill[oó]n y medio\b|^un million et demi\b|^eineinhalb millionen\b|^anderthalb millionen\b/,
    1.5e6,
  ],
  [/^two and a half million\b/, 2.5e6],
  [/^medio mill[oó]n\b|^un demi million\b|^eine halbe million\b/, 5e5],
];

function fractionAt(words: readonly Word[], index: number): Read | undefined {
  const rest = words
    .slice(index, index + 6)
    .map(({ text }) => text)
    .join(' ');
  for (const [pattern, value] of FRACTIONS) {
    const match = matchOf(pattern, rest);
    if (match) return { length: match[0].split(' ').length, value, precision: value / 20 };
  }
  return undefined;
}

function numberAt(words: readonly Word[], index: number, text: string): Read | undefined {
  let [total, current, length, precision] = [0, 0, 0, 0.5];
  let pieces = 0;
  for (let at = index; at < words.length; at++) {
    const word = words[at] as Word;
    if (at > index && !/^[\s-]*$/.test(text.slice((words[at - 1] as Word).end, word.start))) break;
    const compound =
      SMALL[word.text] === undefined && !(word.text in MULTIPLIERS) ? germanNumber(word.text) : undefined;
    const isOne = ARTICLES.has(word.text) && pieces > 0 && current % 100 >= 20 && current % 10 === 0;
    const small = SMALL[word.text] ?? compound ?? (isOne ? 1 : undefined);
    const multiplier = MULTIPLIERS[word.text];
    const next = words[at + 1]?.text ?? '';
    if (small !== undefined) {
      if (/^vingts?$/.test(word.text) && current % 100 === 4) current += 76;
      else if (current % 10 !== 0 && small < 10) break;
      else if (current % 100 !== 0 && small >= 20 && small < 100) break;
      else current += small;
      precision = 0.5;
    } else if (/^vingts$/.test(word.text) && current % 100 === 4) current += 76;
    else if (
      multiplier !== undefined &&
      (pieces > 0 ||
        !AMBIGUOUS.has(word.text) ||
        word.text === 'mil' ||
        SMALL[next] !== undefined ||
        next in MULTIPLIERS)
    ) {
      if (multiplier === 100) current = Math.max(current, 1) * 100;
      else {
        total += Math.max(current, 1) * multiplier;
        current = 0;
      }
      precision = multiplier === 100 ? 0.5 : multiplier / 2;
    } else if (
      ARTICLES.has(word.text) &&
      pieces === 0 &&
      (next in MULTIPLIERS || /^(?:dozen|couple|docena|douzaine)$/.test(next)) &&
      !AMBIGUOUS.has(next)
    ) {
      length = at - index + 1;
      continue;
    } else if (
      CONNECTORS.has(word.text) &&
      pieces > 0 &&
      (SMALL[next] !== undefined || ARTICLES.has(next)) &&
      canJoin(current, total, SMALL[next] ?? 1)
    ) {
      continue;
    } else break;
    pieces++;
    length = at - index + 1;
  }
  if (pieces === 0) return undefined;
  const only = words[index]?.text ?? '';
  if (pieces === 1 && length === 1 && AMBIGUOUS.has(only)) return undefined;
  return { length, value: total + current, precision };
}

/** 'a hundred and twenty' is one number, 'two and three' are two. */
const canJoin = (current: number, total: number, next: number | undefined) =>
  next === undefined ? false : current === 0 ? total > 0 : current % 100 === 0 || (current % 10 === 0 && next < 10);

/** Reads 'zweihundertfünfundachtzigtausend'; undefined if it is no number. */
function germanNumber(word: string): number | undefined {
  if (word.length < 6) return undefined;
  const thousand = word.indexOf('tausend');
  if (thousand >= 0) {
    const [before, after] = [word.slice(0, thousand), word.slice(thousand + 7)];
    const [high, low] = [below1000(before, 1), below1000(after, 0)];
    return high === undefined || low === undefined ? undefined : high * 1000 + low;
  }
  return below1000(word, undefined);
}

function below1000(word: string, empty: number | undefined): number | undefined {
  if (word === '') return empty;
  if (word === 'ein' || word === 'eins') return 1;
  if (word.endsWith('und') && empty === 0) return undefined;
  const hundred = word.indexOf('hundert');
  if (hundred >= 0) {
    const [high, low] = [
      below1000(word.slice(0, hundred), 1),
      below1000(word.slice(hundred + 7).replace(/^und/, ''), 0),
    ];
    return high === undefined || low === undefined ? undefined : high * 100 + low;
  }
  if (SMALL[word] !== undefined) return SMALL[word];
  const match = /^(.+?)und(.+)$/.exec(word);
  if (!match) return undefined;
  const [one, ten] = [match[1] === 'ein' ? 1 : SMALL[match[1] ?? ''], SMALL[match[2] ?? '']];
  return one === undefined || ten === undefined ? undefined : one + ten;
}
