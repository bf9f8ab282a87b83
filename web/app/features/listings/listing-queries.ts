import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { OwnBoat } from '@tradewind/contract/boats';

/** Asked for again on each visit: what was posted or managed elsewhere shows. */
export const myListingsQuery = queryOptions<OwnBoat[]>({
  queryKey: ['/api/boats/my-listings'],
  refetchOnMount: 'always',
});

export const managedListingQuery = (token: string) =>
  queryOptions<OwnBoat>({ queryKey: ['/api/boats/manage', encodeURIComponent(token)] });

/** What the public reads of a boat that changed is read anew when it is next shown. */
export async function forgetPublicReads(client: QueryClient): Promise<void> {
  await Promise.all(
    ['/api/boats', '/api/boats/featured', '/api/marketplace/stats'].map((path) =>
      client.invalidateQueries({ queryKey: [path] }),
    ),
  );
}
