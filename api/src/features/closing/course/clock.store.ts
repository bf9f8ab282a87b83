import { and, asc, eq, inArray, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { users } from '../../../db/schema/accounts.ts';
import { closings, closingTasks } from '../../../db/schema/closings.ts';
import { ledgerBalances } from '../../../db/schema/ledger.ts';
import { tradeParties, trades } from '../../../db/schema/trades.ts';

/** How many trades the clock reads at once. */
const AT_ONCE = 100;

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** Agreed trades without a closing: they were agreed before there were any. */
export async function tradesWithoutClosing(db: Queryable): Promise<number[]> {
  const closing = db.select({ one: sql`1` }).from(closings).where(eq(closings.tradeId, trades.id));
  const rows = await db
    .select({ id: trades.id })
    .from(trades)
    .where(and(eq(trades.status, 'agreed'), notExists(closing)))
    .orderBy(asc(trades.id))
    .limit(AT_ONCE);
  return idsOf(rows);
}

const runningIn = (status: string) =>
  and(eq(trades.status, status), isNull(closings.endingAt), isNull(closings.releasedAt));

/** Agreements that were agreed before this moment and not signed by everyone. */
export async function unsignedSince(db: Queryable, moment: Date): Promise<number[]> {
  const rows = await db
    .select({ id: trades.id })
    .from(closings)
    .innerJoin(trades, eq(trades.id, closings.tradeId))
    .where(and(runningIn('agreed'), isNull(closings.signedAt), lte(closings.agreedAt, moment)))
    .orderBy(asc(trades.id))
    .limit(AT_ONCE);
  return idsOf(rows);
}

/** Closings in which the last day for the acceptance of something has passed in silence. */
export async function silentAt(db: Queryable, now: Date): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: trades.id })
    .from(closingTasks)
    .innerJoin(closings, eq(closings.tradeId, closingTasks.tradeId))
    .innerJoin(trades, eq(trades.id, closings.tradeId))
    .where(
      and(
        runningIn('closing'),
        eq(closingTasks.kind, 'acceptance'),
        eq(closingTasks.state, 'open'),
        lte(closingTasks.dueAt, now),
      ),
    )
    .orderBy(asc(trades.id))
    .limit(AT_ONCE);
  return idsOf(rows);
}

/** Closings that ended for a cause and hold nothing anymore. */
export async function paidBack(db: Queryable): Promise<number[]> {
  const held = db
    .select({ one: sql`1` })
    .from(ledgerBalances)
    .where(and(eq(ledgerBalances.tradeId, trades.id), sql`${ledgerBalances.amount} <> 0`));
  const rows = await db
    .select({ id: trades.id })
    .from(closings)
    .innerJoin(trades, eq(trades.id, closings.tradeId))
    .where(and(isNotNull(closings.endingAt), inArray(trades.status, ['agreed', 'closing']), notExists(held)))
    .orderBy(asc(trades.id))
    .limit(AT_ONCE);
  return idsOf(rows);
}

/** Running closings with a payoff letter that was good until before this day. */
export async function staleLetters(db: Queryable, today: string): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: trades.id })
    .from(closingTasks)
    .innerJoin(closings, eq(closings.tradeId, closingTasks.tradeId))
    .innerJoin(trades, eq(trades.id, closings.tradeId))
    .where(
      and(
        runningIn('closing'),
        eq(closingTasks.kind, 'payoff'),
        inArray(closingTasks.state, ['submitted', 'done']),
        sql`${closingTasks.facts}->>'goodThrough' < ${today}`,
      ),
    )
    .orderBy(asc(trades.id))
    .limit(AT_ONCE);
  return idsOf(rows);
}

/** Released trades that owe something to a lender. */
export async function unpaidLenders(db: Queryable): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: trades.id })
    .from(ledgerBalances)
    .innerJoin(trades, eq(trades.id, ledgerBalances.tradeId))
    .where(
      and(
        eq(trades.status, 'released'),
        sql`${ledgerBalances.account} like 'payable:lender:%'`,
        sql`${ledgerBalances.amount} <> 0`,
      ),
    )
    .orderBy(asc(trades.id))
    .limit(AT_ONCE);
  return idsOf(rows);
}

export interface DueTask {
  id: number;
  tradeId: number;
  kind: string;
  dueAt: Date;
  /** Null for the broker. */
  userId: string | null;
}

/**
 * Open tasks that are due before `soon` and of which their people have not been told yet: once before the deadline and once after.
 * Held until they are marked, so that two workers never remind of the same task.
 */
export async function tasksToRemindOf(tx: Queryable, now: Date, soon: Date, limit: number): Promise<DueTask[]> {
  const { rows } = await tx.execute<{
    id: number;
    trade_id: number;
    kind: string;
    due_at: Date | string;
    user_id: string | null;
  }>(sql`
    select t.id, t.trade_id, t.kind, t.due_at, p.user_id
    from closing_tasks t
      join closings c on c.trade_id = t.trade_id
      join trades on trades.id = t.trade_id
      left join trade_parties p on p.trade_id = t.trade_id and p.position = t.actor
    where t.state = 'open' and t.due_at <= ${soon.toISOString()}::timestamptz
      and c.ending_at is null and trades.status in ('agreed', 'closing', 'released', 'closed')
      and (t.actor is null or p.user_id is not null)
      and (t.reminded_at is null or t.reminded_at < t.due_at - (${soon.toISOString()}::timestamptz - ${now.toISOString()}::timestamptz)
        or (t.due_at <= ${now.toISOString()}::timestamptz and t.reminded_at < t.due_at))
    order by t.id limit ${limit} for update of t skip locked`);
  return rows.map(({ id, trade_id, kind, due_at, user_id }) => ({
    ...{ id, tradeId: trade_id, kind, dueAt: new Date(due_at), userId: user_id },
  }));
}

export const markReminded = (tx: Queryable, ids: readonly number[], now: Date) =>
  tx
    .update(closingTasks)
    .set({ remindedAt: now })
    .where(inArray(closingTasks.id, [...ids]));

/** Brokers who can act, besides the parties of this trade. */
export async function brokersBesides(db: Queryable, tradeId: number | null): Promise<string[]> {
  const isParty = db
    .select({ one: sql`1` })
    .from(tradeParties)
    .where(and(eq(tradeParties.userId, users.id), tradeId === null ? sql`false` : eq(tradeParties.tradeId, tradeId)));
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isBroker, true), eq(users.suspended, false), notExists(isParty)));
  return rows.map(({ id }) => id);
}
