import { and, asc, count, desc, eq, getTableColumns, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { boats } from '../../db/schema/boats.ts';
import { possessionPhotos, possessionProofs } from '../../db/schema/possession.ts';
import type { OwnListing } from '../listings/service.ts';
import type { WritableProof } from './policy.ts';

export type ProofRow = typeof possessionProofs.$inferSelect;
type ProofChange = Partial<Pick<ProofRow, 'state' | 'sentAt' | 'decidedAt' | 'decidedBy' | 'reason'>>;

export interface LatestProof {
  proof: ProofRow;
  hasPhoto: boolean;
}

const hasPhoto = sql<boolean>`exists (select from possession_photos p where p.proof_id = possession_proofs.id)`;

export async function latestProof(db: Queryable, boatId: number): Promise<LatestProof | undefined> {
  const [row] = await db
    .select({ proof: getTableColumns(possessionProofs), hasPhoto })
    .from(possessionProofs)
    .where(eq(possessionProofs.boatId, boatId))
    .orderBy(desc(possessionProofs.id))
    .limit(1);
  return row;
}

export async function findProof(db: Queryable, id: number): Promise<ProofRow | undefined> {
  const [row] = await db.select().from(possessionProofs).where(eq(possessionProofs.id, id));
  return row;
}

export const insertProof = (tx: Transaction, listing: OwnListing, code: string, codeExpiresAt: Date) =>
  tx.insert(possessionProofs).values({ boatId: listing.id, ownerId: listing.sellerId, code, codeExpiresAt });

export const updateProof = (tx: Transaction, { id }: WritableProof, change: ProofChange) =>
  tx.update(possessionProofs).set(change).where(eq(possessionProofs.id, id));

/** Ends the codes that nobody used in time, of one boat or of all. */
export const expireCodes = (tx: Queryable, now: Date, boatId?: number) =>
  tx
    .update(possessionProofs)
    .set({ state: 'expired' })
    .where(
      and(
        eq(possessionProofs.state, 'asked'),
        lt(possessionProofs.codeExpiresAt, now),
        boatId === undefined ? undefined : eq(possessionProofs.boatId, boatId),
      ),
    );

export const insertPhoto = (tx: Transaction, { id }: WritableProof, content: Buffer, digest: string) =>
  tx.insert(possessionPhotos).values({ proofId: id, content, digest });

export async function findPhoto(db: Queryable, proofId: number) {
  const [row] = await db.select().from(possessionPhotos).where(eq(possessionPhotos.proofId, proofId));
  return row;
}

export async function digestOf(db: Queryable, proofId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ digest: possessionPhotos.digest })
    .from(possessionPhotos)
    .where(eq(possessionPhotos.proofId, proofId));
  return row?.digest;
}

export const deletePhoto = (tx: Transaction, { id }: WritableProof) =>
  tx.delete(possessionPhotos).where(eq(possessionPhotos.proofId, id));

/** Voids what was proven about these boats, deletes the photos, and returns the boats that had a proof. */
export async function voidProofs(tx: Transaction, boatIds: readonly number[]): Promise<number[]> {
  const voided = await tx
    .update(possessionProofs)
    .set({ state: 'voided' })
    .where(
      and(inArray(possessionProofs.boatId, [...boatIds]), inArray(possessionProofs.state, ['submitted', 'approved'])),
    )
    .returning({ id: possessionProofs.id, boatId: possessionProofs.boatId });
  const ids = voided.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(possessionPhotos).where(inArray(possessionPhotos.proofId, ids));
  return [...new Set(voided.map(({ boatId }) => boatId))];
}

const queue = (db: Queryable) =>
  db
    .select({
      proof: getTableColumns(possessionProofs),
      boat: {
        id: boats.id,
        title: boats.title,
        year: boats.year,
        make: boats.make,
        model: boats.model,
        hullNumber: boats.hullNumber,
        imageUrls: boats.imageUrls,
      },
      owner: { id: users.id, firstName: users.firstName, email: users.email, suspended: users.suspended },
    })
    .from(possessionProofs)
    .innerJoin(boats, eq(boats.id, possessionProofs.boatId))
    .innerJoin(users, eq(users.id, possessionProofs.ownerId));

export type QueuedProof = Awaited<ReturnType<typeof queue>>[number];

const isWaiting = eq(possessionProofs.state, 'submitted');

/** Oldest first, starting above `after`. */
export const waitingProofs = (db: Queryable, after: number | undefined, limit: number): Promise<QueuedProof[]> =>
  queue(db)
    .where(and(isWaiting, after === undefined ? undefined : gt(possessionProofs.id, after)))
    .orderBy(asc(possessionProofs.id))
    .limit(limit);

export async function countWaiting(db: Queryable): Promise<number> {
  const [row] = await db.select({ waiting: count() }).from(possessionProofs).where(isWaiting);
  return row?.waiting ?? 0;
}

export async function isSuspended(tx: Queryable, userId: string): Promise<boolean> {
  const [row] = await tx.select({ suspended: users.suspended }).from(users).where(eq(users.id, userId));
  return row?.suspended ?? true;
}

export const deletePhotosDecidedBefore = (tx: Queryable, before: Date) =>
  tx
    .delete(possessionPhotos)
    .where(
      inArray(
        possessionPhotos.proofId,
        tx.select({ id: possessionProofs.id }).from(possessionProofs).where(lt(possessionProofs.decidedAt, before)),
      ),
    );

/** Attempts that led to nothing. */
export const deleteEndedBefore = (tx: Queryable, before: Date) =>
  tx
    .delete(possessionProofs)
    .where(
      and(
        inArray(possessionProofs.state, ['refused', 'withdrawn', 'expired', 'voided']),
        lt(possessionProofs.createdAt, before),
      ),
    );

/** A boat's hull number and whether this user is a party to an agreed trade with the boat. */
export async function findHull(db: Queryable, boatId: number, userId: string) {
  const isPartner = sql<boolean>`exists (
    select from trade_legs l
    join trades t on t.id = l.trade_id and t.revision = l.revision
    join trade_parties p on p.trade_id = t.id and p.user_id = ${userId}
    where l.boat_id = ${boatId} and t.status in ('agreed', 'closing', 'disputed', 'released', 'closed'))`;
  const [row] = await db
    .select({
      sellerId: boats.sellerId,
      hullNumber: boats.hullNumber,
      hullCheckedAt: boats.hullCheckedAt,
      isPartner,
    })
    .from(boats)
    .where(eq(boats.id, boatId));
  return row;
}
