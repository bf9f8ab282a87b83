import type { Chunk } from '../line.ts';
import { isFamiliar, isOrdinary } from '../words/spelling.ts';
import { editsBetween } from '../words/wording.ts';

export const singular = (word: string) => word.replace(/(?:'s|s)$/, '');

/** Whether a written word is exactly a word of a name, perhaps in the plural. */
export const isExactly = (written: string, name: string) => written === name || singular(written) === name;

/** Whether a written word is a word of a name: as it is, in the plural, or with a typo if it is no ordinary word. */
export function isSame(written: string, name: string): boolean {
  if (isExactly(written, name) || (written === singular(name) && name.length > 4)) return true;
  if (isOrdinary(written) || name.length < 5 || /\d/.test(name)) return false;
  const most = name.length >= 8 || (name.length === 7 && isLikely(written, name)) ? 2 : 1;
  return editsBetween(written, name, most) <= most || editsBetween(singular(written), name, most) <= most;
}

/** Two slips in a name of seven letters are one word only if it begins alike and is nothing else. */
const isLikely = (written: string, name: string) =>
  written.length >= 6 && written.slice(0, 2) === name.slice(0, 2) && !isFamiliar(written);

/** How many letters of a name a word has otherwise. */
export const slipsIn = (written: string, name: string) =>
  isExactly(written, name) ? 0 : editsBetween(written, name, 3);

export const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);

/** The word or the digits of a chunk that nothing has read yet. */
export const textOf = (chunk: Chunk | undefined) =>
  chunk?.meaning?.is === 'n' ? chunk.written : chunk?.meaning ? undefined : chunk?.text;
