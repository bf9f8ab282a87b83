import { notificationsApi } from '@tradewind/contract/notifications';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { serve } from '../../platform/http/serve.ts';
import { trackSeen } from './seen.service.ts';
import { changePreference, listNotifications, listPreferences, readNotifications } from './service.ts';

export function notificationRoutes(app: App, deps: Dependencies): void {
  const { db } = deps;
  trackSeen(app, deps);

  serve(app, notificationsApi.list, (request) => listNotifications(db, request.caller.id, request.query));

  serve(app, notificationsApi.markRead, async (request) => ({
    unread: await readNotifications(deps, request.caller.id, request.body),
  }));

  serve(app, notificationsApi.preferences, (request) => listPreferences(db, request.caller.id));

  serve(app, notificationsApi.changePreference, (request) => changePreference(deps, request.caller.id, request.body));
}
