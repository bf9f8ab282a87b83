import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { assets } from '../../db/schema/assets.ts';
import { boats } from '../../db/schema/boats.ts';
import { tradeLegs, tradeParties, tradeReservations, trades } from '../../db/schema/trades.ts';
import type { ChangedBoats } from '../../platform/domain-events.ts';

/** The boats and assets of a trade. */
export interface Items {
  boatIds: readonly number[];
  assetIds: readonly number[];
}

export interface BoatItem {
  id: number;
  ownerId: string;
  title: string;
  price: string;
  status: string;
  listed: boolean;
  isAvailableForTrade: boolean;
  imageUrls: string[];
  images: string[];
}

export interface AssetItem {
  id: number;
  ownerId: string;
  title: string;
  value: string;
  visibility: string;
  imageUrls: string[];
  ownerSuspended: boolean;
}

export interface LockedItems {
  boats: Map<number, BoatItem>;
  assets: Map<number, AssetItem>;
}

const inOrder = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b);

/**
 * Reads the items and locks them until the transaction ends. Every change of a trade locks its items first, boats before
 * assets and each by id, then trades, so that no two changes deadlock.
 */
export async function lockItems(tx: Queryable, { boatIds, assetIds }: Items): Promise<LockedItems> {
  const foundBoats =
    boatIds.length === 0
      ? []
      : await tx
          .select({
            id: boats.id,
            ownerId: boats.sellerId,
            title: boats.title,
            price: boats.price,
            status: boats.status,
            listed: boats.listed,
            isAvailableForTrade: boats.isAvailableForTrade,
            imageUrls: boats.imageUrls,
            images: boats.images,
          })
          .from(boats)
          .where(inArray(boats.id, inOrder(boatIds)))
          .orderBy(asc(boats.id))
          .for('no key update');
  const foundAssets =
    assetIds.length === 0
      ? []
      : await tx
          .select({
            id: assets.id,
            ownerId: assets.ownerId,
            title: assets.title,
            value: assets.value,
            visibility: assets.visibility,
            imageUrls: assets.imageUrls,
            ownerSuspended: users.suspended,
          })
          .from(assets)
          .innerJoin(users, eq(users.id, assets.ownerId))
          .where(inArray(assets.id, inOrder(assetIds)))
          .orderBy(asc(assets.id))
          .for('no key update', { of: assets });
  return {
    boats: new Map(foundBoats.map((row) => [row.id, row])),
    assets: new Map(foundAssets.map((row) => [row.id, row])),
  };
}

/** The items of one revision, for a party of the trade; nothing for anybody else. Revisions never change. */
export async function itemsOfRevision(
  tx: Queryable,
  id: number,
  revision: number | undefined,
  userId: string,
): Promise<Items> {
  const rows = await tx
    .select({ boatId: tradeLegs.boatId, assetId: tradeLegs.assetId })
    .from(tradeLegs)
    .innerJoin(trades, eq(trades.id, tradeLegs.tradeId))
    .innerJoin(tradeParties, and(eq(tradeParties.tradeId, trades.id), eq(tradeParties.userId, userId)))
    .where(and(eq(trades.id, id), eq(tradeLegs.revision, revision ?? trades.revision)));
  return itemsIn(rows);
}

export const itemsIn = (
  rows: readonly { boatId?: number | null | undefined; assetId?: number | null | undefined }[],
): Items => ({
  boatIds: rows.flatMap(({ boatId }) => boatId ?? []),
  assetIds: rows.flatMap(({ assetId }) => assetId ?? []),
});

const inList = (ids: readonly number[]) => sql`any(${sql.param(inOrder(ids))}::int[])`;

/** The items among these that are reserved, and for which trade. */
export const reservationsOf = (tx: Queryable, { boatIds, assetIds }: Items) =>
  tx
    .select({
      tradeId: tradeReservations.tradeId,
      boatId: tradeReservations.boatId,
      assetId: tradeReservations.assetId,
    })
    .from(tradeReservations)
    .where(sql`${tradeReservations.boatId} = ${inList(boatIds)} or ${tradeReservations.assetId} = ${inList(assetIds)}`);

export async function insertReservations(tx: Queryable, tradeId: number, { boatIds, assetIds }: Items): Promise<void> {
  const rows = [
    ...inOrder(boatIds).map((boatId) => ({ tradeId, boatId })),
    ...inOrder(assetIds).map((assetId) => ({ tradeId, assetId })),
  ];
  if (rows.length > 0) await tx.insert(tradeReservations).values(rows);
}

export async function deleteReservations(tx: Queryable, tradeId: number): Promise<void> {
  await tx.delete(tradeReservations).where(eq(tradeReservations.tradeId, tradeId));
}

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

/** The agreed trades whose current revision contains one of these items. */
export async function reservedFor(tx: Queryable, items: Items): Promise<{ tradeId: number; title: string }[]> {
  return tx
    .selectDistinct({ tradeId: tradeReservations.tradeId, title: tradeLegs.title })
    .from(tradeReservations)
    .innerJoin(trades, eq(trades.id, tradeReservations.tradeId))
    .innerJoin(
      tradeLegs,
      and(
        eq(tradeLegs.tradeId, trades.id),
        eq(tradeLegs.revision, trades.revision),
        sql`(${tradeLegs.boatId} = ${tradeReservations.boatId} or ${tradeLegs.assetId} = ${tradeReservations.assetId})`,
      ),
    )
    .where(
      and(
        sql`(${tradeReservations.boatId} = ${inList(items.boatIds)} or ${tradeReservations.assetId} = ${inList(items.assetIds)})`,
      ),
    );
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

/** Proposals whose value of a changed boat is no longer what is asked for it. */
export async function repricedProposals(
  tx: Queryable,
  changed: ChangedBoats,
): Promise<{ id: number; title: string }[]> {
  const which =
    'ids' in changed
      ? sql`b.id = ${inList(changed.ids)}`
      : sql`b.updated_at >= ${changed.since.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<{ id: number; title: string }>(sql`
    select distinct on (t.id) t.id, b.title from boats b
    join trade_legs l on l.boat_id = b.id and l.value <> b.price
    join trades t on t.id = l.trade_id and t.revision = l.revision and t.status = 'proposed'
    where ${which} order by t.id`);
  return rows;
}
