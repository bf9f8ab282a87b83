import type { FeatureEvents } from '../../lib/feature-events.ts';
import { notificationsQuery, withNotification } from './notification-queries.ts';

export const notificationEvents: FeatureEvents = {
  keeps: ['/api/notifications'],
  on: {
    'notification.changed': ({ unread, notification }, client) => {
      client.setQueryData(notificationsQuery.queryKey, (page) => {
        if (page === undefined) return page;
        return notification === null ? { ...page, unread } : withNotification(page, unread, notification);
      });
      if (notification === null) void client.invalidateQueries(notificationsQuery);
    },
  },
};
