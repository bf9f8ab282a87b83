import type { Limit } from '../../platform/rate-limit.ts';

export { requirePostingRight } from '../billing/service.ts';

export const postingsOfUser: Limit = {
  name: 'post:user',
  most: 30,
  seconds: 60 * 60,
  message: 'You have posted many boats within the hour. Please wait a while and try again.',
};
