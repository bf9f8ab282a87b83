import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { emailConfirmations } from '../../../db/schema/accounts.ts';

export const insertEmailConfirmation = (db: Queryable, row: typeof emailConfirmations.$inferInsert) =>
  db.insert(emailConfirmations).values(row);

/** Consumes a mailed link: of several concurrent attempts, one succeeds. */
export async function takeEmailConfirmation(db: Queryable, sid: Buffer) {
  const [row] = await db
    .delete(emailConfirmations)
    .where(and(eq(emailConfirmations.sid, sid), gt(emailConfirmations.expire, sql`now()`)))
    .returning();
  return row;
}

export const deleteEmailConfirmationsOf = (db: Queryable, userId: string) =>
  db.delete(emailConfirmations).where(eq(emailConfirmations.userId, userId));
