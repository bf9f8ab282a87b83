import { PRICE_BANDS } from '@tradewind/domain/boat-search';
import type { Database } from '../../db/client.ts';
import { boatConditions, countConditions, Statement, wordsMatch } from './conditions.store.ts';
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

const CATALOGUE = '(select coalesce(sum(boats), 0)::int from boat_counts)';

/** `most` bounds the counting of what no kept count tells: boats are looked at until there is one more. */
export async function countBoats(db: Database, search: Search, most?: number): Promise<Counts> {
  const statement = new Statement();
  const text =
    isCounted(search) && search.words
      ? countByWords(statement, search, search.words)
      : `select ${countColumns(statement, search, most)}`;
  const { rows } = await db.$client.query<Counts & { mask?: number }>(text, statement.values);
  const [{ mask, ...counts } = { total: 0, catalogue: 0, mask: undefined }] = rows;
  if (mask !== undefined) return { ...counts, bands: bandsOf(mask) };
  const stopped = most !== undefined && counts.total > most && !isCounted(search);
  return stopped ? { ...counts, total: most, andMore: true } : counts;
}

/** Gathering bits costs less than gathering a list. */
const bandsOf = (mask: number) => [...PRICE_BANDS.keys()].filter((band) => mask & (1 << band));

/** As columns of a page's statement. */
export function countColumns(statement: Statement, search: Search, most?: number): string {
  return `${totalOf(statement, search, most)} as total, ${CATALOGUE} as catalogue`;
}

function countByWords(statement: Statement, search: Search, words: string): string {
  const matching = [wordsMatch(statement, words), ...countConditions(statement, search)].join(' and ');
  return `select coalesce(sum(boats), 0)::int as total, coalesce(bit_or(1 << band), 0)::int as mask, ${CATALOGUE} as catalogue
    from boat_texts where ${matching}`;
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
