import { desc, inArray, like, sql, sum } from 'drizzle-orm';
import { type Database, inTransaction, type Transaction } from '../../../db/client.ts';
import { isLockTaken } from '../../../db/failures.ts';
import { boatTexts, cachedSearches, searchCounts } from '../../../db/schema/boats.ts';
import { likeAnywhere } from './conditions.store.ts';
import type { Search } from './plan.ts';

/*
 * Counted words: words that many texts hold, with how many boats they find by type and price band. They are rows of `kept_searches` and
 * `search_counts`, and the triggers on `boats` keep the numbers exact.
 */

/** How many boats match a search by words, and in which price bands these lie, a bit for each. */
export interface WordCounts {
  total: number;
  mask: number;
  catalog: number;
}

/** How many boats are listed at all, as a column. */
export const CATALOG = '(select coalesce(sum(boats), 0)::int from boat_counts)';

const COUNTS = `
  select coalesce(sum(boats), 0)::int as total, coalesce(bit_or(1 << band) filter (where boats > 0), 0)::int as mask,
    ${CATALOG} as catalog,
    exists (select from kept_searches where words = lower($1 collate "pg_c_utf8")) as counted
  from search_counts where words = lower($1 collate "pg_c_utf8")
    and ($2::text is null or type = $2) and ($3::smallint[] is null or band = any($3))`;

/** Nothing where the triggers do not count these words. */
export async function readCounts(db: Database, words: string, search: Search): Promise<WordCounts | undefined> {
  const values = [words, search.type ?? null, search.bands ?? null];
  const { rows } = await db.$client.query<WordCounts & { counted: boolean }>({
    name: 'counted_words',
    text: COUNTS,
    values,
  });
  const [{ counted, ...counts } = { counted: false, total: 0, mask: 0, catalog: 0 }] = rows;
  return counted ? counts : undefined;
}

/** A write compares its boat's text with each: a tenth of a millisecond for all of these. */
const MOST_COUNTED = 500;
/** Starting blocks writers: someone who searches for ever new words must leave them most of the time. */
const APART = '250 milliseconds';

/**
 * Counts the boats that these words find once, and lets the triggers count on from there. Writers of boats wait meanwhile, so that none
 * is missed. This waits for no writer: when the table is locked, the next search for these words tries again.
 */
export async function startCounting(db: Database, text: string): Promise<void> {
  try {
    await inTransaction(db, async (tx) => {
      await tx.execute(sql`lock table boat_texts in share row exclusive mode nowait`);
      const words = await wordsToCount(tx, text);
      if (words !== undefined) await countOnce(tx, words);
    });
  } catch (error) {
    if (!isLockTaken(error)) throw error;
  }
}

/** In the letters of the texts; nothing if they are counted already, or counting others just started. */
async function wordsToCount(tx: Transaction, text: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ words: string }>(sql`
    select words from (select lower(${text} collate "pg_c_utf8") as words) asked
    where not exists (select from kept_searches kept where kept.words = asked.words or kept_at > now() - ${APART}::interval)`);
  return rows[0]?.words;
}

async function countOnce(tx: Transaction, words: string): Promise<void> {
  // Read by itself: a statement that writes is not spread over several processes.
  const counts = await tx
    .select({
      words: sql<string>`${words}`,
      type: boatTexts.type,
      band: boatTexts.band,
      boats: sum(boatTexts.boats).mapWith(Number),
    })
    .from(boatTexts)
    .where(like(boatTexts.words, likeAnywhere(words)))
    .groupBy(boatTexts.type, boatTexts.band);
  await tx.insert(cachedSearches).values({ words });
  if (counts.length > 0) await tx.insert(searchCounts).values(counts);
  const newest = tx.select({ words: cachedSearches.words }).from(cachedSearches).orderBy(desc(cachedSearches.cachedAt));
  await tx.delete(cachedSearches).where(inArray(cachedSearches.words, newest.offset(MOST_COUNTED)));
}
