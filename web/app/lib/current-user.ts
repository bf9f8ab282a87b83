import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '@tradewind/contract/accounts';
import { accountsApi } from '@tradewind/contract/accounts';
import { boatsApi } from '@tradewind/contract/boats';
import { marketplaceApi } from '@tradewind/contract/marketplace';
import { pricingApi } from '@tradewind/contract/pricing';
import { siteApi } from '@tradewind/contract/site';
import { useCallback, useEffect } from 'react';
import { call, read } from './api.ts';
import { dropDraftsOf } from './drafts.ts';
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

export const currentUserQuery = read(accountsApi.me);

const ASK_AGAIN_MS = 4_000;

export interface SessionState {
  user: CurrentUser | null;
  /** True while a stored token is being checked. */
  isPending: boolean;
  /** The session ended while the page was open: the screen stays the user's, the navigation shows a visitor. */
  isOver: boolean;
}

/** No answer about the token: the server was busy or out of reach. */
const hasNoResponse = (error: Error | null) =>
  error !== null && !(error instanceof RequestError && error.status < 500 && error.status !== 429);

/** Who is signed in. Asks the server only when a token is stored; one that is refused from the start is forgotten. */
export function useCurrentUser(): SessionState {
  const token = useToken();
  const { data, error } = useQuery({
    ...currentUserQuery,
    enabled: token !== null,
    // The query itself never asks again: a server that was busy once would look like being signed out.
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

/** What everybody may read; all else belongs to whoever was signed in. */
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

/** Called with the token of a fresh sign-in: nothing of an earlier user stays in the cache. */
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

/** Signing out without leaving the app: the token goes, and all that was read or typed with it. */
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

/** Somebody signed in over a page whose session had ended: the same person goes on, somebody else gets a page of their own. */
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
 * When another tab changes the session, nothing that was read for the former user stays here. A page whose session ended
 * first asks who signed in there.
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
