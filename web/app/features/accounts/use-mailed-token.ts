import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

interface MailedState {
  mailedToken?: unknown;
}

/**
 * The token of the mailed link. Once read it leaves the address, so that nobody reads it from the history or a screenshot;
 * the entry of the history keeps it unseen, so that a reload does not lose it.
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
