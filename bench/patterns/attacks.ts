import type { Chance } from '../random.ts';

/** Repetitions without an end, two of which can share a text in many ways. */
const REPETITIONS = /[\])*+.\w](?:[*+]|\{\d*,\})/g;
/** A class of characters or a boundary is no word. */
const ESCAPES = /\\(?:[bBwWdDsS]|p\{\w+\})/g;
const WORDS = /[\p{L}’'_]+/gu;
const WORDS_TRIED = 10;
const MIXTURES = 10;
const IN_A_ROW = 60;
const PLAIN = ['a ', 'a', '1', '1 ', ' ', '1,', 'a, '];

export const canBacktrack = ({ source }: RegExp): boolean => (source.match(REPETITIONS)?.length ?? 0) > 1;

/** Words to repeat, most of them of the pattern itself: each alone, and several in turn or one after the other. */
export function attacksOn({ source }: RegExp, random: Chance): string[] {
  const [first = 'a', ...more] = new Set(source.replace(ESCAPES, ' ').match(WORDS) ?? []);
  const words: [string, ...string[]] = [first, ...more];
  const mixtures = Array.from({ length: MIXTURES }, (_, at) =>
    Array.from({ length: 2 + (at % 4) }, () => `${random.pick(words)} `),
  );
  return [
    ...PLAIN,
    ...words.slice(0, WORDS_TRIED).map((word) => `${word} `),
    ...mixtures.map((mixture) => mixture.join('')),
    ...mixtures.map((mixture) => mixture.map((word) => word.repeat(IN_A_ROW)).join('')),
  ];
}
