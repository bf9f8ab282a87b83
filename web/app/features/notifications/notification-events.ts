import type { QueryKey } from '@tanstack/react-query';
import { notificationsApi } from '@tradewind/contract/notifications';
import type { FeatureEvents } from '../../lib/feature-events.ts';
import { allNotificationsKey, notificationsQuery, withNotification } from './notification-queries.ts';

export const notificationEvents: FeatureEvents = {
  updates: [notificationsApi.list.path],
  on: {
    'notification.changed': ({ unread, notification }, client) => {
      client.setQueryData(notificationsQuery.queryKey, (page) => {
        if (page === undefined) return page;
        return notification === null ? { ...page, unread } : withNotification(page, unread, notification);
      });
      const outdated: QueryKey = notification === null ? notificationsQuery.queryKey : allNotificationsKey.queryKey;
      void client.invalidateQueries({ queryKey: outdated });
    },
  },
};
