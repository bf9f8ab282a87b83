import type { Comparison, FilteredColumn } from '@tradewind/contract/boat-search';
import { rangesOf } from '@tradewind/domain/boat-search';
import { powerAtLeast } from '@tradewind/domain/engine-power';
import { equipmentInDatabase } from '@tradewind/domain/equipment';
import { formatMoney } from '@tradewind/domain/money';
import { keysAccepting, toListingKeys } from '@tradewind/domain/trade-taxonomy';
import { boats } from '../../../db/schema/boats.ts';
import { likeAnywhere } from '../../../db/search-text.ts';
import { type ColumnCondition, isCounted, type Search } from './plan.ts';
import type { Statement } from './statement.ts';

/** The pattern of the text in the same lowercase as `boat_words`. */
const pattern = (statement: Statement, text: string) =>
  `lower(${statement.bind(likeAnywhere(text))} collate "pg_c_utf8")`;

/** Only the collation of the index lets the planner use it. */
const wordsMatch = (statement: Statement, words: string) => `words like ${pattern(statement, words)} collate "default"`;

/** Inlines the bounds: there are few, and the planner should see them. */
function priceIn(column: string, bands: readonly number[]): string {
  const ranges = rangesOf(bands).map(({ min, max }) =>
    max === undefined
      ? `${column} >= ${formatMoney(min)}`
      : `(${column} >= ${formatMoney(min)} and ${column} < ${formatMoney(max)})`,
  );
  return `(${ranges.join(' or ')})`;
}

/** Filters for the tables of counts and texts. */
export function countConditions(statement: Statement, { type, bands }: Search): string[] {
  return [
    ...(type ? [`type = ${statement.bind(type)}`] : []),
    ...(bands ? [`band in (${bands.map(Number).join(', ')})`] : []),
  ];
}

export function tradeConditions(statement: Statement, { accepted, unaccepted }: Search, column: string): string[] {
  return [
    ...(accepted ? [`${column} && ${statement.bind(accepted)}::text[]`] : []),
    ...(unaccepted ? [`not (${column} && ${statement.bind(unaccepted)}::text[])`] : []),
  ];
}

/** How words are matched: through the dictionary of texts, or in each boat that is scanned anyway. */
export type WordSearch = 'dictionary' | 'each';

/** Filters for boats (as `b`). */
export function boatConditions(statement: Statement, search: Search, wordSearch: WordSearch): string[] {
  const { type, bands, words, conditions } = search;
  return [
    'b.listed',
    ...(type ? [`b.type = ${statement.bind(type)}`] : []),
    ...(bands ? [priceIn('b.price', bands)] : []),
    ...tradeConditions(statement, search, 'b.trade_categories'),
    ...(words ? [wordCondition(statement, search, words, wordSearch)] : []),
    ...conditions.map((condition) => columnCondition(statement, condition)),
  ];
}

function castOf(column: FilteredColumn): string {
  const type = boats[column].getSQLType();
  return type === 'integer' ? 'int' : type.startsWith('timestamp') ? 'timestamptz' : 'numeric';
}

const lowered = (column: FilteredColumn) => `lower(coalesce(b.${boats[column].name}, '') collate "pg_c_utf8")`;
const allLower = (value: unknown) => [value].flat().map((word) => String(word).toLowerCase());

/** Patterns for words at their beginning. '300' does not occur in '1,300', and 'diesel' does in 'diesels'. */
const wordStarts = (value: unknown) =>
  allLower(value).map(
    (word) => `(^|[^[:alnum:],.])${powerAtLeast(word) ?? `(${word.split('|').map(literally).join('|')})`}`,
  );

const literally = (word: string) => word.replace(/[^\p{L}\p{N}\s]/gu, '\\$&');

const EQUIPMENT = 'boat_equipment(b.features, b.description)';
/** A model may have its equipment in its name: a flybridge, a tower. */
const NAMES = 'boat_words(b.title, b.make, b.model)';

/** The same expressions as in the indexes on these columns. */
const COMPARISONS: Record<Comparison, (statement: Statement, column: FilteredColumn, value: unknown) => string> = {
  equals: (statement, column, value) => `coalesce(b.${boats[column].name}, '') = ${statement.bind(value)}`,
  contains: (statement, column, value) =>
    `lower(b.${boats[column].name} collate "pg_c_utf8") like ${pattern(statement, String(value))}`,
  atLeast: (statement, column, value) => `b.${boats[column].name} >= ${statement.bind(value)}::${castOf(column)}`,
  atMost: (statement, column, value) => `b.${boats[column].name} <= ${statement.bind(value)}::${castOf(column)}`,
  oneOf: (statement, column, value) => `b.${boats[column].name} = any(${statement.bind(value)}::text[])`,
  noneOf: (statement, column, value) =>
    `coalesce(b.${boats[column].name}, '') <> all(${statement.bind(value)}::text[])`,
  numbered: (statement, column, value) => `b.${boats[column].name} = any(${statement.bind(value)}::int[])`,
  notNumbered: (statement, column, value) => `b.${boats[column].name} <> all(${statement.bind(value)}::int[])`,
  notAbout: (statement, column, value) =>
    [value]
      .flat()
      .map((feet) => `coalesce(abs(b.${boats[column].name} - ${statement.bind(feet)}::${castOf(column)}) > 1, true)`)
      .join(' and '),
  named: (statement, column, value) => `${lowered(column)} = any(${statement.bind(allLower(value))}::text[])`,
  notNamed: (statement, column, value) => `${lowered(column)} <> all(${statement.bind(allLower(value))}::text[])`,
  mentions: (statement, column, value) => `${lowered(column)} ~ all(${statement.bind(wordStarts(value))}::text[])`,
  includesOne: (statement, column, value) =>
    `${lowered(column)} like any(${statement.bind(allLower(value).map(likeAnywhere))}::text[])`,
  lacks: (statement, column, value) =>
    `${lowered(column)} not like all(${statement.bind(allLower(value).map(likeAnywhere))}::text[])`,
  refuses: (statement, _column, value) =>
    `not (b.trade_categories && ${statement.bind(keysAccepting([value].flat().map(String)))}::text[])`,
  takes: (statement, _column, value) =>
    `b.trade_categories && ${statement.bind(toListingKeys([value].flat().map(String)))}::text[]`,
  takesEach: (statement, _column, value) =>
    [value]
      .flat()
      .map((word) => `b.trade_categories && ${statement.bind(keysAccepting([String(word)]))}::text[]`)
      .join(' and '),
  verified: (_statement, column) => `exists (select from users u where u.id = b.${boats[column].name} and u.verified)`,
  // One comparison for each, because no list lets the planner use the index.
  equips: (statement, _column, value) =>
    [value]
      .flat()
      .map((equipment) => `${EQUIPMENT} ~ ${statement.bind(equipmentInDatabase(String(equipment)))}`)
      .join(' and '),
  equipsNone: (statement, _column, value) =>
    [value]
      .flat()
      .map((equipment) => equipmentInDatabase(String(equipment)))
      .map((words) => `${EQUIPMENT} !~ ${statement.bind(words)} and ${NAMES} !~ ${statement.bind(words)}`)
      .join(' and '),
};

const columnCondition = (statement: Statement, { column, comparison, value }: ColumnCondition) =>
  COMPARISONS[comparison](statement, column, value);

function wordCondition(statement: Statement, search: Search, words: string, wordSearch: WordSearch): string {
  // Not LIKE: the planner would expect few matches and read every boat to sort them.
  if (wordSearch === 'each')
    return `strpos(boat_words(b.title, b.make, b.model), lower(${statement.bind(words)} collate "pg_c_utf8")) > 0`;
  const texts = `select key from boat_texts where ${textConditions(statement, search, words)}`;
  // A counted search has no more texts than boats, and one index scan for all of them is cheaper than one for each.
  return isCounted(search) ? `b.text_key = any(array(${texts}))` : `b.text_key in (${texts})`;
}

/** Texts that contain the words, of boats of the requested type and price bands. */
export const textConditions = (statement: Statement, search: Search, words: string): string =>
  [wordsMatch(statement, words), ...countConditions(statement, search)].join(' and ');
