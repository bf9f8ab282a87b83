import { mayPost } from '@tradewind/domain/free-tier';
import type { Config } from '../../config.ts';
import type { Queryable } from '../../db/client.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Limit } from '../../platform/rate-limit.ts';
import { readCurrentUser } from '../accounts/service.ts';

export const postingsOfUser: Limit = {
  name: 'post:user',
  most: 30,
  seconds: 60 * 60,
  message: 'You have posted many boats within the hour. Please wait a while and try again.',
};

/** Where nobody can be charged, everybody may post. */
export async function requirePostingRight(db: Queryable, _config: Config, userId: string): Promise<void> {
  const user = await readCurrentUser(db, userId);
  if (mayPost(user, { paymentsConfigured: false })) return;
  throw new Refusal('subscription_required', 'Please subscribe to post your boat.');
}
