import type { Line } from './line.ts';

export const unaccented = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** The articles of a language, and the words that end what an article stands before. */
interface NounWords {
  article: RegExp;
  ends: RegExp;
}

const LONGEST_NOUN = 4;

/** Puts a superlative, the words from `from` to before `to`, before the noun with its article that stands there. */
export function beforeNoun(line: Line, from: number, to: number, most: string, { article, ends }: NounWords): void {
  const before = line.chunks.slice(Math.max(0, from - LONGEST_NOUN - 1), from).map(({ text }) => unaccented(text));
  const noun = before.slice(before.findLastIndex((word) => article.test(word) || ends.test(word)));
  if (noun.length < 2 || !article.test(noun[0] ?? '')) return;
  const start = from - noun.length + 1;
  const words = line.chunks.slice(start, from).map(({ text }) => text);
  line.reword(start, to, [...most.split(' '), ...words]);
}
