import { currentUserQuery } from '../../lib/current-user.ts';
import type { FeatureEvents } from '../../lib/feature-events.ts';

export const accountEvents: FeatureEvents = {
  updates: [],
  on: {
    'account.changed': (_data, client) => void client.invalidateQueries(currentUserQuery),
  },
};
