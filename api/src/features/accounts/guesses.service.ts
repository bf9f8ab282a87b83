import type { ActivityAction } from '@tradewind/contract/activity';
import type { Queryable } from '../../db/client.ts';
import { networkOf } from '../../platform/http/network.ts';
import type { Origin } from '../../platform/http/origin.ts';
import type { Limit, RateLimiter } from '../../platform/rate-limit.ts';
import { addressesOf } from '../activity/service.ts';
import {
  KNOWN_NETWORK_DAYS,
  signInFailuresHere,
  signInFailuresOfAddress,
  signInFailuresOfStrangers,
} from './limits.ts';

interface Context {
  db: Queryable;
  limits: RateLimiter;
}

/** Actions that only the owner can take, whether or not the session still exists. */
const SIGN_INS: readonly ActivityAction[] = ['register', 'login', 'login.google', 'password.change', 'password.reset'];

interface Guess {
  /** It was no guess: nothing counts. */
  forgive(): Promise<void>;
  /** The password was right: earlier failures at this address no longer count. */
  succeed(): Promise<void>;
}

/**
 * Counts a guess before the password is looked at, so that guesses sent at once are counted too. Failures count per account and
 * address: nobody locks anybody else out. All addresses that the account never signed in from also share one count.
 */
export async function countGuess({ db, limits }: Context, email: string, origin: Origin): Promise<Guess> {
  const network = networkOf(origin.address);
  const addresses = await addressesOf(db, email, SIGN_INS, KNOWN_NETWORK_DAYS);
  const known = addresses.some((address) => networkOf(address) === network);
  const here = failureKey(network, email);
  const counters: [Limit, string][] = [
    [signInFailuresHere, here],
    ...(known ? [] : [[signInFailuresOfStrangers, email] as [Limit, string]]),
    [signInFailuresOfAddress, network],
  ];
  const counted: typeof counters = [];
  const forgive = async () => {
    for (const [limit, key] of counted) await limits.refund(limit, key);
  };
  for (const [limit, key] of counters) {
    await limits.consume(limit, key).catch(async (error: unknown) => {
      await forgive();
      throw error;
    });
    counted.push([limit, key]);
  }
  return {
    forgive,
    async succeed() {
      await forgive();
      await limits.reset(signInFailuresHere, here);
    },
  };
}

const failureKey = (network: string, email: string) => `${network} ${email}`;

/** For an owner who proved to be one otherwise: neither their own failures here nor those of strangers keep them out. */
export async function forgetGuesses({ limits }: Pick<Context, 'limits'>, email: string, origin: Origin): Promise<void> {
  await limits.reset(signInFailuresOfStrangers, email);
  await limits.reset(signInFailuresHere, failureKey(networkOf(origin.address), email));
}
