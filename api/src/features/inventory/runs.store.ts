import { INVENTORY_SOURCE } from '@tradewind/contract/inventory';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database, Queryable } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { boats } from '../../db/schema/boats.ts';
import { syncRuns } from '../../db/schema/inventory.ts';

/** Any number that no other lock in this database uses. */
const RUN_LOCK = 7_283_922;

export type RunRow = typeof syncRuns.$inferSelect;

/**
 * Takes the lock that lets one process sync at a time; returns undefined if another process has it. The lock has its own
 * connection, so that it is released as soon as its process dies.
 */
export async function holdRun(db: Database): Promise<{ release(): Promise<void> } | undefined> {
  const client = new pg.Client({
    connectionString: db.$client.options.connectionString,
    application_name: 'tradewind-sync',
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [RUN_LOCK]);
    if (rows[0]?.held) return { release: () => client.end() };
  } catch (error) {
    await client.end();
    throw error;
  }
  await client.end();
  return undefined;
}

/** Whether any process holds the sync lock. Does not take it. */
export async function runIsHeld(db: Queryable): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where locktype = 'advisory' and classid = 0 and objid = ${RUN_LOCK} and datname = current_database()`);
  return (rowCount ?? 0) > 0;
}

/** Marks interrupted runs as failed. Only the holder of the sync lock may call this. */
export const failAbandonedRuns = (db: Queryable) =>
  db
    .update(syncRuns)
    .set({ status: 'failed', message: 'The server stopped during this sync.', finishedAt: new Date() })
    .where(eq(syncRuns.status, 'running'));

export async function insertRun(db: Queryable, startedBy: string | null): Promise<number> {
  const [row] = await db.insert(syncRuns).values({ startedBy }).returning({ id: syncRuns.id });
  if (!row) throw new Error('The insert returned no run.');
  return row.id;
}

export const updateRun = (db: Queryable, id: number, change: Partial<RunRow>) =>
  db.update(syncRuns).set(change).where(eq(syncRuns.id, id));

const LAST_RUNS = 20;

export const lastRuns = (db: Queryable): Promise<RunRow[]> =>
  db.select().from(syncRuns).orderBy(desc(syncRuns.startedAt), desc(syncRuns.id)).limit(LAST_RUNS);

/** The account with this username and the number of its listings from the feed. */
export async function findTarget(db: Queryable, username: string) {
  const [account] = await db
    .select({ id: users.id, username: users.username, name: users.firstName, email: users.email })
    .from(users)
    .where(eq(users.username, username));
  if (!account) return undefined;
  const [offered] = await db
    .select({ boats: count() })
    .from(boats)
    .where(
      and(
        eq(boats.sellerId, account.id),
        eq(boats.source, INVENTORY_SOURCE),
        inArray(boats.status, ['active', 'paused']),
      ),
    );
  return { ...account, boats: offered?.boats ?? 0 };
}
