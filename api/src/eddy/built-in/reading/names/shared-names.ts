import type { Chunk, Line } from '../line.ts';
import type { Meaning } from '../meanings.ts';
import { fits } from './narrowed-names.ts';

const JOINS =
  /^(?:and|or|vs|versus|,|&|to|with|against|the|than|for|on|is|of|instead|rather|compares?|compared|comparing|stacks?|up|measures?|holds?|differs?|different|from)$/;
const isJoin = (chunk: Chunk | undefined) => chunk !== undefined && !chunk.meaning && JOINS.test(chunk.text);
const isNumber = (chunk: Chunk | undefined) =>
  chunk?.meaning?.is === 'n' || (chunk?.meaning?.is === 'quantity' && chunk.meaning.field === 'length');

/** One name for several numbers: 'the 28 and the 31 Dorado', 'the Dorado 28 or 31'. */
export function readSharedNames(line: Line): void {
  for (let index = 0; index < line.chunks.length; index++) {
    const meaning = line.chunks[index]?.meaning;
    if (meaning?.is !== 'make' && meaning?.is !== 'boat') continue;
    readSibling(line, index, meaning);
    const { boats } = meaning;
    const numbers = [...numbersFrom(line.chunks, index, -1), ...numbersFrom(line.chunks, index, 1)];
    const meant = numbers.map((at) => ({ at, boats: boats.filter((boat) => fits(boat, line.chunks[at]?.meaning)) }));
    if (meant.length < 2 || meant.some((one) => one.boats.length !== 1)) continue;
    for (const {
      at,
      boats: [only],
    } of meant)
      if (only) line.replace(at, at + 1, { is: 'boat', name: `${only.make} ${only.model}`, boats: [only], count: 1 });
    const beside = numbers.includes(index - 1) ? index - 1 : index + 1;
    const taken = line.chunks[beside]?.meaning;
    if (taken?.is === 'boat') line.replace(Math.min(beside, index), Math.max(beside, index) + 1, taken);
  }
}

/** The places of the numbers that stand in a row with a name, joined by 'and' or 'or'. */
function numbersFrom(chunks: readonly Chunk[], index: number, step: 1 | -1): number[] {
  const found: number[] = [];
  for (let at = index + step; at >= 0 && at < chunks.length; at += step) {
    if (isNumber(chunks[at])) found.push(at);
    else if (!isJoin(chunks[at])) break;
  }
  return found;
}

/** Between boats, a number alone is another model of the name before it: 'the Dorado 28 or the 31'. */
const COMPARES =
  /\b(?:compare[sd]?|comparing|stacks?|measures? up|differs?|against|comparison|vs|versus|or|difference|between|which|cheaper|better|than|bigger|newer|instead|rather|both|each|per (?:foot|ft|year|yr|berth))\b|_sort_/;
const MODEL_NUMBERS = { least: 14, most: 130 } as const;

const COMPARATIVE =
  /^(?:cheaper|pricier|newer|older|bigger|longer|larger|smaller|shorter|faster|slower|wider|better|more|less|expensive)$/;

/** Behind 'the Dorado 28 cheaper than', the number goes on from 'than'. */
function comparedFrom(chunks: readonly Chunk[], index: number): number {
  let at = index + 1;
  while (COMPARATIVE.test(chunks[at]?.text ?? '')) at++;
  return at > index + 1 && chunks[at]?.text === 'than' ? at : index;
}

function readSibling(line: Line, index: number, meaning: Extract<Meaning, { is: 'make' | 'boat' }>): void {
  const [only] = meaning.boats;
  if (meaning.is !== 'boat' || meaning.count !== 1 || !only || !line.has(COMPARES)) return;
  const [at, ...more] = numbersFrom(line.chunks, comparedFrom(line.chunks, index), 1);
  const number = at === undefined ? undefined : line.chunks[at]?.meaning;
  const isModel =
    number?.is === 'n' &&
    number.value >= MODEL_NUMBERS.least &&
    number.value <= MODEL_NUMBERS.most &&
    more.length === 0;
  const isJoined = isJoin(line.chunks[index + 1]) || comparedFrom(line.chunks, index) > index;
  if (at === undefined || !isModel || !isJoined || !/\d/.test(only.model)) return;
  // The words behind the number may differ: '28 Bay' and '31 Offshore'.
  const name = /^\d/.test(only.model)
    ? `${only.make} ${number.value}`
    : only.model.replace(/\d+/, String(number.value));
  line.replace(at, at + 1, { is: 'boat', name, boats: [], count: 0 });
}
