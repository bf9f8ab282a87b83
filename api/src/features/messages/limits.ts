import type { Limit } from '../../platform/rate-limit.ts';

export const messagesOfUser: Limit = {
  name: 'messages:user',
  most: 30,
  seconds: 60,
  message: 'You’re sending messages too fast. Please wait a moment.',
};
