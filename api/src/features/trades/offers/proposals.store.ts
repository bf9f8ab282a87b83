import type { TradeKind } from '@tradewind/domain/trades/proposal';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { trades } from '../../../db/schema/trades.ts';
import type { ChangedBoats } from '../../../platform/domain-events.ts';
import { type Items, inList } from '../items/items.store.ts';
import type { HeldProposals } from '../policy.ts';
import { relist, type TradeChange } from '../store.ts';

const containsAny = ({ boatIds, assetIds }: Items): SQL => sql`exists (
  select from trade_legs l where l.trade_id = ${trades.id} and l.revision = ${trades.revision}
  and (l.boat_id = ${inList(boatIds)} or l.asset_id = ${inList(assetIds)}))`;

/** The proposals whose current revision contains one of these items. */
export async function proposalsWith(tx: Queryable, items: Items): Promise<number[]> {
  if (items.boatIds.length + items.assetIds.length === 0) return [];
  const { rows } = await tx.execute<{ id: number }>(sql`
    select distinct t.id from trade_legs l
    join trades t on t.id = l.trade_id and t.revision = l.revision and t.status = 'proposed'
    where l.boat_id = ${inList(items.boatIds)} or l.asset_id = ${inList(items.assetIds)}
    order by t.id`);
  return rows.map(({ id }) => id);
}

/** Backups that none of whose items is reserved any longer, among those that contain one of these. */
export async function freedBackups(tx: Queryable, items: Items): Promise<number[]> {
  const rows = await tx
    .select({ id: trades.id })
    .from(trades)
    .where(
      and(
        eq(trades.status, 'proposed'),
        trades.backup,
        containsAny(items),
        sql`not exists (select from trade_legs l join trade_reservations r on r.boat_id = l.boat_id or r.asset_id = l.asset_id
          where l.trade_id = ${trades.id} and l.revision = ${trades.revision})`,
      ),
    )
    .orderBy(asc(trades.id));
  return rows.map(({ id }) => id);
}

/** Proposals that say something else of a changed boat than its listing does now: its price, or its title. */
export async function outdatedProposals(
  tx: Queryable,
  changed: ChangedBoats,
): Promise<{ id: number; title: string; repriced: boolean }[]> {
  const which =
    'ids' in changed
      ? sql`b.id = ${inList(changed.ids)}`
      : sql`b.updated_at >= ${changed.since.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<{ id: number; title: string; repriced: boolean }>(sql`
    select distinct on (t.id) t.id, l.title, l.value <> b.price as repriced from boats b
    join trade_legs l on l.boat_id = b.id and (l.value <> b.price or l.title <> b.title)
    join trades t on t.id = l.trade_id and t.revision = l.revision and t.status = 'proposed'
    where ${which} order by t.id`);
  return rows;
}

/** The facts of a proposal that decide whether something else may change it. */
export interface Held {
  id: number;
  kind: TradeKind;
  status: string;
  backup: boolean;
  expiresAt: Date | null;
}

/**
 * Locks proposals, however many, until the transaction ends. In the order of their ids, so that two transactions that lock some of
 * the same trades wait instead of deadlocking.
 */
export async function holdProposals(tx: Queryable, ids: readonly number[]): Promise<Held[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({
      id: trades.id,
      kind: trades.kind,
      status: trades.status,
      backup: trades.backup,
      expiresAt: trades.expiresAt,
    })
    .from(trades)
    .where(sql`${trades.id} = ${inList(ids)}`)
    .orderBy(asc(trades.id))
    .for('update');
  return rows.map((row) => ({ ...row, kind: row.kind as TradeKind }));
}

/** Changes all of them alike, with two statements. */
export async function updateProposals(
  tx: Queryable,
  held: HeldProposals,
  change: TradeChange,
  now: Date,
): Promise<void> {
  const ids = held.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx
    .update(trades)
    .set({ ...change, updatedAt: now })
    .where(sql`${trades.id} = ${inList(ids)}`);
  await relist(tx, ids, now);
}
