import type { Limit } from '../../platform/rate-limit.ts';

export const reviewsOfUser: Limit = {
  name: 'reviews:user',
  most: 60,
  seconds: 60 * 60,
  message: 'You’ve changed your reviews a lot in the last hour. Please try again later.',
};

/** Trades whose reviews one run of a job reveals or reminds of. */
export const TRADES_AT_ONCE = 200;
