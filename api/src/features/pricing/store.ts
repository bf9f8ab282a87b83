import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';

/** Any number, as long as nothing else in this database locks it. */
const FREE_SPOT_LOCK = 7_283_911;

/** Whoever holds this decides alone, until the end of the transaction, whether a free spot is left. */
export const lockFreeSpots = (db: Queryable) => db.execute(sql`select pg_advisory_xact_lock(${FREE_SPOT_LOCK})`);

/** Counts boats that people posted (not synced ones) and free accounts. */
export async function countTaken(db: Queryable): Promise<{ boatsPosted: number; freeAccounts: number }> {
  const { rows } = await db.execute<{ boats: number; accounts: number }>(sql`
    select (select count(*)::int from boats where source is null) as boats,
           (select count(*)::int from users where free_account) as accounts`);
  return { boatsPosted: rows[0]?.boats ?? 0, freeAccounts: rows[0]?.accounts ?? 0 };
}
