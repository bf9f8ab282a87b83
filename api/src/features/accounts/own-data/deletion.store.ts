import { randomUUID } from 'node:crypto';
import { and, eq, inArray, notLike, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { activityLog, users } from '../../../db/schema/accounts.ts';
import { boats, transactions } from '../../../db/schema/boats.ts';
import { messages } from '../../../db/schema/messages.ts';
import { NO_PASSWORD } from '../../../platform/passwords.ts';
import type { UserRow } from '../store.ts';

/** A domain in which nobody can register an address. */
const FORMER_MEMBERS = '@deleted.invalid';

export const isFormerMember = ({ email }: Pick<UserRow, 'email'>) => email.endsWith(FORMER_MEMBERS);

export type LeavingUser = Pick<UserRow, 'id' | 'email' | 'profileImageUrl' | 'stripeCustomerId'>;

const leaving = {
  id: users.id,
  email: users.email,
  profileImageUrl: users.profileImageUrl,
  stripeCustomerId: users.stripeCustomerId,
};

/** Returns the suspended users among these ids and locks them until the transaction ends. */
export const lockSuspended = (tx: Queryable, ids: readonly string[]): Promise<LeavingUser[]> =>
  tx
    .select(leaving)
    .from(users)
    .where(
      and(
        sql`${users.id} = any(${sql.param([...ids])}::text[])`,
        eq(users.suspended, true),
        notLike(users.email, `%${FORMER_MEMBERS}`),
      ),
    )
    .orderBy(users.id)
    .for('update');

/** Every picture of their listings, messages and profiles. */
export async function picturesOf(tx: Queryable, leavers: readonly LeavingUser[]): Promise<string[]> {
  const ids = leavers.map(({ id }) => id);
  const shown = await tx.select({ urls: boats.imageUrls }).from(boats).where(inArray(boats.sellerId, ids));
  const sent = await tx
    .select({ urls: messages.imageUrls })
    .from(messages)
    .where(and(inArray(messages.senderId, ids), sql`${messages.imageUrls} <> '{}'`));
  const photos = leavers.flatMap(({ profileImageUrl }) => profileImageUrl ?? []);
  return [...new Set([...[...shown, ...sent].flatMap(({ urls }) => urls), ...photos])];
}

export const boatsOf = (tx: Queryable, userIds: readonly string[]) =>
  tx
    .select({ id: boats.id, title: boats.title, sellerId: boats.sellerId })
    .from(boats)
    .where(inArray(boats.sellerId, [...userIds]));

/** The people they wrote to, by boat. */
export const correspondents = (tx: Queryable, leavers: readonly LeavingUser[]) =>
  tx
    .selectDistinct({
      leaverId: messages.senderId,
      subjectId: messages.subjectId,
      receiverId: messages.receiverId,
    })
    .from(messages)
    .where(
      inArray(
        messages.senderId,
        leavers.map(({ id }) => id),
      ),
    );

export async function idsInTrades(tx: Queryable, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ buyerId: transactions.buyerId, sellerId: transactions.sellerId })
    .from(transactions)
    .where(or(inArray(transactions.buyerId, [...ids]), inArray(transactions.sellerId, [...ids])));
  const parties = new Set(rows.flatMap(({ buyerId, sellerId }) => [buyerId, sellerId]));
  return ids.filter((id) => parties.has(id));
}

/** Replaces this user in recorded trades, and as the owner of the traded boats, with a nameless former member. */
export async function anonymizeTrades(tx: Queryable, id: string): Promise<void> {
  const formerMember = randomUUID();
  await tx.insert(users).values({
    id: formerMember,
    email: `former-${formerMember}${FORMER_MEMBERS}`,
    username: `former-${formerMember}`,
    firstName: 'Former member',
    password: NO_PASSWORD,
    freeAccount: false,
    suspended: true,
    suspensionReason: 'This account has been deleted. It is kept without a name because of its recorded trades.',
  });
  const traded = tx.select({ id: transactions.boatId }).from(transactions);
  await tx
    .update(boats)
    .set({ sellerId: formerMember, managementToken: null })
    .where(and(eq(boats.sellerId, id), inArray(boats.id, traded)));
  await tx.update(transactions).set({ buyerId: formerMember }).where(eq(transactions.buyerId, id));
  await tx.update(transactions).set({ sellerId: formerMember }).where(eq(transactions.sellerId, id));
}

/** Foreign keys cascade to everything the users own. */
export const deleteUsers = (tx: Queryable, ids: readonly string[]) =>
  tx.delete(users).where(inArray(users.id, [...ids]));

/** Keeps a user's log entries but removes what identifies them. */
export const forgetInLog = (tx: Queryable, userId: string) =>
  tx
    .update(activityLog)
    .set({ userEmail: null, ipAddress: null, userAgent: null })
    .where(eq(activityLog.userId, userId));
