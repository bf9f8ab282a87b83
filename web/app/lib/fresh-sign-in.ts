import { accountsApi } from '@tradewind/contract/accounts';
import { RequestError } from './request.ts';
import { rememberPostLoginPath } from './session.ts';

/** Whether the server wants a sign-in of the last minutes, though the session is good: the account has no password to ask for. */
export const needsFreshSignIn = (error: unknown): boolean =>
  error instanceof RequestError && error.code === 'recent_sign_in_required';

/** Goes through Google and comes back to this path of ours. */
export function signInFreshly(path: string): void {
  rememberPostLoginPath(path);
  window.location.assign(accountsApi.google.path);
}
