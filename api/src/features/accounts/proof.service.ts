import { accountTexts } from '@tradewind/contract/accounts';
import type { Caller } from '../../platform/auth.ts';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import { NO_PASSWORD, passwordMatches } from '../../platform/passwords.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import { passwordChecksOfUser, RECENT_SIGN_IN_MINUTES } from './limits.ts';
import type { UserRow } from './store.ts';

interface Presented {
  password: string | undefined;
  /** The field that holds it, and what to say there when it is wrong. */
  field: string;
  message: string;
}

/**
 * Asks somebody who is signed in to prove who they are: by their password or, where the account has none, by a recent sign-in. Guesses
 * count apart from sign-ins, which a stranger could use up.
 */
export async function requireProof(
  { limits }: { limits: RateLimiter },
  caller: Caller,
  user: UserRow,
  { password, field, message }: Presented,
): Promise<void> {
  if (user.password === NO_PASSWORD) return requireRecentSignIn(caller);
  await limits.consume(passwordChecksOfUser, user.id);
  if (!(await passwordMatches(user.password, password ?? ''))) throw invalidField(field, message);
  await limits.reset(passwordChecksOfUser, user.id);
}

function requireRecentSignIn({ signedInAt }: Caller): void {
  if (Date.now() - signedInAt.getTime() <= RECENT_SIGN_IN_MINUTES * 60_000) return;
  throw new Refusal('recent_sign_in_required', accountTexts.signInAgain);
}
