import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, type Params, useMatches } from 'react-router';
import { createQueryClient, queryClientForRendering } from './query-client.ts';
import { RequestError } from './request.ts';
import { serverContext } from './server-context.ts';

/** In the browser a page appears after this time even without its data, with placeholders. */
const PATIENCE_MS = 300;

interface PageAddress {
  params: Params;
  url: URL;
}

interface PageReads {
  /** Required: without these the page fails, such as with 404 for an unknown boat. */
  needs?: Promise<unknown>[];
  /** Optional: without these the page shows less. */
  wants?: Promise<unknown>[];
}

/** Starts the page's queries in the given cache, with `client.ensureQueryData(…)`. */
export type PageReader = (client: QueryClient, address: PageAddress) => PageReads;

/** Data of a failed loader for the error screen. */
export interface PageFailure {
  requestId?: string;
}

/** `export const loader = serverLoader(reads)`: fills a cache for this request and passes it to the page. */
export function serverLoader(reader: PageReader) {
  return async ({ params, request, context }: LoaderFunctionArgs) => {
    const { fetchApi, markIncomplete } = context.get(serverContext);
    const client = createQueryClient((path) => fetchApi(path));
    const { needs = [], wants = [] } = reader(client, { params, url: new URL(request.url) });
    const wanted = Promise.allSettled(wants);
    const failed = (await Promise.allSettled(needs)).find((result) => result.status === 'rejected');
    if ((await wanted).some((result) => result.status === 'rejected')) markIncomplete();
    if (failed) throw pageFailure(failed.reason);
    return { dehydrated: dehydrate(client) };
  };
}

/** `export const clientLoader = browserLoader(reads)`: calls the API directly instead of the page's server loader. */
export function browserLoader(reader: PageReader) {
  return async ({ params, request }: ClientLoaderFunctionArgs) => {
    const { needs = [], wants = [] } = reader(queryClientForRendering(), { params, url: new URL(request.url) });
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    await Promise.race([Promise.allSettled([...needs, ...wants]), patience]);
    return null;
  };
}

function pageFailure(reason: unknown) {
  if (!(reason instanceof RequestError)) return reason;
  const failure: PageFailure = reason.requestId === undefined ? {} : { requestId: reason.requestId };
  // A malformed URL is a page that does not exist.
  return data(failure, { status: reason.status === 400 ? 404 : reason.status });
}

/** The data of all loaders of the current route, for one hydration boundary at the root. */
export function useDehydratedState(): DehydratedState {
  const matches = useMatches();
  return useMemo(() => {
    const states = matches.map((match) => dehydratedIn(match.loaderData)).filter((state) => state !== undefined);
    return { queries: states.flatMap((state) => state.queries), mutations: [] };
  }, [matches]);
}

function dehydratedIn(loaderData: unknown): DehydratedState | undefined {
  if (typeof loaderData !== 'object' || loaderData === null || !('dehydrated' in loaderData)) return undefined;
  return loaderData.dehydrated as DehydratedState;
}
