import type { Reactions } from '../../platform/domain-events.ts';
import { dropMatches } from './looking/ended-matches.service.ts';
import { lookAtBoatsSoon, lookSoon } from './looking/looking.service.ts';
import { followTrades } from './negotiations/negotiations.service.ts';

export const agentReactions: Reactions = {
  'boats.changed': lookAtBoatsSoon,
  'boats.leaving': dropMatches,
  'trade.changed': (work, { id }) => followTrades(work, [id]),
  'proposals.changed': (work, { ids }) => followTrades(work, ids),
  // A no only takes boats away.
  'wants.changed': (work, { userId, how }) => (how === 'no' ? undefined : lookSoon(work, userId)),
};
