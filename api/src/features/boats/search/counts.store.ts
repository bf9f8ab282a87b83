import { PRICE_BANDS } from '@tradewind/domain/boat-search';
import type { Database } from '../../../db/client.ts';
import { boatConditions, countConditions, textConditions, tradeConditions } from './conditions.store.ts';
import { CATALOG, readCounts, startCounting, type WordCounts } from './counted-words.store.ts';
import { isCounted, type Search } from './plan.ts';
import { Statement } from './statement.ts';

export interface Counts {
  /** The number of matching boats, and of all listed boats. */
  total: number;
  catalog: number;
  /** The price bands of the matches of a search by words. */
  bands?: number[];
  /** Counting stopped at `total`. */
  andMore?: true;
}

/** `most` limits the counting if no table of counts applies: it stops at one more. */
export async function countBoats(db: Database, search: Search, most?: number): Promise<Counts> {
  if (isCounted(search) && search.words) {
    const { mask, ...counts } = await countByWords(db, search, search.words);
    return { ...counts, bands: bandsOf(mask) };
  }
  const statement = new Statement();
  const text = `select ${countColumns(statement, search, most)}`;
  const { rows } = await db.$client.query<Counts>(text, statement.values);
  const [counts = { total: 0, catalog: 0 }] = rows;
  const stopped = most !== undefined && counts.total > most && !isCounted(search);
  return stopped ? { ...counts, total: most, andMore: true } : counts;
}

/** Aggregating bits is cheaper than aggregating a list. */
const bandsOf = (mask: number) => [...PRICE_BANDS.keys()].filter((band) => mask & (1 << band));

/** Words in this many texts are counted from then on, so that the next search does not have to read them all. */
const MANY_TEXTS = 100;

async function countByWords(db: Database, search: Search, words: string): Promise<WordCounts> {
  const counted = await readCounts(db, words, search);
  if (counted) return counted;
  const statement = new Statement();
  const text = `select count(*)::int as texts, coalesce(sum(boats), 0)::int as total, coalesce(bit_or(1 << band), 0)::int as mask,
      ${CATALOG} as catalog from boat_texts where ${textConditions(statement, search, words)}`;
  const { rows } = await db.$client.query<WordCounts & { texts: number }>(text, statement.values);
  const [{ texts, ...counts } = { texts: 0, total: 0, mask: 0, catalog: 0 }] = rows;
  if (texts >= MANY_TEXTS) await startCounting(db, words);
  return counts;
}

/** The counts as columns of a page's statement. */
export function countColumns(statement: Statement, search: Search, most?: number): string {
  return `${totalOf(statement, search, most)} as total, ${CATALOG} as catalog`;
}

function totalOf(statement: Statement, search: Search, most: number | undefined): string {
  if (!isCounted(search)) {
    const bound = most === undefined ? '' : ` limit ${most + 1}`;
    const conditions = boatConditions(statement, search, 'dictionary');
    return `(select count(*)::int from (select 1 from boats b where ${conditions.join(' and ')}${bound}) matching)`;
  }
  const conditions = countConditions(statement, search);
  conditions.push(...tradeConditions(statement, search, 'trade_categories'));
  const table = search.accepted ? 'boat_trade_counts' : 'boat_counts';
  const where = conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '';
  return `(select coalesce(sum(boats), 0)::int from ${table}${where})`;
}
