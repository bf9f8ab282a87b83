import { UNAVAILABLE_STATES } from '@tradewind/domain/lifecycles/listing';
import { and, desc, eq, gt, inArray, isNull, not, or } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { publicBoat } from '../../db/public-boat.ts';
import { users } from '../../db/schema/accounts.ts';
import { boats, favorites } from '../../db/schema/boats.ts';

/** A user's saved boats, last saved first, including unavailable ones. */
export const favoritesOf = (db: Queryable, userId: string) =>
  db
    .select({ ...publicBoat, listed: boats.listed })
    .from(favorites)
    .innerJoin(boats, eq(boats.id, favorites.boatId))
    .innerJoin(users, eq(users.id, boats.sellerId))
    .where(
      and(
        eq(favorites.userId, userId),
        isNull(boats.removedAt),
        or(boats.listed, and(inArray(boats.status, [...UNAVAILABLE_STATES]), not(users.suspended))),
      ),
    )
    .orderBy(desc(favorites.createdAt), desc(favorites.boatId));

/** Locks the boat, so that it is not deleted before it is saved. */
export async function publicBoatExists(db: Queryable, boatId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: boats.id })
    .from(boats)
    .where(and(eq(boats.id, boatId), boats.listed))
    .for('key share');
  return row !== undefined;
}

export async function insertFavorite(db: Queryable, userId: string, boatId: number): Promise<void> {
  await db.insert(favorites).values({ userId, boatId }).onConflictDoNothing();
}

export async function deleteFavorite(db: Queryable, userId: string, boatId: number): Promise<boolean> {
  const { rowCount } = await db
    .delete(favorites)
    .where(and(eq(favorites.userId, userId), eq(favorites.boatId, boatId)));
  return (rowCount ?? 0) > 0;
}

/** A page of the people who saved a boat, by id. */
export async function watchersOf(
  db: Queryable,
  boatId: number,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ userId: favorites.userId })
    .from(favorites)
    .where(and(eq(favorites.boatId, boatId), gt(favorites.userId, after)))
    .orderBy(favorites.userId)
    .limit(limit);
  return rows.map(({ userId }) => userId);
}
