import type { Reactions } from '../../platform/domain-events.ts';
import { openClosing } from './plan.service.ts';

export const closingReactions: Reactions = {
  'trade.changed': (work, { id }) => openClosing(work, id),
};
