import { MutationCache, onlineManager, QueryClient } from '@tanstack/react-query';
import { noteNoResponse, readConnection, subscribeToConnection } from './connection.ts';
import { noteOffline } from './offline-notes.ts';
import { type FetchApi, fetchApi, fetchQuery, RequestError, SignedOutError } from './request.ts';
import { askToRenew } from './session-renewal.ts';
import { showToast } from './toasts.ts';

const FIVE_MINUTES_MS = 5 * 60_000;
const inBrowser = typeof document !== 'undefined';

const apis = new WeakMap<QueryClient, FetchApi>();

/** The cache as section 9 of the specification defines it: never stale, no polling, no retries, dropped after 5 minutes. */
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
        // On the server a cache lives for one request, and a timer would only keep it in memory.
        gcTime: inBrowser ? FIVE_MINUTES_MS : Number.POSITIVE_INFINITY,
      },
      // Actions fail immediately without a connection instead of waiting silently.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  apis.set(client, api);
  return client;
}

/** Explains in the status line why an action was not sent. */
async function explainUnsent(error: unknown): Promise<void> {
  if (error instanceof RequestError) return;
  await noteNoResponse();
  noteOffline('This needs a connection. What you entered is saved.');
}

/** Runs after the screen's own error handler, so this toast replaces its toast. */
function explainSignedOut(_response: unknown, error: unknown): void {
  if (!(error instanceof SignedOutError)) return;
  showToast({
    title: 'Not signed in',
    description: error.message,
    variant: 'destructive',
    action: { label: 'Sign in', onPress: () => void askToRenew() },
  });
}

/** For queries that read more than the body, such as a count in a header. */
export function apiOf(client: QueryClient): FetchApi {
  return apis.get(client) ?? fetchApi;
}

if (inBrowser) {
  onlineManager.setEventListener((setOnline) => subscribeToConnection(() => setOnline(readConnection() === 'online')));
  onlineManager.setOnline(readConnection() === 'online');
}

let browserClient: QueryClient | undefined;

/** One cache per browser tab, and a new one for each render on the server. */
export function queryClientForRendering(): QueryClient {
  if (!inBrowser) return createQueryClient(fetchApi);
  browserClient ??= createQueryClient(fetchApi);
  return browserClient;
}
