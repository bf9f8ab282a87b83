import type { Named } from '../../../../platform/names.ts';
import type { Line } from '../line.ts';
import { isFamiliar } from '../words/spelling.ts';
import { isSame, textOf, wordsOf } from './name-words.ts';

const LEAST_LETTERS = 4;
const SCALE = /^(?:hundred|thousand|grand|k|million|mil|feet|foot|ft|percent|dollars|bucks)$/;

/** 'Ridgeway plus 60k': words of the title of a thing in the user's garage stand for its kind. */
export function readThings(line: Line, named: readonly Named[]): void {
  for (const name of named) {
    if (name.kind !== 'thing') continue;
    const words = wordsOf(name.title);
    const isWord = (at: number) => {
      const text = textOf(line.chunks[at]);
      return text !== undefined && words.some((word) => (/\d/.test(text) ? text === word : isSame(text, word)));
    };
    // 'Forty grand' is no part of 'The Forty Acres'.
    const isCounted = (at: number) => SCALE.test(textOf(line.chunks[at + 1]) ?? '');
    const from = line.chunks.findIndex((chunk, at) => isWord(at) && !isCounted(at) && isTelling(textOf(chunk)));
    if (from < 0) continue;
    let start = from;
    while (start > 0 && isWord(start - 1)) start--;
    let end = from + 1;
    while (end < line.chunks.length && isWord(end)) end++;
    line.replace(start, end, { is: 'asset', key: name.category });
  }
}

/** A word that is no ordinary one names the thing by itself. */
const isTelling = (text: string | undefined) =>
  text !== undefined && text.length >= LEAST_LETTERS && /^\p{L}+$/u.test(text) && !isFamiliar(text);
