import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '@tradewind/contract/accounts';
import { useCallback, useEffect } from 'react';
import { RequestError } from './request.ts';
import { clearToken, isStillOurs, storeToken, subscribeToOtherTabs, useToken } from './session.ts';

export const currentUserQuery = queryOptions<CurrentUser>({ queryKey: ['/api/auth/user'] });

export interface SessionState {
  user: CurrentUser | null;
  /** True while a stored token is being checked. */
  isPending: boolean;
}

/** Who is signed in. Asks the server only when a token is stored; a refused token is forgotten. */
export function useCurrentUser(): SessionState {
  const token = useToken();
  const { data, error, isPending } = useQuery({ ...currentUserQuery, enabled: token !== null });
  const refused = error instanceof RequestError && error.status === 401;

  const client = useQueryClient();
  useEffect(() => {
    if (!refused) return;
    void isStillOurs(token).then((isOver) => {
      if (!isOver) return;
      clearToken();
      forgetPrivate(client);
    });
  }, [refused, token, client]);

  if (token === null || refused) return { user: null, isPending: false };
  return { user: data ?? null, isPending };
}

/** What everybody may read; all else belongs to whoever was signed in. */
const publicReads: readonly unknown[] = [
  '/api/site',
  '/api/boats',
  '/api/boats/featured',
  '/api/marketplace/stats',
  '/api/pricing/info',
];

function forgetPrivate(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey: [address] }) => !publicReads.includes(address) });
}

/** Called with the token of a fresh sign-in: nothing of an earlier user stays in the cache. */
export function useStartSession() {
  const client = useQueryClient();
  return useCallback(
    (token: string, user?: CurrentUser) => {
      forgetPrivate(client);
      if (user) client.setQueryData(currentUserQuery.queryKey, user);
      storeToken(token);
    },
    [client],
  );
}

/** Signing out without leaving the app: the token goes, and all that was read with it. */
export function useEndSession() {
  const client = useQueryClient();
  return useCallback(() => {
    clearToken();
    forgetPrivate(client);
  }, [client]);
}

/** When another tab changes the session, nothing that was read for the former user stays here. */
export function useFollowOtherTabs(): void {
  const client = useQueryClient();
  useEffect(() => subscribeToOtherTabs(() => client.clear()), [client]);
}
