import { paths } from '@tradewind/contract/paths';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useStartSession } from '../../lib/current-user.ts';
import { takePostLoginPath } from '../../lib/session.ts';
import { callbackToken } from './callback-token.ts';

/** Comes back from a sign-in elsewhere: takes the token out of the address at once, then goes where the user wanted. */
export function useLoginCallback(): void {
  const navigate = useNavigate();
  const startSession = useStartSession();

  useEffect(() => {
    const token = callbackToken(window.location.search);
    if (token === undefined) return;
    window.history.replaceState(window.history.state, '', paths.home);
    startSession(token);
    void navigate(takePostLoginPath(), { replace: true });
  }, [navigate, startSession]);
}
