import type { Reactions } from '../../platform/domain-events.ts';
import { inviteToReview } from './revealing.service.ts';

export const reviewReactions: Reactions = {
  'trade.closed': (work, { id }) => inviteToReview(work, id),
};
