import { and, eq, gt, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import {
  emailConfirmations,
  passwordResets,
  sessions,
  signInAttempts,
  signInCodes,
  users,
} from '../../../db/schema/accounts.ts';

type NewSession = typeof sessions.$inferInsert;

export const insertSession = (db: Queryable, session: NewSession) => db.insert(sessions).values(session);

/** Reads a session and the user fields that every request needs, by primary keys. */
export async function findSession(db: Queryable, sid: Buffer) {
  const [row] = await db
    .select({
      userId: users.id,
      email: users.email,
      isAdmin: users.isAdmin,
      isBroker: users.isBroker,
      suspended: users.suspended,
      suspensionReason: users.suspensionReason,
      signedInAt: sessions.createdAt,
      expire: sessions.expire,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.sid, sid));
  return row;
}

export const findOpenSessions = (db: Queryable, sids: Buffer[]) =>
  db
    .select({ sid: sessions.sid })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.sid, sids), eq(users.suspended, false), gt(sessions.expire, sql`now()`)));

export const deleteSession = (db: Queryable, sid: Buffer) => db.delete(sessions).where(eq(sessions.sid, sid));

export const deleteSessionsOf = (db: Queryable, userId: string) =>
  db.delete(sessions).where(eq(sessions.userId, userId));

export async function deleteExpired(db: Queryable): Promise<void> {
  // Expired sessions stay for a while, so that their owners read "expired" instead of "not signed in".
  await db.delete(sessions).where(lt(sessions.expire, sql`now() - interval '30 days'`));
  await db.delete(passwordResets).where(lt(passwordResets.expire, sql`now()`));
  await db.delete(emailConfirmations).where(lt(emailConfirmations.expire, sql`now()`));
  await db.delete(signInAttempts).where(lt(signInAttempts.expire, sql`now()`));
  await db.delete(signInCodes).where(lt(signInCodes.expire, sql`now()`));
}

export async function insertPasswordReset(db: Queryable, reset: typeof passwordResets.$inferInsert): Promise<void> {
  await db.insert(passwordResets).values(reset);
}

/** Consumes a mailed link: of several concurrent attempts, one gets the user. */
export async function takePasswordReset(db: Queryable, sid: Buffer): Promise<{ userId: string } | undefined> {
  const [row] = await db.delete(passwordResets).where(eq(passwordResets.sid, sid)).returning();
  return row && row.expire > new Date() ? row : undefined;
}

/** Whether a mailed link is still valid; does not consume it. */
export async function isPasswordReset(db: Queryable, sid: Buffer): Promise<boolean> {
  const found = await db
    .select({ sid: passwordResets.sid })
    .from(passwordResets)
    .where(and(eq(passwordResets.sid, sid), gt(passwordResets.expire, sql`now()`)));
  return found.length > 0;
}

/** Invalidates links that would set a password or change the address; the current address can still be confirmed. */
export async function deleteMailedLinksOf(db: Queryable, userId: string): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
  const current = db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  await db
    .delete(emailConfirmations)
    .where(and(eq(emailConfirmations.userId, userId), notInArray(emailConfirmations.email, current)));
}
