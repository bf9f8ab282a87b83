import type { NotificationKind, PreferenceChange } from '@tradewind/contract/notifications';
import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { notificationPreferences, notifications } from '../../db/schema/notifications.ts';
import type { NewNotification } from '../../platform/work.ts';
import type { NotificationCursor } from './present.ts';

export type NotificationRow = typeof notifications.$inferSelect;

const { kind, inApp, byMail } = notificationPreferences;

const unreadOf = (userId: string) => and(eq(notifications.userId, userId), isNull(notifications.readAt));

/** Excludes kinds that the user does not want in the app. */
const shown = (db: Queryable, userId: string) =>
  notInArray(
    notifications.kind,
    db
      .select({ kind })
      .from(notificationPreferences)
      .where(and(eq(notificationPreferences.userId, userId), eq(inApp, false))),
  );

/** The user's channels for a kind; undefined for deleted users. Locks the account until the transaction ends. */
export async function channelsOf(tx: Queryable, userId: string, of: NotificationKind) {
  const [row] = await tx
    .select({ inApp, byMail })
    .from(users)
    .leftJoin(notificationPreferences, and(eq(notificationPreferences.userId, users.id), eq(kind, of)))
    .where(eq(users.id, userId))
    .for('key share', { of: users });
  return row && { inApp: row.inApp ?? true, byMail: row.byMail ?? true };
}

/** Inserts the notification, or updates the unread one of its group. */
export async function upsertNotification(tx: Queryable, draft: NewNotification): Promise<NotificationRow> {
  const { title, body, path } = draft;
  const [row] = await tx
    .insert(notifications)
    .values(draft)
    .onConflictDoUpdate({
      target: [notifications.userId, notifications.groupKey],
      targetWhere: isNull(notifications.readAt),
      set: {
        title,
        body,
        path,
        count: sql`${notifications.count} + 1`,
        createdAt: sql`case when ${notifications.mailedAt} is null then ${notifications.createdAt} else now() end`,
        mailedAt: null,
        updatedAt: sql`now()`,
      },
    })
    .returning();
  if (!row) throw new Error('The upsert returned no notification.');
  return row;
}

export const newestOf = (db: Queryable, userId: string, limit: number, after: NotificationCursor | undefined) =>
  db
    .select(getTableColumns(notifications))
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        shown(db, userId),
        after &&
          sql`(${notifications.updatedAt}, ${notifications.id}) < (${after.updatedAt.toISOString()}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(notifications.updatedAt), desc(notifications.id))
    .limit(limit);

export async function countUnread(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(unreadOf(userId), shown(db, userId)));
  return row?.unread ?? 0;
}

type Which = { ids: readonly number[] } | { groupKeys: readonly string[] } | { all: true };

const isOneOf = (which: Which) => {
  if ('ids' in which) return inArray(notifications.id, [...which.ids]);
  return 'groupKeys' in which ? inArray(notifications.groupKey, [...which.groupKeys]) : undefined;
};

/** Returns whether any of them was unread. Locks them in the order in which units of work write them. */
export async function markRead(tx: Queryable, userId: string, which: Which): Promise<boolean> {
  const unread = tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(unreadOf(userId), isOneOf(which)))
    .orderBy(sql`${notifications.groupKey} collate "C"`)
    .for('no key update');
  const { rowCount } = await tx
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(inArray(notifications.id, unread));
  return (rowCount ?? 0) > 0;
}

export async function deleteUnread(tx: Queryable, userId: string, groupKey: string): Promise<boolean> {
  const { rowCount } = await tx.delete(notifications).where(and(unreadOf(userId), isOneOf({ groupKeys: [groupKey] })));
  return (rowCount ?? 0) > 0;
}

/** Deletes read and unread notifications. */
export async function deleteGroups(
  tx: Queryable,
  groups: readonly { userId: string; groupKey: string }[],
): Promise<void> {
  const userIds = sql.param(groups.map(({ userId }) => userId));
  const groupKeys = sql.param(groups.map(({ groupKey }) => groupKey));
  await tx
    .delete(notifications)
    .where(
      sql`(${notifications.userId}, ${notifications.groupKey}) in (select * from unnest(${userIds}::text[], ${groupKeys}::text[]))`,
    );
}

export async function rewordUnread(
  tx: Queryable,
  userId: string,
  groupKey: string,
  words: { body: string; count: number },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(notifications)
    .set(words)
    .where(and(unreadOf(userId), isOneOf({ groupKeys: [groupKey] })));
  return (rowCount ?? 0) > 0;
}

export const preferencesOf = (db: Queryable, userId: string) =>
  db
    .select({ kind, inApp, byMail })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId))
    .orderBy(asc(kind));

/** Absent channels stay as they are. */
export async function savePreferences(
  db: Queryable,
  userId: string,
  kinds: readonly NotificationKind[],
  channels: Omit<PreferenceChange, 'kind'>,
): Promise<void> {
  await db
    .insert(notificationPreferences)
    .values(kinds.map((of) => ({ userId, kind: of, ...channels })))
    .onConflictDoUpdate({
      target: [notificationPreferences.userId, kind],
      set: { ...channels, updatedAt: sql`now()` },
    });
}

export async function deleteOlderThan(db: Queryable, days: number): Promise<void> {
  await db.delete(notifications).where(lt(notifications.updatedAt, sql`now() - make_interval(days => ${days})`));
}
