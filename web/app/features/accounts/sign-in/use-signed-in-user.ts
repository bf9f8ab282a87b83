import type { CurrentUser } from '@tradewind/contract/accounts';
import { paths } from '@tradewind/contract/paths';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useCurrentUser } from '../../../lib/current-user.ts';
import { withRedirect } from '../../../lib/sign-in-redirect.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';

/** The signed-in user, or null while unknown. Sends visitors to sign in and back again. */
export function useSignedInUser(here: string): CurrentUser | null {
  const { user, isPending } = useCurrentUser();
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const isVisitor = hydrated && !isPending && user === null;

  useEffect(() => {
    if (isVisitor) void navigate(withRedirect(paths.login, here), { replace: true });
  }, [isVisitor, here, navigate]);

  return user;
}
