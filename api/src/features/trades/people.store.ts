import { RESERVING_STATES } from '@tradewind/domain/lifecycles/trade';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { tradeParties, trades } from '../../db/schema/trades.ts';

const isReserving = inArray(trades.status, [...RESERVING_STATES]);

/** A proposal, and where it came from. */
export interface ProposalOf {
  id: number;
  kind: string;
}

const tradesWith = (tx: Queryable, userIds: readonly string[]) =>
  tx
    .selectDistinct({ id: trades.id, kind: trades.kind })
    .from(trades)
    .innerJoin(tradeParties, eq(tradeParties.tradeId, trades.id))
    .where(and(inArray(tradeParties.userId, [...userIds])))
    .$dynamic();

/** The proposals to which one of these people is a party. */
export async function proposalsOf(tx: Queryable, userIds: readonly string[]): Promise<ProposalOf[]> {
  if (userIds.length === 0) return [];
  return tradesWith(tx, userIds)
    .where(and(inArray(tradeParties.userId, [...userIds]), eq(trades.status, 'proposed')))
    .orderBy(asc(trades.id));
}

/** Their trades that hold items, in these states. */
export async function reservingTradesOf(
  tx: Queryable,
  userIds: readonly string[],
  states: readonly (typeof RESERVING_STATES)[number][] = RESERVING_STATES,
): Promise<number[]> {
  if (userIds.length === 0) return [];
  const rows = await tradesWith(tx, userIds)
    .where(and(inArray(tradeParties.userId, [...userIds]), inArray(trades.status, [...states])))
    .orderBy(asc(trades.id));
  return rows.map(({ id }) => id);
}

const together = (one: string, other: string) =>
  and(
    eq(tradeParties.userId, one),
    sql`exists (select from trade_parties o where o.trade_id = ${trades.id} and o.user_id = ${other})`,
  );

export const proposalsBetween = (tx: Queryable, one: string, other: string): Promise<ProposalOf[]> =>
  tradesWith(tx, [one])
    .where(and(together(one, other), eq(trades.status, 'proposed')))
    .orderBy(asc(trades.id));

/** The trades that hold items of both. */
export async function partnersIn(tx: Queryable, one: string, other: string): Promise<number[]> {
  const rows = await tradesWith(tx, [one]).where(and(together(one, other), isReserving));
  return rows.map(({ id }) => id);
}
