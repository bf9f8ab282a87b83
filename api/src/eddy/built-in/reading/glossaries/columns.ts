import type { Foreign } from '../languages.ts';

interface Row {
  english: string;
  words: Readonly<Record<Foreign, readonly string[]>>;
}

const wordsOf = (column = '') => column.split('|');

/** The rows of a table whose lines are: English = Spanish / French / German, with `|` between words of the same meaning. */
export const rowsOf = (table: string): readonly Row[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [english = '', others = ''] = line.split(' = ');
      const [es, fr, de] = others.split(' / ');
      return { english, words: { es: wordsOf(es), fr: wordsOf(fr), de: wordsOf(de) } };
    });

/** The same rows as lines of a glossary: foreign words = English. */
export const glossaryLines = (rows: readonly Row[], language: Foreign): string =>
  `\n${rows.map(({ english, words }) => `${words[language].join('|').toLowerCase()} = ${english}`).join('\n')}\n`;
