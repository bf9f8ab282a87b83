import type { ActivityAction } from '@tradewind/contract/activity';
import type { Queryable } from '../../../db/client.ts';
import { networkOf } from '../../../platform/http/network.ts';
import type { Origin } from '../../../platform/http/origin.ts';
import type { Limit, RateLimiter } from '../../../platform/rate-limit.ts';
import { addressesOf } from '../../activity/service.ts';
import {
  KNOWN_NETWORK_DAYS,
  signInFailuresHere,
  signInFailuresOfAddress,
  signInFailuresOfStrangers,
} from '../limits.ts';

interface Context {
  db: Queryable;
  limits: RateLimiter;
}

/** Actions that only the account's owner can take, so their addresses count as known. */
const SIGN_INS: readonly ActivityAction[] = ['register', 'login', 'login.google', 'password.change', 'password.reset'];

interface Guess {
  /** Undoes the count, for a failure that was not a guess. */
  forgive(): Promise<void>;
  /** Resets the failures at this address after a correct password. */
  succeed(): Promise<void>;
}

/**
 * Counts a guess before the password is checked, so that concurrent guesses count too. Failures count per account and address,
 * so nobody can lock out someone else. All addresses that the account never signed in from also share one count.
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

/** Lets in owners who proved their identity another way, despite earlier failures here or by strangers. */
export async function forgetGuesses({ limits }: Pick<Context, 'limits'>, email: string, origin: Origin): Promise<void> {
  await limits.reset(signInFailuresOfStrangers, email);
  await limits.reset(signInFailuresHere, failureKey(networkOf(origin.address), email));
}
