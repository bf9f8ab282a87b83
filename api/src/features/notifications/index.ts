import type { Feature } from '../../platform/feature.ts';
import { notificationHelp } from './help.ts';
import { notificationJobs } from './jobs.ts';
import { readNotificationsHelp } from './reading.help.ts';
import { notificationRoutes } from './routes.ts';
import { unsubscribeRoutes } from './unsubscribe.routes.ts';

export const notifications: Feature = {
  routes: [notificationRoutes, unsubscribeRoutes],
  jobs: notificationJobs,
  help: [...readNotificationsHelp, ...notificationHelp],
};
