import { UNAVAILABLE_STATES } from '@tradewind/domain/lifecycles/listing';
import { and, desc, eq, gt, inArray, isNull, not } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/client.ts';
import { BOAT_JSON, type PublicBoatRow, publicBoat, WITH_SELLER } from '../../db/public-boat.ts';
import { users } from '../../db/schema/accounts.ts';
import { boats } from '../../db/schema/boats.ts';

export type BoatRow = typeof boats.$inferSelect;

const selectBoats = (db: Queryable) => db.select(publicBoat).from(boats).innerJoin(users, eq(users.id, boats.sellerId));

export const featuredBoats = (db: Queryable, limit: number): Promise<PublicBoatRow[]> =>
  selectBoats(db).where(and(boats.listed, boats.featured)).orderBy(desc(boats.createdAt), desc(boats.id)).limit(limit);

export async function findBoatJson(db: Database, id: number): Promise<string | undefined> {
  const text = `select ${BOAT_JSON} as json from ${WITH_SELLER} where b.id = $1 and b.listed`;
  const { rows } = await db.$client.query<{ json: string }>({ name: 'boat', text, values: [id] });
  return rows[0]?.json;
}

export async function findBoat(db: Queryable, id: number): Promise<PublicBoatRow | undefined> {
  const [row] = await selectBoats(db).where(and(eq(boats.id, id), boats.listed));
  return row;
}

const unavailable = {
  id: boats.id,
  title: boats.title,
  type: boats.type,
  status: boats.status,
  imageUrls: boats.imageUrls,
  images: boats.images,
};

/** Hides boats that an admin removed or whose seller is suspended. */
export async function findUnavailable(db: Queryable, id: number) {
  const [row] = await db
    .select(unavailable)
    .from(boats)
    .innerJoin(users, eq(users.id, boats.sellerId))
    .where(
      and(
        eq(boats.id, id),
        inArray(boats.status, [...UNAVAILABLE_STATES]),
        isNull(boats.removedAt),
        not(users.suspended),
      ),
    );
  return row;
}

export async function findOwnHidden(db: Queryable, sellerId: string, id: number): Promise<PublicBoatRow | undefined> {
  const [row] = await selectBoats(db).where(and(eq(boats.id, id), eq(boats.sellerId, sellerId), not(boats.listed)));
  return row;
}

export const findListed = (db: Queryable, ids: readonly number[]): Promise<PublicBoatRow[]> =>
  selectBoats(db).where(and(inArray(boats.id, [...ids]), boats.listed));

/** Ids and dates of public boats for the sitemap, ordered by id. */
export const publicBoatIds = (db: Queryable, after: number, limit: number) =>
  db
    .select({ id: boats.id, updatedAt: boats.updatedAt })
    .from(boats)
    .where(and(boats.listed, gt(boats.id, after)))
    .orderBy(boats.id)
    .limit(limit);
