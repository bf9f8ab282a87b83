import type { Reactions } from '../../platform/domain-events.ts';
import { leaveGarages } from './removal.service.ts';

export const assetReactions: Reactions = {
  'accounts.leaving': (work, { users }) => leaveGarages(work, users),
};
