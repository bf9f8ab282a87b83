import type { Reactions } from '../../platform/domain-events.ts';
import { endTrades } from './ended-trades.service.ts';
import { lookAtBoatsSoon } from './looking.service.ts';

export const agentReactions: Reactions = {
  'boats.changed': lookAtBoatsSoon,
  'boats.leaving': endTrades,
};
