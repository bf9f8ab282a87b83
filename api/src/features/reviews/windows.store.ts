import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { reviewWindows } from '../../db/schema/reviews.ts';

export type WindowRow = typeof reviewWindows.$inferSelect;

interface Times {
  closesAt: Date;
  remindAt: Date;
}

/** Opens the reviews of a trade; false if they are open already, or were. */
export async function openWindow(tx: Queryable, tradeId: number, { closesAt, remindAt }: Times): Promise<boolean> {
  const rows = await tx
    .insert(reviewWindows)
    .values({ tradeId, closesAt, remindAt })
    .onConflictDoNothing()
    .returning({ tradeId: reviewWindows.tradeId });
  return rows.length > 0;
}

export async function findWindow(db: Queryable, tradeId: number): Promise<WindowRow | undefined> {
  const [row] = await db.select().from(reviewWindows).where(eq(reviewWindows.tradeId, tradeId));
  return row;
}

/** The trades whose time is up while reviews may still be hidden. */
export async function endedTrades(db: Queryable, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ tradeId: reviewWindows.tradeId })
    .from(reviewWindows)
    .where(and(lte(reviewWindows.closesAt, now), isNull(reviewWindows.endedAt)))
    .orderBy(asc(reviewWindows.closesAt))
    .limit(limit);
  return rows.map(({ tradeId }) => tradeId);
}

export const endWindow = (tx: Queryable, tradeId: number, now: Date) =>
  tx.update(reviewWindows).set({ endedAt: now }).where(eq(reviewWindows.tradeId, tradeId));

interface Reminder {
  tradeId: number;
  userId: string;
  closesAt: Date;
}

/** Takes the reminders that are due, for parties with somebody left to review. */
export async function takeReminders(tx: Queryable, now: Date, limit: number): Promise<Reminder[]> {
  const { rows } = await tx.execute<{ trade_id: number; user_id: string; closes_at: string }>(sql`
    with due as (
      update review_windows w set remind_at = null
      from (select trade_id from review_windows where remind_at <= ${now.toISOString()}::timestamptz
        order by remind_at limit ${limit} for update skip locked) d
      where w.trade_id = d.trade_id
      returning w.trade_id, w.closes_at)
    select d.trade_id, p.user_id, d.closes_at from due d
    join trade_parties p on p.trade_id = d.trade_id and p.user_id is not null and p.review_until is not null
    where d.closes_at > ${now.toISOString()}::timestamptz
    order by d.trade_id, p.position`);
  return rows.map((row) => ({ tradeId: row.trade_id, userId: row.user_id, closesAt: new Date(row.closes_at) }));
}
