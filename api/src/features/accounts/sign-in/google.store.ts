import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { signInAttempts, signInCodes } from '../../../db/schema/accounts.ts';

export const insertSignInAttempt = (db: Queryable, attempt: typeof signInAttempts.$inferInsert) =>
  db.insert(signInAttempts).values(attempt);

/** Consumes an attempt: only the browser that started it can, and only once. */
export async function takeSignInAttempt(db: Queryable, state: Buffer, binding: Buffer) {
  const [row] = await db
    .delete(signInAttempts)
    .where(
      and(eq(signInAttempts.state, state), eq(signInAttempts.binding, binding), gt(signInAttempts.expire, sql`now()`)),
    )
    .returning();
  return row;
}

export const insertSignInCode = (db: Queryable, code: typeof signInCodes.$inferInsert) =>
  db.insert(signInCodes).values(code);

/** Consumes a code: only the browser that started the flow can, and only once. */
export async function takeSignInCode(db: Queryable, code: Buffer, binding: Buffer): Promise<string | undefined> {
  const [row] = await db
    .delete(signInCodes)
    .where(and(eq(signInCodes.code, code), eq(signInCodes.binding, binding), gt(signInCodes.expire, sql`now()`)))
    .returning({ userId: signInCodes.userId });
  return row?.userId;
}
