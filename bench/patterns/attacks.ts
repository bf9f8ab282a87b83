import type { Chance } from '../random.ts';

/** Repetitions without an end, two of which can share a text in many ways. */
const REPETITIONS = /[\])*+.\w](?:[*+]|\{\d*,\})/g;
/** A class of characters or a boundary is no word. */
const ESCAPES = /\\(?:[bBwWdDsS]|p\{\w+\})/g;
const WORDS = /[\p{L}’'_]+/gu;
const WORDS_TRIED = 10;
const MIXTURES = 14;
const PLAIN = ['a ', 'a', '1', '1 ', ' ', '1,', 'a, '];

export const canBacktrack = ({ source }: RegExp): boolean => (source.match(REPETITIONS)?.length ?? 0) > 1;

/** Messages that repeat words of the pattern itself: each alone, several in turn, and several one after the other. */
export function attacksOn({ source }: RegExp, length: number, random: Chance): string[] {
  const [first = 'a', ...more] = new Set(source.replace(ESCAPES, ' ').match(WORDS) ?? []);
  const words: [string, ...string[]] = [first, ...more];
  const repeated = (text: string, size = length) => text.repeat(Math.ceil(size / text.length)).slice(0, size);
  const mixtures = Array.from({ length: MIXTURES }, (_, at) =>
    Array.from({ length: 1 + (at % 5) }, () => `${random.pick(words)} `),
  );
  return [
    ...PLAIN.map((text) => repeated(text)),
    ...words.slice(0, WORDS_TRIED).map((word) => repeated(`${word} `)),
    ...mixtures.map((mixture) => repeated(mixture.join(''))),
    ...mixtures.map((mixture) => mixture.map((word) => repeated(word, Math.floor(length / mixture.length))).join('')),
  ];
}
