import type { Notification, NotificationKind } from '@tradewind/contract/notifications';
import { cursorCodec, cursorPart } from '../../platform/cursor.ts';
import type { NotificationRow } from './store.ts';

export function presentNotification(row: NotificationRow): Notification {
  const { id, title, body, path, count, readAt, createdAt, updatedAt } = row;
  return {
    id,
    kind: row.kind as NotificationKind,
    title,
    body,
    path,
    count,
    read: readAt !== null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export const notificationCursor = cursorCodec({ updatedAt: cursorPart.moment, id: cursorPart.id });
export type NotificationCursor = ReturnType<typeof notificationCursor.read>;
