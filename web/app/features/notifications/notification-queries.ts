import type { Notification, NotificationPage } from '@tradewind/contract/notifications';
import { notificationsApi } from '@tradewind/contract/notifications';
import { keyOf, read } from '../../lib/api.ts';

/** The newest notifications and the unread count, for the bell. */
export const notificationsQuery = read(notificationsApi.list);

/** All notifications, for the notifications screen. */
export const allNotificationsKey = { queryKey: [...keyOf(notificationsApi.list), 'all'] };

export const preferencesQuery = read(notificationsApi.preferences);

/** The page with a new or renewed notification in front. */
export function withNotification(page: NotificationPage, unread: number, newest: Notification): NotificationPage {
  return { ...page, unread, items: [newest, ...page.items.filter(({ id }) => id !== newest.id)] };
}

/** The page with these, or all, marked as read. */
export function withRead(page: NotificationPage, ids: readonly number[] | 'all'): NotificationPage {
  const isMeant = (id: number) => ids === 'all' || ids.includes(id);
  const newlyRead = page.items.filter(({ id, read }) => !read && isMeant(id)).length;
  return {
    ...page,
    unread: ids === 'all' ? 0 : Math.max(0, page.unread - newlyRead),
    items: page.items.map((item) => (isMeant(item.id) ? { ...item, read: true } : item)),
  };
}
