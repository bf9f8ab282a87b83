import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { brokenConstraint } from '../../db/failures.ts';
import { publicSeller } from '../../db/public-boat.ts';
import { users } from '../../db/schema/accounts.ts';
import { boats, transactions } from '../../db/schema/boats.ts';
import type { ChangeableListing, DeletableListing, RelinkedListing, TradedListing } from './policy.ts';

export type ListingRow = typeof boats.$inferSelect;
export type NewListing = typeof boats.$inferInsert;

/** Includes columns that only the owner may see. */
const selectListings = (db: Queryable) =>
  db.select({ boat: boats, seller: publicSeller }).from(boats).innerJoin(users, eq(users.id, boats.sellerId));

export type Listing = Awaited<ReturnType<typeof selectListings>>[number];

/** `onTwin` makes the error for a boat that a live listing offers already. */
export async function insertListing(db: Queryable, draft: NewListing, onTwin: () => Error): Promise<number> {
  const [row] = await db.insert(boats).values(draft).returning({ id: boats.id }).catch(twinRefused(onTwin));
  if (!row) throw new Error('The insert returned no listing.');
  return row.id;
}

export async function findListing(db: Queryable, id: number): Promise<Listing | undefined> {
  const [row] = await selectListings(db).where(eq(boats.id, id));
  return row;
}

/** A management link does not work while its owner is suspended. */
const isOpenedBy = (token: string) => and(eq(boats.managementToken, token), eq(users.suspended, false));

export async function findListingByToken(db: Queryable, token: string): Promise<Listing | undefined> {
  const [row] = await selectListings(db).where(isOpenedBy(token));
  return row;
}

/** All listings of a seller in any state, newest first. */
export const listingsOf = (db: Queryable, sellerId: string): Promise<Listing[]> =>
  selectListings(db).where(eq(boats.sellerId, sellerId)).orderBy(desc(boats.createdAt), desc(boats.id));

/** Locks the listing until the transaction ends. */
export async function lockListing(db: Queryable, id: number): Promise<ListingRow | undefined> {
  const [row] = await db.select().from(boats).where(eq(boats.id, id)).for('update');
  return row;
}

export async function lockListingByToken(db: Queryable, token: string): Promise<ListingRow | undefined> {
  const [row] = await selectListings(db).where(isOpenedBy(token)).for('update', { of: boats });
  return row?.boat;
}

export async function updateListing(
  db: Queryable,
  { id }: ChangeableListing,
  change: Partial<NewListing>,
  onTwin: () => Error,
): Promise<void> {
  await db
    .update(boats)
    .set({ ...change, version: sql`${boats.version} + 1`, updatedAt: new Date() })
    .where(eq(boats.id, id))
    .catch(twinRefused(onTwin));
}

const twinRefused = (onTwin: () => Error) => (error: unknown) => {
  throw brokenConstraint(error) === 'boats_hull_number_live' ? onTwin() : error;
};

/** The statuses in which a hull number may not appear twice, as in the index `boats_hull_number_live`. */
const OFFERED = ['active', 'pending'];

/** The live listing of the same hull, if this one is or would be live. */
export async function findOfferedTwin(db: Queryable, listing: NewListing & { id?: number }) {
  const { id, hullNumber, status = 'active', removedAt } = listing;
  if (!hullNumber || removedAt || !OFFERED.includes(status)) return undefined;
  const sameHull = and(eq(boats.hullNumber, hullNumber), inArray(boats.status, OFFERED), isNull(boats.removedAt));
  const [row] = await db
    .select({ sellerId: boats.sellerId, title: boats.title })
    .from(boats)
    .where(and(sameHull, id === undefined ? undefined : ne(boats.id, id)));
  return row;
}

/** Listings that admins removed before this moment. Excludes synced ones, which the feed would add again. */
export async function removedListings(
  db: Queryable,
  { before, after, limit }: { before: Date; after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: boats.id })
    .from(boats)
    .where(and(lt(boats.removedAt, before), isNull(boats.source), gt(boats.id, after)))
    .orderBy(boats.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function deleteListing(db: Queryable, { id }: DeletableListing): Promise<void> {
  await db.delete(boats).where(eq(boats.id, id));
}

/** The contents of the email to the owner; undefined if the listing is gone or its owner suspended. */
export async function findOwnerContact(db: Queryable, id: number) {
  const [row] = await db
    .select({
      title: boats.title,
      token: boats.managementToken,
      firstName: users.firstName,
      email: users.email,
      emailVerified: users.emailVerified,
    })
    .from(boats)
    .innerJoin(users, eq(users.id, boats.sellerId))
    .where(and(eq(boats.id, id), eq(users.suspended, false)));
  return row;
}

/** Locks the seller's listings that have a management link. */
export const listingsWithLink = (db: Queryable, sellerId: string) =>
  db
    .select({ id: boats.id, sellerId: boats.sellerId })
    .from(boats)
    .where(and(eq(boats.sellerId, sellerId), isNotNull(boats.managementToken)))
    .orderBy(boats.id)
    .for('update');

export const setManagementToken = (db: Queryable, { id }: RelinkedListing, managementToken: string) =>
  db.update(boats).set({ managementToken }).where(eq(boats.id, id));

export const statusesOf = (tx: Queryable, ids: readonly number[]) =>
  tx
    .select({ id: boats.id, status: boats.status })
    .from(boats)
    .where(inArray(boats.id, [...ids]))
    .orderBy(boats.id);

/** Counts as an edit: who has the listing open to edit it sees the new state first. */
export async function setStatus(tx: Queryable, { id, status }: TradedListing): Promise<void> {
  await tx
    .update(boats)
    .set({ status, version: sql`${boats.version} + 1`, updatedAt: new Date() })
    .where(eq(boats.id, id));
}

/** Does not count as an edit. */
export const setPhotoProof = (tx: Queryable, { id }: ChangeableListing, photoProofAt: Date | null) =>
  tx.update(boats).set({ photoProofAt }).where(eq(boats.id, id));

/** Needs no proof: it only takes back what we said ourselves. */
export const clearPhotoProofs = (tx: Queryable, ids: readonly number[]) =>
  tx
    .update(boats)
    .set({ photoProofAt: null })
    .where(inArray(boats.id, [...ids]));

/** Whether a trade was released in which somebody else got the boat. */
export async function hasChangedHands(tx: Queryable, id: number): Promise<boolean> {
  const traded = and(eq(transactions.boatId, id), isNotNull(transactions.tradeId));
  return (await tx.select({ id: transactions.id }).from(transactions).where(traded).limit(1)).length > 0;
}
