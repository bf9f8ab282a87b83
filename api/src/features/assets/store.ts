import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { assets } from '../../db/schema/assets.ts';
import type { OwnAsset } from './policy.ts';

export type AssetRow = typeof assets.$inferSelect;
type NewAssetRow = typeof assets.$inferInsert;
/** A field that is absent stays as it is. */
type AssetEdit = { [Name in keyof NewAssetRow]?: NewAssetRow[Name] | undefined };

export async function insertAsset(tx: Transaction, draft: NewAssetRow): Promise<AssetRow> {
  const [row] = await tx.insert(assets).values(draft).returning();
  if (!row) throw new Error('The write returned no asset.');
  return row;
}

/** Named as text: drizzle leaves the table out of columns in a selection from one table. */
const isReserved = sql<boolean>`exists (select from trade_reservations r where r.asset_id = assets.id)`;

/** Includes its owner's first name, whether they are suspended, and whether an agreed trade reserves it. */
export async function findAsset(db: Queryable, id: number) {
  const [row] = await db
    .select({ asset: assets, reserved: isReserved, ownerSuspended: users.suspended, ownerName: users.firstName })
    .from(assets)
    .innerJoin(users, eq(users.id, assets.ownerId))
    .where(eq(assets.id, id));
  return row;
}

/** Locks the asset until the transaction ends. */
export async function lockAsset(tx: Transaction, id: number): Promise<AssetRow | undefined> {
  const [row] = await tx.select().from(assets).where(eq(assets.id, id)).for('update');
  return row;
}

interface Partnership {
  /** A live trade of the user whose current revision contains the asset. */
  tradeId: number | null;
  /** The asset's owner has said yes to such a revision: asking for an asset opens nothing. */
  isOffered: boolean;
}

export async function partnershipOf(db: Queryable, assetId: number, userId: string): Promise<Partnership> {
  const { rows } = await db.execute<{ id: number; offered: boolean }>(sql`
    select t.id, exists (select from trade_acceptances a
      where a.trade_id = t.id and a.revision = t.revision and a.position = l.giver) as offered
    from trade_legs l
    join trades t on t.id = l.trade_id and t.revision = l.revision
    join trade_parties p on p.trade_id = t.id and p.user_id = ${userId}
    where l.asset_id = ${assetId} and (t.status in ('agreed', 'closing', 'disputed', 'released')
      or t.status = 'proposed' and (t.expires_at is null or t.expires_at > now()))
    order by offered desc, t.id desc limit 1`);
  return { tradeId: rows[0]?.id ?? null, isOffered: rows[0]?.offered ?? false };
}

const newestFirst = [desc(assets.createdAt), desc(assets.id)];

interface ShownAsset {
  asset: AssetRow;
  reserved: boolean;
}

export const assetsOf = (db: Queryable, ownerId: string): Promise<ShownAsset[]> =>
  db
    .select({ asset: assets, reserved: isReserved })
    .from(assets)
    .where(and(eq(assets.ownerId, ownerId), isNull(assets.givenAt)))
    .orderBy(...newestFirst);

/** Empty while the owner is suspended. */
export const publicAssetsOf = (db: Queryable, ownerId: string): Promise<ShownAsset[]> =>
  db
    .select({ asset: assets, reserved: isReserved })
    .from(assets)
    .innerJoin(users, eq(users.id, assets.ownerId))
    .where(
      and(
        eq(assets.ownerId, ownerId),
        eq(assets.visibility, 'public'),
        eq(users.suspended, false),
        isNull(assets.givenAt),
      ),
    )
    .orderBy(...newestFirst);

export const assetsOfUsers = (tx: Transaction, ownerIds: readonly string[]) =>
  tx
    .select({ id: assets.id, title: assets.title, ownerId: assets.ownerId, imageUrls: assets.imageUrls })
    .from(assets)
    .where(inArray(assets.ownerId, [...ownerIds]));

/** Serializes a user's additions until the transaction ends. */
export async function lockGarage(tx: Transaction, ownerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`garage of ${ownerId}`}, 0))`);
}

export async function countAssets(tx: Transaction, ownerId: string): Promise<number> {
  const [row] = await tx.select({ assets: count() }).from(assets).where(eq(assets.ownerId, ownerId));
  return row?.assets ?? 0;
}

export async function updateAsset(tx: Transaction, { id }: OwnAsset, change: AssetEdit): Promise<AssetRow> {
  const [row] = await tx
    .update(assets)
    .set({ ...change, version: sql`${assets.version} + 1`, updatedAt: new Date() })
    .where(eq(assets.id, id))
    .returning();
  if (!row) throw new Error('The write returned no asset.');
  return row;
}

export async function deleteAsset(tx: Transaction, { id }: OwnAsset): Promise<void> {
  await tx.delete(assets).where(eq(assets.id, id));
}
