import type { TradesQuery } from '@tradewind/contract/trades';
import type { TradeList } from '@tradewind/domain/lifecycles/trade';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { tradeParties } from '../../db/schema/trades.ts';
import { findTrades } from './store.ts';

interface Listing extends Pick<TradesQuery, 'state' | 'boat' | 'limit'> {
  after: { listedAt: Date; id: number } | undefined;
}

/** One page of a party's trades, read in the order of the index, and how many there are in all. */
export async function tradesOf(db: Queryable, userId: string, { state, boat, limit, after }: Listing) {
  const belongs = and(
    eq(tradeParties.userId, userId),
    state && eq(tradeParties.list, state),
    boat === undefined
      ? undefined
      : sql`exists (select from trade_legs l join trades t on t.id = l.trade_id and t.revision = l.revision
          where l.boat_id = ${boat} and t.id = ${tradeParties.tradeId})`,
  );
  const [counted] = await db.select({ total: count() }).from(tradeParties).where(belongs);
  const rows = await db
    .select({ id: tradeParties.tradeId, listedAt: tradeParties.listedAt })
    .from(tradeParties)
    .where(
      and(
        belongs,
        after &&
          sql`(${tradeParties.listedAt}, ${tradeParties.tradeId}) < (${after.listedAt.toISOString()}::timestamptz, ${after.id}::int)`,
      ),
    )
    .orderBy(desc(tradeParties.listedAt), desc(tradeParties.tradeId))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  return {
    bundles: await findTrades(
      db,
      shown.map(({ id }) => id),
    ),
    total: counted?.total ?? 0,
    last: rows.length > limit ? shown.at(-1) : undefined,
  };
}

export const countInList = (db: Queryable, userId: string, list: TradeList): Promise<number> =>
  db.$count(tradeParties, and(eq(tradeParties.userId, userId), eq(tradeParties.list, list)));
