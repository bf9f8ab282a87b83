import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useCurrentUser } from '../../lib/current-user.ts';

/** Who is signed in, already or just now, is sent on to the target. */
export function useSendOn(target: string): void {
  const navigate = useNavigate();
  const signedIn = useCurrentUser().user !== null;

  useEffect(() => {
    if (signedIn) void navigate(target, { replace: true });
  }, [signedIn, target, navigate]);
}
