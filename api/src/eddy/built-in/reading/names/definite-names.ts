import { EQUIPMENT } from '@tradewind/domain/equipment';
import { matches } from '../../../matching.ts';
import type { Line } from '../line.ts';
import { isFamiliar } from '../words/spelling.ts';
import { textOf } from './name-words.ts';

const DEFINITE = /^(?:the|that|this|his|her|their)$/;
/** The words behind a name: 'the Grand Sport in Miami', 'the Custom still there'. */
const BEHIND =
  /^(?:[.,;:!?)-]|under|over|below|above|but|who|what|how|when|where|which|longer|bigger|larger|faster|cheaper|newer|older|smaller|shorter|slower|wider|a|an|any|got|can|would|will|could|in|is|has|have|had|does|do|did|was|are|going|still|or|and|vs|versus|than|over|for|at|with|on|'s|'|to|available|worth|cost|costs|like|sleep|sleeps|carry|go|goes|come|take|really|ask|asks|asking|again|please|one|boat|from|by|of|if|be|yet|now|too|instead|listed|sold)$/;
/** Words that stand behind 'the' for something else than a boat. */
const OTHERWISE =
  /^(?:bay|lake|family|sport|center|deck|offshore|one|ones|first|second|third|last|other|others|same|most|least|best|next|price|owner|boat|boats|list|rest|two|three|whole|site|water|coast|engine|engines|seller|listing|newest|oldest|cheapest|biggest|fastest|longest|smallest|cheaper|bigger|newer|older|smaller|agent|app|deal|trade|offer|card|draft|message|market|marketplace|moment|difference|total|average|sum|number|top|broker|brokerage|hull|hours|length|beam|year|condition|photos|pictures|description|area|day|week|month|weekend|phone|money|cash|fee|fees|deposit|title|keys|truck|car|house|answer|question|thing|things|stuff|way|time|yacht|yachts|console|consoles|cruiser|cruisers|kids|wife|both|ground|page|email|password|account|contract|survey|summer|winter|city|state|dock|marina)$/;
const isWord = (text: string | undefined): text is string => text !== undefined && /^\p{L}[\p{L}\d]*$/u.test(text);
const MOST = 3;

/** How many ordinary words stand behind 'the' that may be the end of a model, from this chunk on. */
function wordsAt(line: Line, from: number): number[] {
  if (!DEFINITE.test(line.chunks[from - 1]?.text ?? '')) return [];
  const sizes: number[] = [];
  for (let size = 1; size <= MOST; size++) {
    const word = textOf(line.chunks[from + size - 1]);
    if (!isWord(word) || BEHIND.test(word)) break;
    const behind = line.chunks[from + size];
    if (behind && !behind.meaning && !matches(BEHIND, behind.text)) continue;
    if (behind?.meaning) continue;
    sizes.push(size);
  }
  return sizes.filter((size) => size > 1 || isTelling(textOf(line.chunks[from]) ?? ''));
}

/** A single word must be none that owners use for something else, or a part of a boat. */
const isTelling = (word: string) =>
  word.length > 3 && isFamiliar(word) && !OTHERWISE.test(word) && !EQUIPMENT.includes(word);

/** Runs of ordinary words that may end a model: 'the custom sport', 'that tournament', 'the twin-deck'. */
export const endingsIn = (line: Line): string[] => [
  ...new Set(line.chunks.flatMap((_chunk, index) => [...hyphenatedAt(line, index), ...runsAt(line, index)])),
];

function runsAt(line: Line, from: number): string[] {
  return wordsAt(line, from).flatMap((size) => {
    const words = line.chunks.slice(from, from + size).map(({ text }) => text);
    // A model may have a hyphen that the message lacks.
    return size === 2 ? [words.join(' '), words.join('-')] : [words.join(' ')];
  });
}

/** Two words behind 'the' with a hyphen between them. */
function hyphenatedAt({ chunks }: Line, from: number): string[] {
  const [one, hyphen, two] = chunks.slice(from, from + 3);
  const isJoined = hyphen?.text === '-' && one?.end === hyphen.at && hyphen.end === two?.at;
  const [first, second] = [textOf(one), textOf(two)];
  if (!isJoined || !DEFINITE.test(chunks[from - 1]?.text ?? '') || !isWord(first) || !isWord(second)) return [];
  return [`${first}-${second}`];
}

/** Whether these words of a model stand alone behind 'the', so that only its number is missing. */
export const isDefinite = (line: Line, from: number, size: number, left: readonly string[]): boolean =>
  left.every((word) => /^\d+$/.test(word)) && wordsAt(line, from).includes(size);
