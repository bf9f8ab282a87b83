import type { Notification, NotificationPage } from '@tradewind/contract/notifications';
import { expect, test } from 'vitest';
import { withNotification, withRead } from './notification-queries.ts';
import { timeAgo } from './time-ago.ts';

const item = (id: number, read = false): Notification => ({
  id,
  kind: 'message',
  title: `Nr. ${id}`,
  body: '',
  path: '/',
  count: 1,
  read,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
});
const page: NotificationPage = { unread: 2, items: [item(3), item(2, true), item(1)], nextCursor: null };

test('moves a renewed notification to the front without duplicating it', () => {
  const renewed = { ...item(1), count: 2 };
  const { unread, items } = withNotification(page, 2, renewed);
  expect(unread).toBe(2);
  expect(items.map(({ id, count }) => [id, count])).toEqual([
    [1, 2],
    [3, 1],
    [2, 1],
  ]);
});

test('subtracts read notifications from the count, each once', () => {
  expect(withRead(page, [3, 2, 99]).unread).toBe(1);
  expect(withRead(withRead(page, [3]), [3]).unread).toBe(1);
  expect(withRead({ ...page, unread: 40 }, 'all')).toMatchObject({
    unread: 0,
    items: [{ read: true }, {}, { read: true }],
  });
});

test.each([
  [-5_000, 'Just now'],
  [59_000, 'Just now'],
  [60_000, '1 min ago'],
  [3_599_000, '59 min ago'],
  [3_600_000, '1 hr ago'],
  [86_400_000, '1 day ago'],
  [6 * 86_400_000, '6 days ago'],
  [7 * 86_400_000, 'Jun 8'],
  [300 * 86_400_000, 'Aug 19, 2025'],
])('shows %d ms ago as "%s"', (ago, words) => {
  const now = new Date(2026, 5, 15, 12);
  expect(timeAgo(new Date(now.getTime() - ago), now)).toBe(words);
});
