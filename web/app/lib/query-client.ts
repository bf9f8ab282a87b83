import { QueryClient } from '@tanstack/react-query';
import { type FetchApi, fetchApi, fetchQuery } from './request.ts';

const FIVE_MINUTES_MS = 5 * 60_000;
const inBrowser = typeof document !== 'undefined';

const apis = new WeakMap<QueryClient, FetchApi>();

/** The cache of the specification's section 9: never stale, no polling, no retries, dropped after 5 minutes. */
export function createQueryClient(api: FetchApi): QueryClient {
  const client = new QueryClient({
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
      mutations: { retry: false },
    },
  });
  apis.set(client, api);
  return client;
}

/** For a query that reads more than the body, such as a header with a count. */
export function apiOf(client: QueryClient): FetchApi {
  return apis.get(client) ?? fetchApi;
}

let browserClient: QueryClient | undefined;

/** One cache per browser tab; on the server a fresh one for each rendering. */
export function queryClientForRendering(): QueryClient {
  if (!inBrowser) return createQueryClient(fetchApi);
  browserClient ??= createQueryClient(fetchApi);
  return browserClient;
}
