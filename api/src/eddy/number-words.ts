const UNDER_TWENTY =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const FROM_TWENTY = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** The English number words below a hundred. Those of other languages are only in the fact check. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...UNDER_TWENTY.map((word, value) => [word, value] as const),
  ...FROM_TWENTY.map((word, index) => [word, (index + 2) * 10] as const),
]);

/** Alternatives for regular expressions. */
export const ONES = UNDER_TWENTY.slice(1, 10).join('|');
export const TEENS = UNDER_TWENTY.slice(10).join('|');
export const TENS = FROM_TWENTY.join('|');

/** The sum of words, where a missing one counts nothing: 'twenty' and 'five' are 25. */
export const sumOfWords = (...words: readonly (string | undefined)[]): number =>
  words.reduce((sum, word) => sum + (NUMBER_WORDS.get(word?.toLowerCase() ?? '') ?? 0), 0);
