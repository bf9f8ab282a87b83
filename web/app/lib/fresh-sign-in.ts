import { accountsApi } from '@tradewind/contract/accounts';
import { RequestError } from './request.ts';
import { rememberPostLoginPath } from './session.ts';

/** Whether the server requires a recent sign-in, since the account has no password to confirm with. */
export const needsFreshSignIn = (error: unknown): boolean =>
  error instanceof RequestError && error.code === 'recent_sign_in_required';

/** Signs in through Google again and returns to this path. */
export function signInFreshly(path: string): void {
  rememberPostLoginPath(path);
  window.location.assign(accountsApi.google.path);
}
