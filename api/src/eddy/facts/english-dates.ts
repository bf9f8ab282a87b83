import { type Replacement, replacedIn } from '../matching.ts';

const LANGUAGES = ['es', 'fr', 'de'] as const;
const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15)));

const nameOf = (month: Date, language: string) =>
  month.toLocaleDateString(language, { month: 'long', timeZone: 'UTC' }).toLowerCase();

const ENGLISH = new Map(
  LANGUAGES.flatMap((language) =>
    MONTHS.map(
      (month) =>
        [nameOf(month, language), month.toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' })] as const,
    ),
  ),
);

const DATE = new RegExp(
  `(?<!\\d)(\\d{1,2})(?:\\.|er)? (?:de )?(${[...ENGLISH.keys()].join('|')}) (?:de )?(\\d{4})(?!\\d)`,
  'giu',
);

const IN_ENGLISH: Replacement = [
  DATE,
  (_date = '', day = '', month = '', year = '') => `${ENGLISH.get(month.toLowerCase())} ${day}, ${year}`,
];

/** Dates of other languages as tools write them: '24 de noviembre de 2026' is 'November 24, 2026'. */
export const withEnglishDates = (text: string): string => replacedIn(text, [IN_ENGLISH]);
