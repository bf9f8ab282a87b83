import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '@tradewind/contract/accounts';
import { accountsApi } from '@tradewind/contract/accounts';
import { boatsApi } from '@tradewind/contract/boats';
import { marketplaceApi } from '@tradewind/contract/marketplace';
import { pricingApi } from '@tradewind/contract/pricing';
import { siteApi } from '@tradewind/contract/site';
import { useCallback, useEffect } from 'react';
import { call, read } from './api.ts';
import { RequestError } from './request.ts';
import {
  clearToken,
  forgetRefusedToken,
  isSessionOver,
  isStillOurs,
  storedToken,
  storeToken,
  subscribeToOtherTabs,
  useSessionOver,
  useToken,
} from './session.ts';
import { abandonRenewal, finishRenewal, handPageOver } from './session-renewal.ts';
import { dropDraftsOf } from './stored-drafts.ts';

export const currentUserQuery = read(accountsApi.me);

const ASK_AGAIN_MS = 4_000;

export interface SessionState {
  user: CurrentUser | null;
  /** True while a stored token is being checked. */
  isPending: boolean;
  /** Whether the session ended while the page was open. The screen keeps the user; the navigation shows a visitor. */
  isOver: boolean;
}

/** Whether the server was busy or unreachable, which says nothing about the token. */
const hasNoResponse = (error: Error | null) =>
  error !== null && !(error instanceof RequestError && error.status < 500 && error.status !== 429);

/** The current user. Requests it only when a token is stored, and forgets a token that is refused at the start. */
export function useCurrentUser(): SessionState {
  const token = useToken();
  const { data, error } = useQuery({
    ...currentUserQuery,
    enabled: token !== null,
    // Queries do not retry by default, so a server that was busy once would look like a sign-out.
    refetchInterval: ({ state }) => state.data === undefined && hasNoResponse(state.error) && ASK_AGAIN_MS,
  });
  const refused = data === undefined && error instanceof RequestError && error.status === 401;
  const isOver = useSessionOver();

  const client = useQueryClient();
  useEffect(() => {
    if (!refused || token === null) return;
    void isStillOurs(token).then((isOurs) => {
      if (!isOurs) return;
      forgetRefusedToken(token);
      forgetPrivate(client);
    });
  }, [refused, token, client]);

  if (token === null || refused) return { user: null, isPending: false, isOver: false };
  return { user: data ?? null, isPending: data === undefined && (error === null || hasNoResponse(error)), isOver };
}

/** Public data; everything else belongs to the signed-in user. */
const publicReads: readonly unknown[] = [
  siteApi.info,
  boatsApi.list,
  boatsApi.featured,
  marketplaceApi.stats,
  pricingApi.info,
].map(({ path }) => path);

function forgetPrivate(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey: [address] }) => !publicReads.includes(address) });
}

/** Call with the token of a new sign-in. Removes an earlier user's data from the cache. */
export function useStartSession() {
  const client = useQueryClient();
  return useCallback(
    (token: string, user?: CurrentUser) => {
      forgetPrivate(client);
      abandonRenewal();
      if (user) client.setQueryData(currentUserQuery.queryKey, user);
      storeToken(token);
    },
    [client],
  );
}

/** Signs out without leaving the app: removes the token, the user's cached data and drafts. */
export function useEndSession() {
  const client = useQueryClient();
  return useCallback(() => {
    const user = client.getQueryData(currentUserQuery.queryKey);
    clearToken();
    abandonRenewal();
    if (user) dropDraftsOf(user.id);
    forgetPrivate(client);
  }, [client]);
}

/** Continues a page whose session had ended when the same person signs in, and reloads it for anyone else. */
export function useResumeSession() {
  const client = useQueryClient();
  return useCallback(
    (token: string, user: CurrentUser) => {
      const former = client.getQueryData(currentUserQuery.queryKey);
      if (former?.id !== user.id) return handPageOver(token, former?.firstName ?? '');
      client.setQueryData(currentUserQuery.queryKey, user);
      finishRenewal(token);
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    },
    [client],
  );
}

/**
 * Clears the cache when another tab changes the session. A page whose session had ended first checks who signed in there.
 */
export function useFollowOtherTabs(): void {
  const client = useQueryClient();
  const resume = useResumeSession();
  useEffect(() => {
    const startOver = () => {
      abandonRenewal();
      client.clear();
    };
    return subscribeToOtherTabs(() => {
      const token = storedToken();
      if (token === null || !isSessionOver()) return startOver();
      call(accountsApi.me, {}, { headers: { Authorization: `Bearer ${token}` } })
        .then((user) => resume(token, user))
        .catch(startOver);
    });
  }, [client, resume]);
}
