import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { boats } from '../../db/schema/boats.ts';

export type BoatRow = typeof boats.$inferSelect;

const withSeller = {
  boat: boats,
  seller: {
    id: users.id,
    firstName: users.firstName,
    lastName: users.lastName,
    profileImageUrl: users.profileImageUrl,
    location: users.location,
    verified: users.verified,
    totalTransactions: users.totalTransactions,
    acceptedAssets: users.acceptedAssets,
  },
};

const isPublic = and(eq(boats.status, 'active'), eq(users.suspended, false));

const selectBoats = (db: Queryable) => db.select(withSeller).from(boats).innerJoin(users, eq(users.id, boats.sellerId));

export type BoatWithSeller = Awaited<ReturnType<typeof selectBoats>>[number];

export const newestBoats = (db: Queryable, limit: number): Promise<BoatWithSeller[]> =>
  selectBoats(db).where(isPublic).orderBy(desc(boats.createdAt), desc(boats.id)).limit(limit);

export const featuredBoats = (db: Queryable, limit: number): Promise<BoatWithSeller[]> =>
  selectBoats(db).where(and(isPublic, boats.featured)).orderBy(desc(boats.createdAt), desc(boats.id)).limit(limit);

export async function findBoat(db: Queryable, id: number): Promise<BoatWithSeller | undefined> {
  const [row] = await selectBoats(db).where(and(eq(boats.id, id), isPublic));
  return row;
}

export async function countPublicBoats(db: Queryable): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(boats)
    .innerJoin(users, eq(users.id, boats.sellerId))
    .where(isPublic);
  return row?.count ?? 0;
}

/** Ids and dates of public boats in the order of their ids, for the sitemap. */
export const publicBoatIds = (db: Queryable, after: number, limit: number) =>
  db
    .select({ id: boats.id, updatedAt: boats.updatedAt })
    .from(boats)
    .innerJoin(users, eq(users.id, boats.sellerId))
    .where(and(isPublic, gt(boats.id, after)))
    .orderBy(boats.id)
    .limit(limit);
