import type { AssetCategory } from '@tradewind/domain/asset-kinds';
import { UNAVAILABLE_STATES } from '@tradewind/domain/lifecycles/listing';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { users } from '../../../db/schema/accounts.ts';
import { assets } from '../../../db/schema/assets.ts';
import { boats } from '../../../db/schema/boats.ts';
import { tradeLegs, tradeParties, tradeReservations, trades } from '../../../db/schema/trades.ts';
import type { ChangeableTrade } from '../policy.ts';

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
  /** Whether everyone may know of it: listed, or shown as no longer available. */
  shown: boolean;
  isAvailableForTrade: boolean;
  imageUrls: string[];
  images: string[];
}

export interface AssetItem {
  id: number;
  ownerId: string;
  title: string;
  value: string;
  category: AssetCategory;
  visibility: string;
  imageUrls: string[];
  ownerSuspended: boolean;
}

export interface LockedItems {
  boats: Map<number, BoatItem>;
  assets: Map<number, AssetItem>;
}

const inOrder = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b);

/** Hides boats that an admin removed or whose seller is suspended. */
const isShown = sql<boolean>`${boats.listed} or (${inArray(boats.status, [...UNAVAILABLE_STATES])}
  and ${boats.removedAt} is null and not ${users.suspended})`;

/**
 * Reads the items and locks them until the transaction ends. Every change of a trade locks its items first, boats before
 * assets and each by id, then trades, so that no two changes deadlock.
 */
export const lockItems = (tx: Queryable, items: Items): Promise<LockedItems> => readItems(tx, items, true);

/** Reads the items as they are now. */
export const findItems = (db: Queryable, items: Items): Promise<LockedItems> => readItems(db, items, false);

async function readItems(db: Queryable, { boatIds, assetIds }: Items, locks: boolean): Promise<LockedItems> {
  const boatRows =
    boatIds.length === 0
      ? undefined
      : db
          .select({
            id: boats.id,
            ownerId: boats.sellerId,
            title: boats.title,
            price: boats.price,
            status: boats.status,
            listed: boats.listed,
            shown: isShown,
            isAvailableForTrade: boats.isAvailableForTrade,
            imageUrls: boats.imageUrls,
            images: boats.images,
          })
          .from(boats)
          .innerJoin(users, eq(users.id, boats.sellerId))
          .where(inArray(boats.id, inOrder(boatIds)))
          .orderBy(asc(boats.id));
  const assetRows =
    assetIds.length === 0
      ? undefined
      : db
          .select({
            id: assets.id,
            ownerId: assets.ownerId,
            title: assets.title,
            value: assets.value,
            category: assets.category,
            visibility: assets.visibility,
            imageUrls: assets.imageUrls,
            ownerSuspended: users.suspended,
          })
          .from(assets)
          .innerJoin(users, eq(users.id, assets.ownerId))
          .where(and(inArray(assets.id, inOrder(assetIds)), isNull(assets.givenAt)))
          .orderBy(asc(assets.id));
  const foundBoats = (await (locks ? boatRows?.for('no key update', { of: boats }) : boatRows)) ?? [];
  const foundAssets = (await (locks ? assetRows?.for('no key update', { of: assets }) : assetRows)) ?? [];
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

/** The items of the current revision. */
export async function itemsOfTrade(tx: Queryable, id: number): Promise<Items> {
  const rows = await tx
    .select({ boatId: tradeLegs.boatId, assetId: tradeLegs.assetId })
    .from(tradeLegs)
    .innerJoin(trades, and(eq(trades.id, tradeLegs.tradeId), eq(trades.revision, tradeLegs.revision)))
    .where(eq(trades.id, id));
  return itemsIn(rows);
}

export const itemsIn = (
  rows: readonly { boatId?: number | null | undefined; assetId?: number | null | undefined }[],
): Items => ({
  boatIds: rows.flatMap(({ boatId }) => boatId ?? []),
  assetIds: rows.flatMap(({ assetId }) => assetId ?? []),
});

export const inList = (ids: readonly number[]) => sql`any(${sql.param(inOrder(ids))}::int[])`;

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

/** Assets that changed hands leave the garage of the person who gave them. */
export async function markGiven(tx: Queryable, { legs }: ChangeableTrade, now: Date): Promise<void> {
  const { assetIds } = itemsIn(legs);
  if (assetIds.length === 0) return;
  await tx
    .update(assets)
    .set({ givenAt: now })
    .where(sql`${assets.id} = ${inList(assetIds)}`);
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
