import { desc, inArray, like, sql, sum } from 'drizzle-orm';
import { type Database, inTransaction, type Transaction } from '../../../db/client.ts';
import { isLockTaken } from '../../../db/failures.ts';
import { boatTexts, cachedSearches, searchCounts } from '../../../db/schema/boats.ts';
import { likeAnywhere } from '../../../db/search-text.ts';
import type { Search } from './plan.ts';

/*
 * Counted words are words that many texts contain, with the number of matching boats by type and price band. They are rows of
 * `kept_searches` and `search_counts`, and the triggers on `boats` keep the numbers exact.
 */

/** The number of boats that match a search by words, and a bit mask of their price bands. */
export interface WordCounts {
  total: number;
  mask: number;
  catalog: number;
}

/** The number of all listed boats, as a column. */
export const CATALOG = '(select coalesce(sum(boats), 0)::int from boat_counts)';

const COUNTS = `
  select coalesce(sum(boats), 0)::int as total, coalesce(bit_or(1 << band) filter (where boats > 0), 0)::int as mask,
    ${CATALOG} as catalog,
    exists (select from kept_searches where words = lower($1 collate "pg_c_utf8")) as counted
  from search_counts where words = lower($1 collate "pg_c_utf8")
    and ($2::text is null or type = $2) and ($3::smallint[] is null or band = any($3))`;

/** Returns undefined if the triggers do not count these words. */
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

/** Each write compares its boat's text with all of these, which takes a tenth of a millisecond. */
const MOST_COUNTED = 500;
/** Starting a count blocks writers, so a stream of searches for new words must leave them most of the time. */
const APART = '250 milliseconds';

/**
 * Counts the boats that match these words once; from then on the triggers maintain the count. Writers of boats wait meanwhile,
 * so that none is missed. This never waits for a writer: if the table is locked, the next search for these words tries again.
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

/** The words in lowercase; undefined if they are counted already, or if another count just started. */
async function wordsToCount(tx: Transaction, text: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ words: string }>(sql`
    select words from (select lower(${text} collate "pg_c_utf8") as words) asked
    where not exists (select from kept_searches kept where kept.words = asked.words or kept_at > now() - ${APART}::interval)`);
  return rows[0]?.words;
}

async function countOnce(tx: Transaction, words: string): Promise<void> {
  // A separate read, because PostgreSQL does not parallelize statements that write.
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
