import { eddyTexts, QUESTIONS_PER_MINUTE } from '@tradewind/contract/eddy';
import type { Limit } from '../../platform/rate-limit.ts';

export const questionsOfUser: Limit = {
  name: 'eddy:user',
  most: QUESTIONS_PER_MINUTE,
  seconds: 60,
  message: eddyTexts.tooMany,
};

/** After a day the market has moved on. */
export const PROPOSAL_HOURS = 24;
