import { eddyTexts, QUESTIONS_PER_MINUTE } from '@tradewind/contract/eddy';
import type { Limit } from '../../platform/rate-limit.ts';

export const questionsOfUser: Limit = {
  name: 'eddy:user',
  most: QUESTIONS_PER_MINUTE,
  seconds: 60,
  message: eddyTexts.tooMany,
};

/** How long a card that waits for a confirmation stays open. After a day the market has moved on. */
export const CARD_HOURS = 24;
