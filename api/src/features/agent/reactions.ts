import type { Reactions } from '../../platform/domain-events.ts';
import { endTrades } from './ended-trades.service.ts';
import { lookAtBoatsSoon, lookSoon } from './looking.service.ts';

export const agentReactions: Reactions = {
  'boats.changed': lookAtBoatsSoon,
  'boats.leaving': endTrades,
  // A no only takes boats away.
  'wants.changed': (work, { userId, how }) => (how === 'no' ? undefined : lookSoon(work, userId)),
};
