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
  countUnread,
  deleteUnread,
  markRead,
  newestOf,
  rewordUnread,
  savePreferences,
  switchedOf,
  upsertNotification,
  wishesOf,
} from './store.ts';

/** For what a deleted user said; open bells follow at the next event. */
export { deleteGroups as forgetGroups } from './store.ts';

type Context = Pick<Dependencies, 'db' | 'commit'>;

/** Longer texts are cut: a notification is a glance. */
const LONGEST_TEXT = 180;

/**
 * For `work.notify`. Its row waits for the gathered mail, so that mail and cause exist together or not at all. Users who are
 * gone, or want neither, are skipped.
 */
export async function writeNotification(work: Work, draft: NewNotification): Promise<void> {
  const wishes = await wishesOf(work.tx, draft.userId, draft.kind);
  if (!wishes || !(wishes.inApp || wishes.byMail)) return;
  const words = { title: shortened(draft.title), body: shortened(draft.body) };
  const row = await upsertNotification(work.tx, { ...draft, ...words });
  if (wishes.inApp) publishUnread(work, draft.userId, presentNotification(row));
}

/** Two transactions at once are counted one after the other. */
const publishUnread = (work: Work, userId: string, notification: Notification | null) =>
  work.publishFresh(userId, 'notification.changed', async (tx) => ({
    unread: await countUnread(tx, userId),
    notification,
  }));

/** What it was about was read elsewhere, such as a conversation. */
export const readGroups = (work: Work, userId: string, groupKeys: readonly string[]): Promise<void> =>
  change(work, userId, markRead(work.tx, userId, { groupKeys }));

/** Part of what it was about was taken back: so many are left, the newest of which says this. */
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

/** What unites the notifications of one conversation, for who talks with this person. */
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

/** Answers how many are still unread. */
export async function readNotifications(
  { db, commit }: Context,
  userId: string,
  which: NotificationsRead,
): Promise<number> {
  await commit((work) => change(work, userId, markRead(work.tx, userId, which)));
  return countUnread(db, userId);
}

export async function listPreferences(db: Queryable, userId: string): Promise<NotificationPreference[]> {
  const switched = new Map((await switchedOf(db, userId)).map((row) => [row.kind, row]));
  return NOTIFICATION_KINDS.map((kind) => {
    const { inApp = true, byMail = true } = switched.get(kind) ?? {};
    return { kind, inApp, byMail };
  });
}

/** The bell follows: what is no longer wanted here is no longer counted. */
export async function changePreference(
  { db, commit }: Context,
  userId: string,
  { kind, ...wishes }: PreferenceChange,
): Promise<NotificationPreference[]> {
  await commit(async (work) => {
    await savePreferences(work.tx, userId, [kind], wishes);
    if (wishes.inApp !== undefined) publishUnread(work, userId, null);
  });
  return listPreferences(db, userId);
}

export const stopMails = (db: Queryable, userId: string, kinds: readonly NotificationKind[] = NOTIFICATION_KINDS) =>
  savePreferences(db, userId, kinds, { byMail: false });

function shortened(text: string): string {
  const letters = [...text.replace(/\s+/gu, ' ').trim()];
  return letters.length <= LONGEST_TEXT ? letters.join('') : `${letters.slice(0, LONGEST_TEXT - 1).join('')}…`;
}
