import { z } from 'zod';
import { acknowledged } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { paths } from './paths.ts';
import { cursor, timestamp } from './primitives.ts';

/** The kinds of notifications with their texts in the preferences, in display order. */
export const notificationKinds = {
  message: { label: 'Messages', about: 'Someone messages you about a boat.' },
  match: { label: 'Matches', about: 'Eddy AI finds a boat that fits what you’re looking for.' },
  trade: {
    label: 'Offers and trades',
    about: 'Someone makes you an offer, answers yours, or a boat you saved is traded.',
  },
  negotiation: {
    label: 'Your agent’s negotiations',
    about: 'Your agent and another one work out a trade, and you decide about it.',
  },
  listing: {
    label: 'Your listings',
    about: 'Tradewind pauses, removes or restores one of your boats, or reviews your photo of it.',
  },
  report: {
    label: 'Reports',
    about: 'For admins: someone reports a message or a listing, or sends a photo to review.',
  },
  ledger: {
    label: 'Trust accounts',
    about: 'For brokers and admins: the daily check of the trust accounts finds a problem.',
  },
  account: { label: 'Your account', about: 'Your account or subscription changes.' },
} as const;

export type NotificationKind = keyof typeof notificationKinds;
export const NOTIFICATION_KINDS = Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]];

const kind = z.enum(NOTIFICATION_KINDS);
const notificationId = z.int().positive();

export const notification = z
  .object({
    id: notificationId,
    kind,
    title: z.string(),
    body: z.string(),
    path: z.string().meta({ description: 'Where it leads: a path of this site' }),
    count: z.int().meta({ description: 'How many updates it has had while unread' }),
    read: z.boolean(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof notification>;

const NOTIFICATIONS_PER_PAGE = 20;

const notificationsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(NOTIFICATIONS_PER_PAGE),
  cursor: cursor.optional(),
});
const notificationPage = z
  .object({
    unread: z.int().meta({ description: 'How many are unread in all' }),
    items: z.array(notification),
    nextCursor: z.string().nullable(),
  })
  .meta({ id: 'NotificationPage' });
export type NotificationPage = z.infer<typeof notificationPage>;

const MOST_IDS = 500;
const notificationsRead = z.union(
  [z.object({ ids: z.array(notificationId).min(1).max(MOST_IDS) }), z.object({ all: z.literal(true) })],
  { error: 'Please send the ids of the notifications, or all.' },
);
export type NotificationsRead = z.infer<typeof notificationsRead>;
const unreadCount = z.object({ unread: z.int() });

const notificationPreference = z
  .object({ kind, inApp: z.boolean(), byMail: z.boolean() })
  .meta({ id: 'NotificationPreference' });
export type NotificationPreference = z.infer<typeof notificationPreference>;
const notificationPreferences = z.array(notificationPreference);

const preferenceChange = z
  .object({ kind, inApp: z.boolean().optional(), byMail: z.boolean().optional() })
  .refine(({ inApp, byMail }) => inApp !== undefined || byMail !== undefined, {
    error: 'Please send inApp, byMail or both.',
  });
export type PreferenceChange = z.infer<typeof preferenceChange>;

/** The token in an email's link. It grants no access and can only stop these emails. */
const unsubscribeQuery = z.object({ token: z.string().max(100).default('') });

export const notificationsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/notifications',
    access: 'signed in',
    tag: 'notifications',
    summary: 'The caller’s notifications, newest first, and how many are unread',
    query: notificationsQuery,
    responses: { 200: notificationPage },
    refuses: [401, 403],
  }),
  markRead: endpoint({
    method: 'POST',
    path: '/api/notifications/read',
    access: 'signed in',
    invalidates: ['/api/notifications'],
    tag: 'notifications',
    summary: 'Mark some or all notifications as read',
    body: notificationsRead,
    responses: { 200: unreadCount },
    refuses: [401, 403],
  }),
  preferences: endpoint({
    method: 'GET',
    path: '/api/notifications/preferences',
    access: 'signed in',
    tag: 'notifications',
    summary: 'The caller’s notification preferences',
    responses: { 200: notificationPreferences },
    refuses: [401, 403],
  }),
  /** Its screen reads again itself, after the last of several quick changes: see `notification-preferences.tsx`. */
  changePreference: endpoint({
    method: 'PATCH',
    path: '/api/notifications/preferences',
    access: 'signed in',
    tag: 'notifications',
    summary: 'Change a notification preference',
    body: preferenceChange,
    responses: { 200: notificationPreferences },
    refuses: [401, 403],
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: paths.unsubscribe,
    access: 'everyone',
    tag: 'notifications',
    summary: 'Unsubscribe from notification emails with the token from one of them',
    query: unsubscribeQuery,
    responses: { 200: acknowledged },
    refuses: [404],
  }),
};
