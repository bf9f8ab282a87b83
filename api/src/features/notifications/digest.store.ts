import { and, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { notificationPreferences, notificationRecipients, notifications } from '../../db/schema/notifications.ts';

const MOST_AT_ONCE = 500;

export async function writeSeen(db: Queryable, userIds: readonly string[], at: Date): Promise<void> {
  await db
    .insert(notificationRecipients)
    .select(
      db
        .select({
          userId: users.id,
          seenAt: sql`${at.toISOString()}::timestamptz`.as('seen_at'),
          mailedAt: sql`null::timestamptz`.as('mailed_at'),
          unsubscribeToken: sql`gen_random_uuid()`.as('unsubscribe_token'),
        })
        .from(users)
        .where(inArray(users.id, [...userIds])),
    )
    .onConflictDoUpdate({ target: notificationRecipients.userId, set: { seenAt: at } });
}

/** The times that decide who gets a digest now. */
export interface MailTimes {
  now: Date;
  /** Notifications must be at least this old. */
  unreadSince: Date;
  notBefore: Date;
  /** Users must not have been online since then. */
  awaySince: Date;
  /** Users must not have had a digest since then. */
  lastMailBefore: Date;
}

const preference = and(
  eq(notificationPreferences.userId, notifications.userId),
  eq(notificationPreferences.kind, notifications.kind),
);
const isWanted = sql`coalesce(${notificationPreferences.byMail}, true)`;
const isMailable = (lastMailBefore: Date) =>
  or(isNull(notificationRecipients.mailedAt), lte(notificationRecipients.mailedAt, lastMailBefore));
const isUnmailed = and(isNull(notifications.readAt), isNull(notifications.mailedAt));

export async function findDueRecipients(
  db: Queryable,
  { unreadSince, notBefore, awaySince, lastMailBefore }: MailTimes,
) {
  const rows = await db
    .selectDistinct({ userId: notifications.userId })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .leftJoin(notificationPreferences, preference)
    .leftJoin(notificationRecipients, eq(notificationRecipients.userId, notifications.userId))
    .where(
      and(
        isUnmailed,
        lte(notifications.createdAt, unreadSince),
        gt(notifications.updatedAt, notBefore),
        isWanted,
        eq(users.suspended, false),
        eq(users.emailVerified, true),
        or(isNull(notificationRecipients.seenAt), lte(notificationRecipients.seenAt, awaySince)),
        isMailable(lastMailBefore),
      ),
    )
    .limit(MOST_AT_ONCE);
  return rows.map(({ userId }) => userId);
}

/** Claims a user's unmailed notifications; returns none if another process claimed them or mailed the user first. */
export async function claimForMail(tx: Queryable, userId: string, { now, lastMailBefore }: MailTimes) {
  const [recipient] = await tx
    .insert(notificationRecipients)
    .values({ userId, mailedAt: now })
    .onConflictDoUpdate({
      target: notificationRecipients.userId,
      set: { mailedAt: now },
      setWhere: sql`${isMailable(lastMailBefore)}`,
    })
    .returning({ userId: notificationRecipients.userId });
  if (!recipient) return [];
  const unwanted = tx
    .select({ kind: notificationPreferences.kind })
    .from(notificationPreferences)
    .where(and(eq(notificationPreferences.userId, userId), eq(notificationPreferences.byMail, false)));
  const rows = await tx
    .update(notifications)
    .set({ mailedAt: now })
    .where(and(eq(notifications.userId, userId), isUnmailed, sql`${notifications.kind} not in ${unwanted}`))
    .returning({ id: notifications.id });
  return rows.map(({ id }) => id);
}

/** Excludes suspended and deleted users, and unconfirmed addresses, because digests quote other people. */
export async function findRecipient(db: Queryable, userId: string) {
  const [row] = await db
    .select({ email: users.email, firstName: users.firstName, token: notificationRecipients.unsubscribeToken })
    .from(users)
    .innerJoin(notificationRecipients, eq(notificationRecipients.userId, users.id))
    .where(and(eq(users.id, userId), eq(users.suspended, false), eq(users.emailVerified, true)));
  return row;
}

/** The notifications among these that are still unread and wanted by email, newest first. */
export const stillUnread = (db: Queryable, userId: string, ids: readonly number[]) =>
  db
    .select({
      kind: notifications.kind,
      title: notifications.title,
      body: notifications.body,
      path: notifications.path,
      count: notifications.count,
    })
    .from(notifications)
    .leftJoin(notificationPreferences, preference)
    .where(
      and(
        eq(notifications.userId, userId),
        inArray(notifications.id, [...ids]),
        isNull(notifications.readAt),
        isWanted,
      ),
    )
    .orderBy(desc(notifications.updatedAt), desc(notifications.id));

export async function findByToken(db: Queryable, token: string): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: notificationRecipients.userId })
    .from(notificationRecipients)
    .where(eq(notificationRecipients.unsubscribeToken, token));
  return row?.userId;
}
