import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useCurrentUser } from '../../lib/current-user.ts';

/** Sends signed-in users on to the target, whether they just signed in or already were. */
export function useSignedInRedirect(target: string): void {
  const navigate = useNavigate();
  const { user, isOver } = useCurrentUser();
  const signedIn = user !== null && !isOver;

  useEffect(() => {
    if (signedIn) void navigate(target, { replace: true });
  }, [signedIn, target, navigate]);
}
