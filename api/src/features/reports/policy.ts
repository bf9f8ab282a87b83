import type { Limit } from '../../platform/rate-limit.ts';

export const reportsOfUser: Limit = {
  name: 'reports:user',
  most: 30,
  seconds: 60 * 60,
  message: 'You have reported a lot within the hour. Please wait a while and try again.',
};
