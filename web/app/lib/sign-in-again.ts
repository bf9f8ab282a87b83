import { RequestError } from './request.ts';
import { rememberPostLoginPath } from './session.ts';

/** Whether the server wants to see a fresh sign-in first: the account has no password to ask for. */
export const wantsSignInAgain = (error: unknown): boolean =>
  error instanceof RequestError && error.code === 'recent_sign_in_required';

/** Goes through Google and comes back to this path of ours. */
export function signInAgain(path: string): void {
  rememberPostLoginPath(path);
  window.location.assign('/api/auth/google');
}
