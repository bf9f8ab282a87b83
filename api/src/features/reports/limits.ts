import type { Limit } from '../../platform/rate-limit.ts';

export const reportsOfUser: Limit = {
  name: 'reports:user',
  most: 30,
  seconds: 60 * 60,
  message: 'You’ve sent a lot of reports in the last hour. Please try again later.',
};
