import { CHATTER } from './chatter.ts';
import type { Text } from './text.ts';

interface Leftovers {
  /** Certainly a name: capitalized within a sentence, or letters with digits. */
  sure?: string;
  perhaps?: string;
}

/** Unused words of a wish that may name a make or model: at most three in a row. */
export function leftoverWords(text: Text): Leftovers {
  const runs: { words: string[]; sure: boolean }[] = [];
  let last = -2;
  const words = [...text.original.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'&-]*/gu)];
  words.forEach((match, index) => {
    const [word] = match;
    const run = runs.at(-1);
    const together = last === index - 1 && run && run.words.length < 3;
    if (!namesSomething(word, Boolean(together))) return;
    const capital = /^\p{Lu}/u.test(word) && match.index > 0 && !/[.!?]\s*$/.test(text.original.slice(0, match.index));
    const coded = /\p{L}/u.test(word) && /\d/.test(word);
    if (together) run.words.push(word);
    if (together) run.sure ||= capital || coded;
    else runs.push({ words: [word], sure: capital || coded });
    last = index;
  });
  const sure = runs.find((run) => run.sure);
  if (sure) return { sure: sure.words.join(' ') };
  const [only] = runs;
  return only ? { perhaps: only.words.join(' ') } : {};
}

/** A number is part of a name only after a word: 'Regent 60'. */
function namesSomething(word: string, behindName: boolean): boolean {
  if (/^\d+$/.test(word)) return behindName && word.length < 4;
  return (
    !CHATTER.has(word.toLowerCase()) && word.length > 2 && !/n't$/i.test(word) && !/^\d+(?:st|nd|rd|th)$/i.test(word)
  );
}
