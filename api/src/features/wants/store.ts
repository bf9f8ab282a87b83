import type { AssetCategory } from '@tradewind/domain/asset-kinds';
import { and, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { assets } from '../../db/schema/assets.ts';
import { boats } from '../../db/schema/boats.ts';
import { agentPreferences } from '../../db/schema/eddy.ts';
import { wants } from '../../db/schema/wants.ts';
import type { Authorized } from '../../platform/authorized.ts';

export type WantRow = typeof wants.$inferSelect;
export type RuleColumns = Pick<
  WantRow,
  | 'boatTypes'
  | 'minLength'
  | 'maxLength'
  | 'minYear'
  | 'maxYear'
  | 'minPrice'
  | 'maxPrice'
  | 'maxMiles'
  | 'categories'
  | 'maxCashToAdd'
  | 'minCashToReceive'
  | 'lowestValue'
>;

/** A boat or an asset as wants show it. */
export interface OwnItem {
  kind: 'boat' | 'asset';
  id: number;
  ownerId: string;
  title: string;
  imageUrls: string[];
  images: string[];
  value: string;
  tradeCategories: string[];
  /** Null for boats. */
  category: AssetCategory | null;
  /** Part of an agreed trade. */
  reserved: boolean;
}

const boatColumns = {
  kind: sql<'boat'>`'boat'`,
  id: boats.id,
  ownerId: boats.sellerId,
  title: boats.title,
  imageUrls: boats.imageUrls,
  images: boats.images,
  value: boats.price,
  tradeCategories: boats.tradeCategories,
  category: sql<null>`null`,
  reserved: sql<boolean>`exists (select from trade_reservations r where r.boat_id = boats.id)`,
};

const assetColumns = {
  kind: sql<'asset'>`'asset'`,
  id: assets.id,
  ownerId: assets.ownerId,
  title: assets.title,
  imageUrls: assets.imageUrls,
  images: sql<string[]>`'{}'::text[]`,
  value: assets.value,
  // People who offer an asset here want a boat.
  tradeCategories: sql<string[]>`array['boats']`,
  category: assets.category,
  reserved: sql<boolean>`exists (select from trade_reservations r where r.asset_id = assets.id)`,
};

/** Excludes boats that were sold or retired. */
const isKept = inArray(boats.status, ['active', 'paused', 'pending']);

export const ownBoats = (db: Queryable, userId: string, limit: number): Promise<OwnItem[]> =>
  db
    .select(boatColumns)
    .from(boats)
    .where(and(eq(boats.sellerId, userId), isKept, isNull(boats.removedAt)))
    .orderBy(desc(boats.createdAt), desc(boats.id))
    .limit(limit);

export const ownAssets = (db: Queryable, userId: string, limit: number): Promise<OwnItem[]> =>
  db
    .select(assetColumns)
    .from(assets)
    .where(eq(assets.ownerId, userId))
    .orderBy(desc(assets.createdAt), desc(assets.id))
    .limit(limit);

/** Locks the item, so that it is not deleted before the want about it is saved. */
export async function lockItem(tx: Queryable, kind: OwnItem['kind'], id: number): Promise<OwnItem | undefined> {
  const [row]: OwnItem[] =
    kind === 'boat'
      ? await tx.select(boatColumns).from(boats).where(eq(boats.id, id)).for('key share')
      : await tx.select(assetColumns).from(assets).where(eq(assets.id, id)).for('key share');
  return row;
}

/** Everything these users set themselves. */
export const wantsOf = (db: Queryable, userIds: readonly string[]) =>
  db
    .select({ ...getTableColumns(wants), asset: { category: assets.category, value: assets.value } })
    .from(wants)
    .leftJoin(assets, eq(assets.id, wants.assetId))
    .where(inArray(wants.userId, [...userIds]));

export async function findBoatWant(db: Queryable, ownerId: string, boatId: number): Promise<WantRow | undefined> {
  const [row] = await db
    .select()
    .from(wants)
    .where(and(eq(wants.boatId, boatId), eq(wants.userId, ownerId)));
  return row;
}

export async function findAgentPrices(db: Queryable, userId: string) {
  const [row] = await db
    .select({ min: agentPreferences.priceRangeMin, max: agentPreferences.priceRangeMax })
    .from(agentPreferences)
    .where(eq(agentPreferences.userId, userId));
  return row;
}

/** The subject of a want. The item is proof that the user owns it. */
export type Subject = { kind: 'cash'; userId: string } | Authorized<OwnItem, 'owner'>;

const subjectOf = (subject: Subject) =>
  subject.kind === 'cash'
    ? { userId: subject.userId, boatId: null, assetId: null }
    : {
        userId: subject.ownerId,
        boatId: subject.kind === 'boat' ? subject.id : null,
        assetId: subject.kind === 'asset' ? subject.id : null,
      };

const isAbout = (subject: Subject): SQL | undefined => {
  const { userId, boatId, assetId } = subjectOf(subject);
  if (boatId !== null) return eq(wants.boatId, boatId);
  if (assetId !== null) return eq(wants.assetId, assetId);
  return and(eq(wants.userId, userId), isNull(wants.boatId), isNull(wants.assetId));
};

/** Replaces the rules. An earlier owner's want about the same item goes with it. */
export async function saveWant(tx: Queryable, subject: Subject, rules: RuleColumns): Promise<WantRow> {
  await deleteWant(tx, subject);
  const [row] = await tx
    .insert(wants)
    .values({ ...subjectOf(subject), ...rules })
    .returning();
  if (!row) throw new Error('The upsert returned no want.');
  return row;
}

export async function deleteWant(tx: Queryable, subject: Subject): Promise<void> {
  await tx.delete(wants).where(isAbout(subject));
}

/** Serializes changes to one user's wants. */
export const lockWants = (tx: Queryable, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 5107731))`);
