import type { SignedIn } from '@tradewind/contract/accounts';
import { useStartSession } from '../../../lib/current-user.ts';
import { showToast } from '../../../lib/toasts.ts';

/** Starts the session after a sign-in and greets the user. */
export function useWelcomeBack(): (signedIn: SignedIn) => void {
  const startSession = useStartSession();
  return ({ token, user }) => {
    startSession(token, user);
    showToast({ title: 'Welcome back!', description: `Good to see you again, ${user.firstName}.` });
  };
}
