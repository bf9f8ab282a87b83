import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '@tradewind/contract/accounts';
import { currentUserQuery, useCurrentUser } from '../../lib/current-user.ts';
import { RequestError } from '../../lib/request.ts';
import { useToken } from '../../lib/session.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';

export type AccountState =
  | { kind: 'rendered' }
  | { kind: 'loading' }
  | { kind: 'visitor' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'known'; user: CurrentUser };

/** Whose account is shown. What the server renders is for everyone; each visit reads the user anew. */
export function useAccountState(): AccountState {
  const hydrated = useHydrated();
  const { user, isPending } = useCurrentUser();
  const { error, refetch } = useQuery({
    ...currentUserQuery,
    enabled: useToken() !== null,
    refetchOnMount: 'always',
  });
  if (!hydrated) return { kind: 'rendered' };
  if (user !== null) return { kind: 'known', user };
  if (isPending) return { kind: 'loading' };
  const refused = error instanceof RequestError && error.status === 401;
  return error === null || refused ? { kind: 'visitor' } : { kind: 'failed', retry: () => void refetch() };
}
