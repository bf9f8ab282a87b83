import type { CurrentUser } from '@tradewind/contract/accounts';
import { paths } from '@tradewind/contract/paths';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCurrentUser } from '../../lib/current-user.ts';
import { rememberPostLoginPath } from '../../lib/session.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';

interface ListingOwner {
  /** The user id that owns the draft; null while unknown. */
  owner: string | null;
  /** Null when the session ended midway. */
  user: CurrentUser | null;
}

/** Sends visitors to sign in and back. Users whose session ends midway keep the wizard. */
export function useListingOwner(signIn: string): ListingOwner {
  const { user, isPending } = useCurrentUser();
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const [owner, setOwner] = useState<string | null>(null);
  if (user !== null && user.id !== owner) setOwner(user.id);
  const isVisitor = hydrated && !isPending && user === null && owner === null;

  useEffect(() => {
    if (!isVisitor) return;
    rememberPostLoginPath(paths.listBoat);
    void navigate(signIn, { replace: true });
  }, [isVisitor, signIn, navigate]);

  return { owner, user };
}
