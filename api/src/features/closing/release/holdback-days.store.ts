import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { closingProposals } from '../../../db/schema/closings.ts';
import { trades } from '../../../db/schema/trades.ts';

const AT_ONCE = 100;

const isDue = (today: string) =>
  and(
    eq(closingProposals.kind, 'holdback'),
    eq(closingProposals.state, 'agreed'),
    isNull(closingProposals.remindedAt),
    sql`${closingProposals.terms} ->> 'until' <= ${today}`,
  );

/** Released trades with money held back until this day or an earlier one, of which nobody was told. */
export async function tradesWithDueHoldbacks(db: Queryable, today: string): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: trades.id })
    .from(closingProposals)
    .innerJoin(trades, eq(trades.id, closingProposals.tradeId))
    .where(and(eq(trades.status, 'released'), isDue(today)))
    .orderBy(asc(trades.id))
    .limit(AT_ONCE);
  return rows.map(({ id }) => id);
}

/** Marks them as told, and names their boats. */
export async function takeDueHoldbacks(tx: Queryable, tradeId: number, today: string, now: Date): Promise<number[]> {
  const rows = await tx
    .update(closingProposals)
    .set({ remindedAt: now })
    .where(and(eq(closingProposals.tradeId, tradeId), isDue(today)))
    .returning({ leg: sql<number>`(${closingProposals.terms} ->> 'leg')::int` });
  return rows.map(({ leg }) => leg);
}
