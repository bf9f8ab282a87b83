import type { Reactions } from '../../platform/domain-events.ts';
import { inviteWhenClosed } from './revealing.service.ts';

export const reviewReactions: Reactions = {
  'trade.changed': (work, { id }) => inviteWhenClosed(work, id),
};
