import type { SignedIn } from '@tradewind/contract/accounts';
import { useStartSession } from '../../../lib/current-user.ts';
import { showToast } from '../../../lib/toasts.ts';

/** Begins the session of somebody who has just signed in, and greets them. */
export function useWelcomeBack(): (signedIn: SignedIn) => void {
  const startSession = useStartSession();
  return ({ token, user }) => {
    startSession(token, user);
    showToast({ title: 'Welcome back!', description: `Good to see you again, ${user.firstName}.` });
  };
}
