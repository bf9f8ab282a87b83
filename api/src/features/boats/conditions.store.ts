import { rangesOf } from '@tradewind/domain/boat-search';
import { formatMoney } from '@tradewind/domain/money';
import { isCounted, type Search } from './search.policy.ts';

/** A statement under construction: its values travel beside its text, never in it. */
export class Statement {
  readonly values: unknown[] = [];
  bind(value: unknown): string {
    return `$${this.values.push(value)}`;
  }
}

/** A pattern for LIKE that this text matches wherever it stands. */
export const likeAnywhere = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The searched text, in the same letters as `boat_words` writes it. */
const pattern = (statement: Statement, text: string) =>
  `lower(${statement.bind(likeAnywhere(text))} collate "pg_c_utf8")`;

/** A text with the separator of `boat_words` would match across its fields: nothing holds such a text. */
export const matchesNothing = ({ words, bands }: Search) => words?.includes('\x1f') || bands?.length === 0;

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
  const { type, bands, accepted, words, location, state } = search;
  const bounds: [string, unknown, string][] = [
    ['b.price >=', search.minPrice, 'numeric'],
    ['b.price <=', search.maxPrice, 'numeric'],
    ['b.year >=', search.minYear, 'int'],
    ['b.year <=', search.maxYear, 'int'],
    ['b.length >=', search.minLength, 'numeric'],
    ['b.length <=', search.maxLength, 'numeric'],
  ];
  return [
    'b.listed',
    ...(type ? [`b.type = ${statement.bind(type)}`] : []),
    ...(bands ? [priceIn('b.price', bands)] : []),
    ...(accepted ? [`b.trade_categories && ${statement.bind(accepted)}::text[]`] : []),
    ...(words ? [wordCondition(statement, search, words, wordSearch)] : []),
    ...(location ? [`lower(b.location collate "pg_c_utf8") like ${pattern(statement, location)}`] : []),
    ...(state ? [`coalesce(b.state, '') = ${statement.bind(state)}`] : []),
    ...bounds
      .filter(([, value]) => value !== undefined)
      .map(([comparison, value, kind]) => `${comparison} ${statement.bind(value)}::${kind}`),
  ];
}

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
