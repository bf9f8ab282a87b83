import {
  NOTIFICATION_KINDS,
  type Notification,
  type NotificationKind,
  type NotificationPage,
  type NotificationPreference,
  type NotificationsRead,
  type PreferenceChange,
} from '@tradewind/contract/notifications';
import type { Queryable } from '../../db/client.ts';
import type { Dependencies } from '../../platform/http/app.ts';
import type { NewNotification, Work } from '../../platform/work.ts';
import { notificationCursor, presentNotification } from './present.ts';
import {
  channelsOf,
  countUnread,
  deleteUnread,
  markRead,
  newestOf,
  preferencesOf,
  rewordUnread,
  savePreferences,
  upsertNotification,
} from './store.ts';

/** For messages of a deleted user; open bells update at the next event. */
export { deleteGroups as forgetGroups } from './store.ts';

type Context = Pick<Dependencies, 'db' | 'commit'>;

/** Longer texts are shortened. */
const LONGEST_TEXT = 180;

/**
 * Implements `work.notify`. The row itself queues the notification for the digest, so that both commit together. Skips users who
 * are deleted or want neither channel.
 */
export async function writeNotification(work: Work, draft: NewNotification): Promise<void> {
  const channels = await channelsOf(work.tx, draft.userId, draft.kind);
  if (!channels || !(channels.inApp || channels.byMail)) return;
  const words = { title: shortened(draft.title), body: shortened(draft.body) };
  const row = await upsertNotification(work.tx, { ...draft, ...words });
  if (channels.inApp) publishUnread(work, draft.userId, presentNotification(row));
}

/** Counts at commit time, so that concurrent transactions count in order. */
const publishUnread = (work: Work, userId: string, notification: Notification | null) =>
  work.publishFresh(userId, 'notification.changed', async (tx) => ({
    unread: await countUnread(tx, userId),
    notification,
  }));

/** Marks notifications as read when their subject, such as a conversation, was read elsewhere. */
export const readGroups = (work: Work, userId: string, groupKeys: readonly string[]): Promise<void> =>
  change(work, userId, markRead(work.tx, userId, { groupKeys }));

/** Updates a notification after part of its subject was deleted; `left` is the remaining count and the newest text. */
export const rewordGroup = (
  work: Work,
  userId: string,
  groupKey: string,
  left: { count: number; body: string } | undefined,
): Promise<void> =>
  change(
    work,
    userId,
    left
      ? rewordUnread(work.tx, userId, groupKey, { count: left.count, body: shortened(left.body) })
      : deleteUnread(work.tx, userId, groupKey),
  );

/** The group key of one conversation's notifications; `otherId` is the other party. */
export const conversationKey = (subjectId: number, otherId: string) => `message:${subjectId}:${otherId}`;

async function change(work: Work, userId: string, changed: Promise<boolean>): Promise<void> {
  if (await changed) publishUnread(work, userId, null);
}

export async function listNotifications(
  db: Queryable,
  userId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<NotificationPage> {
  const after = cursor === undefined ? undefined : notificationCursor.read(cursor);
  const rows = await newestOf(db, userId, limit + 1, after);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    unread: await countUnread(db, userId),
    items: page.map(presentNotification),
    nextCursor: last ? notificationCursor.write(last) : null,
  };
}

/** Returns the number of unread notifications. */
export async function readNotifications(
  { db, commit }: Context,
  userId: string,
  which: NotificationsRead,
): Promise<number> {
  await commit((work) => change(work, userId, markRead(work.tx, userId, which)));
  return countUnread(db, userId);
}

export async function listPreferences(db: Queryable, userId: string): Promise<NotificationPreference[]> {
  const saved = new Map((await preferencesOf(db, userId)).map((row) => [row.kind, row]));
  return NOTIFICATION_KINDS.map((kind) => {
    const { inApp = true, byMail = true } = saved.get(kind) ?? {};
    return { kind, inApp, byMail };
  });
}

/** Updates the bell, which no longer counts an unwanted kind. */
export async function changePreference(
  { db, commit }: Context,
  userId: string,
  { kind, ...channels }: PreferenceChange,
): Promise<NotificationPreference[]> {
  await commit(async (work) => {
    await savePreferences(work.tx, userId, [kind], channels);
    if (channels.inApp !== undefined) publishUnread(work, userId, null);
  });
  return listPreferences(db, userId);
}

export const stopMails = (db: Queryable, userId: string, kinds: readonly NotificationKind[] = NOTIFICATION_KINDS) =>
  savePreferences(db, userId, kinds, { byMail: false });

function shortened(text: string): string {
  const letters = [...text.replace(/\s+/gu, ' ').trim()];
  return letters.length <= LONGEST_TEXT ? letters.join('') : `${letters.slice(0, LONGEST_TEXT - 1).join('')}…`;
}
