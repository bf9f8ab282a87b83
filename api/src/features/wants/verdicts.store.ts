import { UNAVAILABLE_STATES } from '@tradewind/domain/lifecycles/listing';
import { and, count, desc, eq, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { boats } from '../../db/schema/boats.ts';
import { verdicts } from '../../db/schema/wants.ts';
import type { Authorized } from '../../platform/authorized.ts';
import type { VerdictCursor } from './present.ts';

const judgedColumns = {
  id: boats.id,
  sellerId: boats.sellerId,
  title: boats.title,
  imageUrls: boats.imageUrls,
  images: boats.images,
  price: boats.price,
  listed: boats.listed,
};

export type JudgedBoat = Pick<typeof boats.$inferSelect, keyof typeof judgedColumns>;

/** Locks a public boat, so that it is not deleted before the verdict about it is saved. */
export async function lockJudged(tx: Queryable, boatId: number): Promise<JudgedBoat | undefined> {
  const [row] = await tx
    .select(judgedColumns)
    .from(boats)
    .where(and(eq(boats.id, boatId), boats.listed))
    .for('key share');
  return row;
}

interface Answer {
  verdict: 'yes' | 'no';
  cash: string | null;
}

export async function saveVerdict(
  tx: Queryable,
  userId: string,
  boat: Authorized<JudgedBoat, 'judge'>,
  answer: Answer,
): Promise<Date> {
  const updatedAt = new Date();
  await tx
    .insert(verdicts)
    .values({ userId, boatId: boat.id, ...answer, updatedAt })
    .onConflictDoUpdate({ target: [verdicts.userId, verdicts.boatId], set: { ...answer, updatedAt } });
  return updatedAt;
}

export async function deleteVerdict(tx: Queryable, userId: string, boatId: number): Promise<void> {
  await tx.delete(verdicts).where(and(eq(verdicts.userId, userId), eq(verdicts.boatId, boatId)));
}

export async function countVerdicts(tx: Queryable, userId: string): Promise<number> {
  const [row] = await tx.select({ all: count() }).from(verdicts).where(eq(verdicts.userId, userId));
  return row?.all ?? 0;
}

const verdictColumns = { verdict: verdicts.verdict, cash: verdicts.cash, updatedAt: verdicts.updatedAt };

const selectVerdicts = (db: Queryable, userId: string, which?: SQL) =>
  db
    .select({ boat: judgedColumns, ...verdictColumns })
    .from(verdicts)
    .innerJoin(boats, eq(boats.id, verdicts.boatId))
    .innerJoin(users, eq(users.id, boats.sellerId))
    .where(
      and(
        eq(verdicts.userId, userId),
        isNull(boats.removedAt),
        or(boats.listed, and(inArray(boats.status, [...UNAVAILABLE_STATES]), not(users.suspended))),
        which,
      ),
    );

export async function findVerdict(db: Queryable, userId: string, boatId: number): Promise<VerdictRow | undefined> {
  const [row] = await selectVerdicts(db, userId, eq(verdicts.boatId, boatId));
  return row;
}

/** Most recent first, without boats that were removed or whose seller is suspended. */
export const verdictsOf = (db: Queryable, userId: string, limit: number, after?: VerdictCursor) =>
  selectVerdicts(
    db,
    userId,
    after &&
      sql`(${verdicts.updatedAt}, ${verdicts.boatId}) < (${after.updatedAt.toISOString()}::timestamptz, ${after.boatId})`,
  )
    .orderBy(desc(verdicts.updatedAt), desc(verdicts.boatId))
    .limit(limit);

export type VerdictRow = Awaited<ReturnType<typeof verdictsOf>>[number];

/** The verdicts of these users on these boats. */
export const verdictsOn = (db: Queryable, userIds: readonly string[], boatIds: readonly number[]) =>
  db
    .select({ userId: verdicts.userId, boatId: verdicts.boatId, verdict: verdicts.verdict, cash: verdicts.cash })
    .from(verdicts)
    .where(and(inArray(verdicts.userId, [...userIds]), inArray(verdicts.boatId, [...boatIds])));
