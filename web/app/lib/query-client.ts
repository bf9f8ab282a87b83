import { MutationCache, onlineManager, QueryClient } from '@tanstack/react-query';
import { noteNoResponse, readConnection, subscribeToConnection } from './connection.ts';
import { noteOffline } from './offline-notes.ts';
import { type FetchApi, fetchApi, fetchQuery, RequestError, SignedOutError } from './request.ts';
import { askToRenew } from './session-renewal.ts';
import { showToast } from './toasts.ts';

const FIVE_MINUTES_MS = 5 * 60_000;
const inBrowser = typeof document !== 'undefined';

const apis = new WeakMap<QueryClient, FetchApi>();

/** The cache of the specification's section 9: never stale, no polling, no retries, dropped after 5 minutes. */
export function createQueryClient(api: FetchApi): QueryClient {
  const client = new QueryClient({
    mutationCache: new MutationCache({ onError: explainUnsent, onSettled: explainSignedOut }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => fetchQuery(api, queryKey, signal),
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        // On the server a cache lives for one request; a timer would only keep it in memory.
        gcTime: inBrowser ? FIVE_MINUTES_MS : Number.POSITIVE_INFINITY,
      },
      // An action says at once that it needs a connection, instead of waiting for one unseen.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  apis.set(client, api);
  return client;
}

/** Says why an action did nothing, whatever else its screen says. */
async function explainUnsent(error: unknown): Promise<void> {
  if (error instanceof RequestError) return;
  await noteNoResponse();
  noteOffline('This needs a connection. What you entered is saved.');
}

/** Comes after what the screen itself says about the failure, and takes its place. */
function explainSignedOut(_response: unknown, error: unknown): void {
  if (!(error instanceof SignedOutError)) return;
  showToast({
    title: 'Not signed in',
    description: error.message,
    variant: 'destructive',
    action: { label: 'Sign in', onPress: () => void askToRenew() },
  });
}

/** For a query that reads more than the body, such as a header with a count. */
export function apiOf(client: QueryClient): FetchApi {
  return apis.get(client) ?? fetchApi;
}

if (inBrowser) {
  onlineManager.setEventListener((setOnline) => subscribeToConnection(() => setOnline(readConnection() === 'online')));
  onlineManager.setOnline(readConnection() === 'online');
}

let browserClient: QueryClient | undefined;

/** One cache per browser tab; on the server a fresh one for each rendering. */
export function queryClientForRendering(): QueryClient {
  if (!inBrowser) return createQueryClient(fetchApi);
  browserClient ??= createQueryClient(fetchApi);
  return browserClient;
}
