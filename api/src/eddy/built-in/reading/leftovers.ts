import { CHATTER } from './chatter.ts';
import type { Text } from './text.ts';

export interface Leftovers {
  /** Surely a name: capitals in the middle of a sentence, or letters with digits. */
  sure?: string;
  perhaps?: string;
}

/** What a wish left over, if it may name a make or a model: at most three words that stand together. */
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

/** A number names something only behind a name: 'Regent 60'. */
function namesSomething(word: string, behindName: boolean): boolean {
  if (/^\d+$/.test(word)) return behindName && word.length < 4;
  return (
    !CHATTER.has(word.toLowerCase()) && word.length > 2 && !/n't$/i.test(word) && !/^\d+(?:st|nd|rd|th)$/i.test(word)
  );
}
