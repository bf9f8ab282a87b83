import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useCurrentUser } from '../../lib/current-user.ts';

/** Who is signed in, already or just now, is sent on to the target. */
export function useSendOn(target: string): void {
  const navigate = useNavigate();
  const { user, isOver } = useCurrentUser();
  const signedIn = user !== null && !isOver;

  useEffect(() => {
    if (signedIn) void navigate(target, { replace: true });
  }, [signedIn, target, navigate]);
}
