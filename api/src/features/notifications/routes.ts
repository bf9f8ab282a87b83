import {
  notificationPage,
  notificationPreferences,
  notificationsQuery,
  notificationsRead,
  preferenceChange,
  unreadCount,
} from '@tradewind/contract/notifications';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { failures } from '../../platform/http/failures.ts';
import { keepSeen } from './seen.service.ts';
import { changePreference, listNotifications, listPreferences, readNotifications } from './service.ts';

const tags = ['notifications'];

export function notificationRoutes(app: App, { auth, db, events }: Dependencies): void {
  const onRequest = auth.required;
  keepSeen(app, { db, events });

  app.get(
    '/api/notifications',
    {
      onRequest,
      schema: {
        tags,
        summary: 'The caller’s notifications, newest first, and how many are unread',
        querystring: notificationsQuery,
        response: { 200: notificationPage, ...failures(401, 403) },
      },
    },
    (request) => listNotifications(db, request.caller.id, request.query),
  );

  app.post(
    '/api/notifications/read',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Mark some or all notifications as read',
        body: notificationsRead,
        response: { 200: unreadCount, ...failures(401, 403) },
      },
    },
    async (request) => ({ unread: await readNotifications(db, request.caller.id, request.body) }),
  );

  app.get(
    '/api/notifications/preferences',
    {
      onRequest,
      schema: {
        tags,
        summary: 'The caller’s notification preferences',
        response: { 200: notificationPreferences, ...failures(401, 403) },
      },
    },
    (request) => listPreferences(db, request.caller.id),
  );

  app.patch(
    '/api/notifications/preferences',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Change a notification preference',
        body: preferenceChange,
        response: { 200: notificationPreferences, ...failures(401, 403) },
      },
    },
    (request) => changePreference(db, request.caller.id, request.body),
  );
}
