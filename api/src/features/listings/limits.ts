import { REMOVAL_UNDO_DAYS } from '@tradewind/contract/removal';
import type { Limit } from '../../platform/rate-limit.ts';

export const postingsOfUser: Limit = {
  name: 'post:user',
  most: 30,
  seconds: 60 * 60,
  message: 'You’ve posted a lot of boats in the last hour. Please try again later.',
};

export const REMOVAL_UNDO_MS = REMOVAL_UNDO_DAYS * 24 * 60 * 60 * 1_000;
