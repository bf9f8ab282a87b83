import type { ActivityAction } from '@tradewind/contract/activity';
import { and, desc, eq, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { activityLog, users } from '../../db/schema/accounts.ts';
import { likeAnywhere } from '../../db/search-text.ts';
import type { EntryCursor } from './present.ts';

export type Entry = typeof activityLog.$inferInsert;
export type EntryRow = typeof activityLog.$inferSelect;

export const insertEntries = (db: Queryable, entries: Entry[]) => db.insert(activityLog).values(entries);

interface EntrySearch {
  userId?: string | undefined;
  action?: string | undefined;
  query?: string | undefined;
  from?: Date | undefined;
  /** Exclusive. */
  until?: Date | undefined;
}

/** Newest first. */
export function entriesPage(
  db: Queryable,
  { userId, action, query, from, until }: EntrySearch,
  after: EntryCursor | undefined,
  limit: number,
): Promise<EntryRow[]> {
  const { timestamp, id } = activityLog;
  const conditions: (SQL | undefined)[] = [
    userId ? or(eq(activityLog.userId, userId), sql`${activityLog.details} ->> 'userId' = ${userId}`) : undefined,
    action ? eq(activityLog.action, action) : undefined,
    query ? ilike(activityLog.userEmail, likeAnywhere(query)) : undefined,
    from && gte(timestamp, from),
    until && lt(timestamp, until),
    after && sql`(${timestamp}, ${id}) < (${after.timestamp.toISOString()}::timestamptz, ${after.id}::int)`,
  ];
  return (
    db
      .select()
      .from(activityLog)
      .where(and(...conditions))
      // Nulls last matches the indexes.
      .orderBy(sql`${timestamp} desc nulls last, ${id} desc nulls last`)
      .limit(limit)
  );
}

/** The addresses of an account's last hundred such actions within these days; empty for an unknown email. */
export async function addressesOf(
  db: Queryable,
  email: string,
  actions: readonly ActivityAction[],
  days: number,
): Promise<string[]> {
  const rows = await db
    .select({ address: activityLog.ipAddress })
    .from(activityLog)
    .innerJoin(users, eq(users.id, activityLog.userId))
    .where(
      and(
        eq(users.email, email),
        inArray(activityLog.action, [...actions]),
        gte(activityLog.timestamp, sql`now() - make_interval(days => ${days})`),
      ),
    )
    .orderBy(desc(activityLog.timestamp))
    .limit(100);
  return [...new Set(rows.flatMap(({ address }) => address ?? []))];
}

/** Skips along the index from one action to the next, so the length of the log does not matter. */
export async function knownActions(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ action: string }>(sql`
    with recursive known as (
      (select action from activity_log order by action limit 1)
      union all
      select (select a.action from activity_log a where a.action > known.action order by a.action limit 1)
      from known where known.action is not null
    )
    select action from known where action is not null`);
  return rows.map(({ action }) => action);
}
