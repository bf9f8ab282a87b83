import { accountTexts } from '@tradewind/contract/accounts';
import type { Caller } from '../../platform/auth.ts';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import { NO_PASSWORD, passwordMatches } from '../../platform/passwords.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import { passwordChecksOfUser, RECENT_SIGN_IN_MINUTES } from './limits.ts';
import type { UserRow } from './store.ts';

interface Presented {
  password: string | undefined;
  /** The input field of the password, and its message for a wrong one. */
  field?: string;
  message?: string;
}

/**
 * Requires proof of identity from a signed-in user: their password, or a recent sign-in if the account has none. Guesses count
 * separately from sign-ins, whose limit a stranger could exhaust.
 */
export async function requireProof(
  { limits }: { limits: RateLimiter },
  caller: Caller,
  user: UserRow,
  { password, field = 'password', message = 'That password isn’t right. Please try again.' }: Presented,
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
