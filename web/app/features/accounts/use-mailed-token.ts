import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

interface MailedState {
  mailedToken?: unknown;
}

/**
 * The token of the mailed link. Moves it from the URL, where history and screenshots would expose it, into the state of
 * the history entry, which survives a reload.
 */
export function useMailedToken(): string | null {
  const [search] = useSearchParams();
  const stored = (useLocation().state as MailedState | null)?.mailedToken;
  const navigate = useNavigate();
  const inAddress = search.get('token');
  const [token, setToken] = useState(inAddress);

  useEffect(() => {
    if (inAddress === null) return;
    setToken(inAddress);
    void navigate({ search: '' }, { replace: true, preventScrollReset: true, state: { mailedToken: inAddress } });
  }, [inAddress, navigate]);

  return token || (typeof stored === 'string' ? stored : null) || null;
}
