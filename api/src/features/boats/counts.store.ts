import { PRICE_BANDS } from '@tradewind/domain/boat-search';
import type { Database } from '../../db/client.ts';
import { boatConditions, countConditions, Statement, textConditions } from './conditions.store.ts';
import { CATALOGUE, keepSearch, keptCounts, type WordCounts } from './kept-searches.store.ts';
import { isCounted, type Search } from './search.policy.ts';

export interface Counts {
  /** How many boats match, and how many are listed at all. */
  total: number;
  catalogue: number;
  /** In which price bands the matches of a search by words lie. */
  bands?: number[];
  /** Counting was stopped at `total`. */
  andMore?: true;
}

/** `most` bounds the counting of what no kept count tells: boats are looked at until there is one more. */
export async function countBoats(db: Database, search: Search, most?: number): Promise<Counts> {
  if (isCounted(search) && search.words) {
    const { mask, ...counts } = await countByWords(db, search, search.words);
    return { ...counts, bands: bandsOf(mask) };
  }
  const statement = new Statement();
  const text = `select ${countColumns(statement, search, most)}`;
  const { rows } = await db.$client.query<Counts>(text, statement.values);
  const [counts = { total: 0, catalogue: 0 }] = rows;
  const stopped = most !== undefined && counts.total > most && !isCounted(search);
  return stopped ? { ...counts, total: most, andMore: true } : counts;
}

/** Gathering bits costs less than gathering a list. */
const bandsOf = (mask: number) => [...PRICE_BANDS.keys()].filter((band) => mask & (1 << band));

/** A search that so many texts match is kept, so that the next one need not read through them. */
const MANY_TEXTS = 100;

async function countByWords(db: Database, search: Search, words: string): Promise<WordCounts> {
  const kept = await keptCounts(db, words, search);
  if (kept) return kept;
  const statement = new Statement();
  const text = `select count(*)::int as texts, coalesce(sum(boats), 0)::int as total, coalesce(bit_or(1 << band), 0)::int as mask,
      ${CATALOGUE} as catalogue from boat_texts where ${textConditions(statement, search, words)}`;
  const { rows } = await db.$client.query<WordCounts & { texts: number }>(text, statement.values);
  const [{ texts, ...counts } = { texts: 0, total: 0, mask: 0, catalogue: 0 }] = rows;
  if (texts >= MANY_TEXTS) await keepSearch(db, words);
  return counts;
}

/** As columns of a page's statement. */
export function countColumns(statement: Statement, search: Search, most?: number): string {
  return `${totalOf(statement, search, most)} as total, ${CATALOGUE} as catalogue`;
}

function totalOf(statement: Statement, search: Search, most: number | undefined): string {
  if (!isCounted(search)) {
    const bound = most === undefined ? '' : ` limit ${most + 1}`;
    const conditions = boatConditions(statement, search, 'dictionary');
    return `(select count(*)::int from (select 1 from boats b where ${conditions.join(' and ')}${bound}) matching)`;
  }
  const conditions = countConditions(statement, search);
  if (search.accepted) conditions.push(`trade_categories && ${statement.bind(search.accepted)}::text[]`);
  const table = search.accepted ? 'boat_trade_counts' : 'boat_counts';
  const where = conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '';
  return `(select coalesce(sum(boats), 0)::int from ${table}${where})`;
}
