import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/** The token of the mailed link. Once read it leaves the address, so that nobody reads it from the history or a screenshot. */
export function useMailedToken(): string | null {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const inAddress = search.get('token');
  const [token, setToken] = useState(inAddress);

  useEffect(() => {
    if (inAddress === null) return;
    setToken(inAddress);
    void navigate({ search: '' }, { replace: true, preventScrollReset: true });
  }, [inAddress, navigate]);

  return token || null;
}
