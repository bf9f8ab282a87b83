import type { Comparison, FilteredColumn } from '@tradewind/contract/boat-search';
import { rangesOf } from '@tradewind/domain/boat-search';
import { formatMoney } from '@tradewind/domain/money';
import { boats } from '../../../db/schema/boats.ts';
import { type ColumnCondition, isCounted, type Search } from './plan.ts';
import type { Statement } from './statement.ts';

/** A pattern for LIKE that this text matches wherever it stands. */
export const likeAnywhere = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The searched text, in the same letters as `boat_words` writes it. */
const pattern = (statement: Statement, text: string) =>
  `lower(${statement.bind(likeAnywhere(text))} collate "pg_c_utf8")`;

/** Compared by the collation of the index, which would not be used otherwise. */
const wordsMatch = (statement: Statement, words: string) => `words like ${pattern(statement, words)} collate "default"`;

/** The bounds stand in the text: there are few, and the planner should see them. */
function priceIn(column: string, bands: readonly number[]): string {
  const ranges = rangesOf(bands).map(({ min, max }) =>
    max === undefined
      ? `${column} >= ${formatMoney(min)}`
      : `(${column} >= ${formatMoney(min)} and ${column} < ${formatMoney(max)})`,
  );
  return `(${ranges.join(' or ')})`;
}

/** What the counts and the texts are filtered by. */
export function countConditions(statement: Statement, { type, bands }: Search): string[] {
  return [
    ...(type ? [`type = ${statement.bind(type)}`] : []),
    ...(bands ? [`band in (${bands.map(Number).join(', ')})`] : []),
  ];
}

/** How words are looked for: in the dictionary of texts, or in each boat that is passed anyway. */
export type WordSearch = 'dictionary' | 'each';

/** What boats (as `b`) are filtered by. */
export function boatConditions(statement: Statement, search: Search, wordSearch: WordSearch): string[] {
  const { type, bands, accepted, words, conditions } = search;
  return [
    'b.listed',
    ...(type ? [`b.type = ${statement.bind(type)}`] : []),
    ...(bands ? [priceIn('b.price', bands)] : []),
    ...(accepted ? [`b.trade_categories && ${statement.bind(accepted)}::text[]`] : []),
    ...(words ? [wordCondition(statement, search, words, wordSearch)] : []),
    ...conditions.map((condition) => columnCondition(statement, condition)),
  ];
}

const castOf = (column: FilteredColumn) => (boats[column].getSQLType() === 'integer' ? 'int' : 'numeric');

/** In the form that the indexes on these columns have. */
const COMPARISONS: Record<Comparison, (statement: Statement, column: FilteredColumn, value: unknown) => string> = {
  equals: (statement, column, value) => `coalesce(b.${boats[column].name}, '') = ${statement.bind(value)}`,
  contains: (statement, column, value) =>
    `lower(b.${boats[column].name} collate "pg_c_utf8") like ${pattern(statement, String(value))}`,
  atLeast: (statement, column, value) => `b.${boats[column].name} >= ${statement.bind(value)}::${castOf(column)}`,
  atMost: (statement, column, value) => `b.${boats[column].name} <= ${statement.bind(value)}::${castOf(column)}`,
};

const columnCondition = (statement: Statement, { column, comparison, value }: ColumnCondition) =>
  COMPARISONS[comparison](statement, column, value);

function wordCondition(statement: Statement, search: Search, words: string, wordSearch: WordSearch): string {
  // Not LIKE: the planner would take it for rare, and read every boat to sort the few.
  if (wordSearch === 'each')
    return `strpos(boat_words(b.title, b.make, b.model), lower(${statement.bind(words)} collate "pg_c_utf8")) > 0`;
  const texts = `select key from boat_texts where ${textConditions(statement, search, words)}`;
  // Of a counted search there are no more texts than boats. One walk of the index for all costs less than one for each.
  return isCounted(search) ? `b.text_key = any(array(${texts}))` : `b.text_key in (${texts})`;
}

/** Which texts hold the words, of boats of the type and in the price bands asked for. */
export const textConditions = (statement: Statement, search: Search, words: string): string =>
  [wordsMatch(statement, words), ...countConditions(statement, search)].join(' and ');
