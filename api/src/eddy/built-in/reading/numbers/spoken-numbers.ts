import { NUMBER_WORDS } from '../../../number-words.ts';
import type { Chunk, Line } from '../line.ts';

const SCALES: Readonly<Record<string, number>> = {
  ...{ thousand: 1e3, grand: 1e3, k: 1e3, million: 1e6, mil: 1e6, mill: 1e6 },
};
const HUNDRED = 100;
/** Words behind a number that make two of it: 'one fifty footer'. */
const COUNTED = /^(?:-|foot|feet|ft|footers?|boats?|hours?|people|engines?|pm|am|or|to|%|percent)$/;
/** 'That one fifty miles away' names a boat. */
const POINTED = /^(?:the|this|that|which|any|each|every|no|other|first|last|cheapest|a|is|and|or|for|of)$/;

type Token = { value: number } | { scale: number } | 'hundred' | 'point' | 'half' | 'and' | '-';

interface Run {
  to: number;
  tokens: Token[];
}

/** Numbers as people say them, which have more than one part: 'one sixty five', 'one point two million', 'twelve and a half'. */
export function readSpokenNumbers(line: Line): void {
  for (let index = 0; index < line.chunks.length; index++) {
    const run = runAt(line.chunks, index);
    if (!run) continue;
    const value = isSeveralParts(run.tokens) ? spokenValue(run.tokens) : undefined;
    const behind = line.chunks[run.to]?.text ?? '';
    const before = line.chunks[index - 1]?.text ?? '';
    const isPair = isPairOfWords(run.tokens);
    const hasDigits = line.chunks.slice(index, run.to).some(({ written }) => /\d/.test(written));
    const isApart = COUNTED.test(behind) || (isPair && (hasDigits || POINTED.test(before)));
    if (value === undefined || isApart) {
      index = run.to - 1;
      continue;
    }
    const isMoney = run.tokens.some((token) => typeof token === 'object' && 'scale' in token);
    line.replace(index, run.to, isMoney ? { is: 'money', value: Math.round(value) } : { is: 'n', value });
  }
}

/** The number words from a chunk on. */
function runAt(chunks: readonly Chunk[], from: number): Run | undefined {
  const tokens: Token[] = [];
  let at = from;
  while (at < chunks.length) {
    const [token, length] = tokenAt(chunks, at, tokens.length === 0);
    if (token === undefined) break;
    tokens.push(token);
    at += length;
  }
  // A joiner at the end joins nothing.
  while (tokens.at(-1) === 'and' || tokens.at(-1) === '-' || tokens.at(-1) === 'point') {
    tokens.pop();
    at -= 1;
  }
  return tokens.length > 1 ? { to: at, tokens } : undefined;
}

function tokenAt(chunks: readonly Chunk[], at: number, isFirst: boolean): [Token | undefined, number] {
  const { text = '', meaning } = chunks[at] ?? {};
  if (meaning) return [meaning.is === 'n' && Number.isFinite(meaning.value) ? { value: meaning.value } : undefined, 1];
  const value = NUMBER_WORDS.get(text);
  if (value !== undefined) return [{ value }, 1];
  const next = chunks[at + 1]?.text ?? '';
  if (isFirst) return text === 'a' && (next === 'hundred' || next in SCALES) ? [{ value: 1 }, 1] : [undefined, 1];
  if (text === 'hundred' || text === 'point') return [text, 1];
  // The hyphen of 'twenty-five', unlike the dash of '100k - 700k'.
  if (text === '-') return chunks[at + 1]?.meaning ? [undefined, 1] : [text, 1];
  if (text in SCALES) return [{ scale: SCALES[text] ?? 1 }, 1];
  if (text === 'and' && next === 'a' && chunks[at + 2]?.text === 'half') return ['half', 3];
  return text === 'and' && NUMBER_WORDS.has(next) ? ['and', 1] : [undefined, 1];
}

const isValue = (token: Token | undefined): token is { value: number } => typeof token === 'object' && 'value' in token;

/** Whether the words are more than one number with its unit, which later stages read. */
function isSeveralParts(tokens: readonly Token[]): boolean {
  if (tokens.includes('point')) return true;
  if (tokens.includes('half')) return true;
  const scale = tokens.findIndex((token) => typeof token === 'object' && 'scale' in token);
  // '100k 700k' are two amounts.
  const scales = tokens.flatMap((token) => (typeof token === 'object' && 'scale' in token ? [token.scale] : []));
  if (scales.some((one, index) => index > 0 && one >= (scales[index - 1] ?? 0))) return false;
  if (scale >= 0)
    return tokens.slice(scale + 1).some((token) => isValue(token) && token.value >= 1) && hasHundreds(tokens, scale);
  return isPairOfWords(tokens);
}

/** 'A million two' is read elsewhere; 'a thousand five hundred' and '164 thousand 500' are read here. */
const hasHundreds = (tokens: readonly Token[], scale: number): boolean =>
  tokens.slice(scale + 1).some((token) => token === 'hundred' || (isValue(token) && token.value >= HUNDRED)) ||
  tokens.slice(scale + 1).some((token) => typeof token === 'object' && 'scale' in token);

/** 'One fifty', 'two twenty five', 'sixteen five': hundreds or tenths without their word. */
function isPairOfWords(tokens: readonly Token[]): boolean {
  const values = tokens.flatMap((token) => (isValue(token) ? [token.value] : []));
  if (values.length !== tokens.filter((token) => token !== '-').length || values.length < 2) return false;
  const [first = 0, second = 0, third] = values;
  if (first >= 1 && first <= 9)
    return second >= 10 && second < HUNDRED && (third === undefined || isUnitOf(second, third));
  if (values.length === 2) return first > 10 && first < 20 && second <= 9 && second > 0;
  return values.length === 3 && isUnitOf(first, second) && third !== undefined && third > 0 && third <= 9;
}

const isUnitOf = (tens: number, unit: number) => tens >= 20 && tens % 10 === 0 && unit > 0 && unit <= 9;

function spokenValue(tokens: readonly Token[]): number | undefined {
  if (isPairOfWords(tokens)) {
    const [first = 0, second = 0, third = 0] = tokens.flatMap((token) => (isValue(token) ? [token.value] : []));
    if (first <= 9) return first * HUNDRED + second + third;
    return third > 0 ? first + second + third / 10 : first + second / 10;
  }
  let total = 0;
  let part = 0;
  let decimals: string | undefined;
  for (const token of tokens) {
    if (token === 'point') decimals = '';
    else if (token === 'half') part += 0.5;
    else if (token === 'hundred') part = (part || 1) * HUNDRED;
    else if (token === 'and' || token === '-') continue;
    else if ('scale' in token) {
      total += Number(decimals ? `${part}.${decimals}` : part || 1) * token.scale;
      part = 0;
      decimals = undefined;
    } else if (decimals === undefined) part += token.value;
    else decimals += String(token.value);
  }
  return total + Number(decimals ? `${part}.${decimals}` : part);
}
