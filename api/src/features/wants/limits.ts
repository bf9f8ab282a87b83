import type { Limit } from '../../platform/rate-limit.ts';

export const WANTS = {
  /** The owner's boats and assets that are listed, newest first. */
  listed: 200,
  /** The verdicts that come with the list of wants. */
  verdictsShown: 50,
  verdictsOfUser: 5_000,
} as const;

export const changesOfUser: Limit = {
  name: 'wants:user',
  most: 120,
  seconds: 60,
  message: 'You’re changing what you would take very quickly. Please wait a minute.',
};
