import {
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationPage,
  type NotificationPreference,
  type NotificationsRead,
  type PreferenceChange,
} from '@tradewind/contract/notifications';
import type { Database, Queryable } from '../../db/client.ts';
import { type EventDraft, publishEvents, takeTurn } from '../../platform/events.ts';
import { notificationCursor, presentNotification } from './present.ts';
import {
  countUnread,
  deleteUnread,
  markRead,
  type NewNotification,
  newestOf,
  rewordUnread,
  savePreferences,
  switchedOf,
  upsertNotification,
  wishesOf,
} from './store.ts';

export type { NewNotification } from './store.ts';

/** For what somebody said who is gone; open bells follow when they next hear something. */
export { deleteGroups as forgetGroups } from './store.ts';

/** Longer texts are cut: a notification is a glance. */
const LONGEST_TEXT = 180;

/**
 * Tells somebody something, in the caller's transaction. While one of its group is unread, it is renewed instead of
 * another being added. The row itself waits for the gathered mail, so that mail and cause exist together or not at all.
 */
export async function notify(tx: Queryable, draft: NewNotification): Promise<void> {
  const events = await writeNotification(tx, draft);
  if (events.length > 0) await publishEvents(tx, events);
}

/** The same for who has more to publish: answers with the events, to go out together in one statement. */
export async function writeNotification(tx: Queryable, draft: NewNotification): Promise<EventDraft[]> {
  const wishes = await wishesOf(tx, draft.userId, draft.kind);
  if (!wishes || !(wishes.inApp || wishes.byMail)) return [];
  // Before anything is counted: two that come at once are counted one after the other.
  await takeTurn(tx);
  const words = { title: shortened(draft.title), body: shortened(draft.body) };
  const row = await upsertNotification(tx, { ...draft, ...words });
  if (!wishes.inApp) return [];
  const unread = await countUnread(tx, draft.userId);
  const notification = presentNotification(row);
  return [{ userId: draft.userId, kind: 'notification.changed', data: { unread, notification } }];
}

/** What it was about was read elsewhere, such as a conversation. */
export const readGroups = (tx: Queryable, userId: string, groupKeys: readonly string[]): Promise<void> =>
  change(tx, userId, () => markRead(tx, userId, { groupKeys }));

/** Part of what it was about was taken back: so many are left, the newest of which says this. */
export const rewordGroup = (
  tx: Queryable,
  userId: string,
  groupKey: string,
  left: { count: number; body: string } | undefined,
): Promise<void> =>
  change(tx, userId, () =>
    left
      ? rewordUnread(tx, userId, groupKey, { count: left.count, body: shortened(left.body) })
      : deleteUnread(tx, userId, groupKey),
  );

/** What unites the notifications of one conversation, for who talks with this person. */
export const conversationKey = (subjectId: number, otherId: string) => `message:${subjectId}:${otherId}`;

async function change(tx: Queryable, userId: string, work: () => Promise<boolean>): Promise<void> {
  await takeTurn(tx);
  if (!(await work())) return;
  const unread = await countUnread(tx, userId);
  await publishEvents(tx, [{ userId, kind: 'notification.changed', data: { unread, notification: null } }]);
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
export async function readNotifications(db: Database, userId: string, which: NotificationsRead): Promise<number> {
  await db.transaction((tx) => change(tx, userId, () => markRead(tx, userId, which)));
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
  db: Database,
  userId: string,
  { kind, ...wishes }: PreferenceChange,
): Promise<NotificationPreference[]> {
  await db.transaction((tx) =>
    change(tx, userId, async () => {
      await savePreferences(tx, userId, [kind], wishes);
      return wishes.inApp !== undefined;
    }),
  );
  return listPreferences(db, userId);
}

export const stopMails = (db: Queryable, userId: string, kinds: readonly NotificationKind[] = NOTIFICATION_KINDS) =>
  savePreferences(db, userId, kinds, { byMail: false });

function shortened(text: string): string {
  const letters = [...text.replace(/\s+/gu, ' ').trim()];
  return letters.length <= LONGEST_TEXT ? letters.join('') : `${letters.slice(0, LONGEST_TEXT - 1).join('')}…`;
}
