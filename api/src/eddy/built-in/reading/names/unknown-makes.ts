import { matches } from '../../../matching.ts';
import type { Chunk, Line } from '../line.ts';

/** Words before a name that somebody asks for. */
const ASKS =
  /^(?:any|some|a|an|or|and|,|no|have|got|for|find|the|about|want|used|new|me|get|stock|carry|sell|list|your|those|these|see|like)$/;
const FOLLOWS =
  /^(?:[?.!,;]|or|and|nor|boats?|yachts?|here|listed|on|in|under|over|around|near|available|at|please|then|instead)$/;
const WISHES =
  /\b(?:do you|have you|are there|is there|you got|got any|any|looking for|show|find|want|need|shopping for|carry|stock|sell any)\b/;
/** Words that describe a boat and are no part of a name. */
const DESCRIBES =
  /^(?:nice|good|great|big|bigger|small|smaller|cheap|clean|fast|old|older|newer|other|more|decent|affordable|pretty|fancy|classic|late|early|american|european|italian|wooden|fiberglass|aluminum|real|true|proper|particular|specific|certain|different|such)$/;
const PREPOSITION = /^(?:in|near|around|from|at|on|by|to|close|along|outside)\b/i;

/** Endings of words that name no maker. */
const PLAIN_ENDING = /[a-z]{3,}(?:ly|tion|sion|ment|ness|ible|able|ful|less|ous|ient|ity|(?<!vik)ing)$/;

/** Makes that nobody lists here: 'any Zephyr Rays or Boston Corsairs?'. The word before a strange one belongs to its name, even a town. */
export function readUnknownMakes(line: Line): void {
  if (!line.has(WISHES)) return;
  for (let index = 1; index < line.chunks.length; index++) {
    const chunk = line.chunks[index];
    if (chunk?.meaning?.is !== 'strange' || PLAIN_ENDING.test(chunk.meaning.word)) continue;
    const last = index + (isRest(line.chunks[index + 1]) ? 1 : 0);
    const from = isEnd(line.chunks, last + 1) ? startOf(line.chunks, index) : undefined;
    if (from === undefined) continue;
    const word = line.message.slice(line.chunks[from]?.at, line.chunks[last]?.end).toLowerCase();
    line.replace(from, last + 1, { is: 'strange', word, isMake: true });
    index = from;
  }
}

/** Where the name begins, if a word that asks for it stands before it. */
function startOf(chunks: readonly Chunk[], index: number): number | undefined {
  const before = chunks[index - 1];
  const isPart = before && isPartOfName(before) && ASKS.test(chunks[index - 2]?.text ?? '');
  if (isPart) return index - 1;
  return ASKS.test(before?.text ?? '') ? index : undefined;
}

function isPartOfName({ meaning, text, written }: Chunk): boolean {
  if (meaning) return meaning.is === 'strange' || (meaning.is === 'place' && !PREPOSITION.test(written));
  return /^\p{L}{3,}$/u.test(text) && !ASKS.test(text) && !matches(DESCRIBES, text);
}

function isEnd(chunks: readonly Chunk[], at: number): boolean {
  const next = chunks[at];
  if (next?.text === 'for') return chunks[at + 1]?.text === 'sale';
  return !next || next.meaning !== undefined || FOLLOWS.test(next.text);
}

/** One word of a title is no boat if a strange word stands before it: it ends the strange name. */
const isRest = (next: Chunk | undefined) => next?.meaning?.is === 'boat' && /^\p{L}+$/u.test(next.written);
