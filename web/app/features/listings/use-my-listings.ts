import { useQuery } from '@tanstack/react-query';
import type { OwnBoat } from '@tradewind/contract/boats';
import { useCurrentUser } from '../../lib/current-user.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { myListingsQuery } from './listing-queries.ts';

export type MyListingsState =
  | { kind: 'loading' }
  | { kind: 'signedOut' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'listed'; boats: OwnBoat[] };

/**
 * The user's own listings. On the server they are always loading. `fresh` waits for this visit's response, so that editing
 * starts from the newest version.
 */
export function useMyListings({ fresh = false } = {}): MyListingsState {
  const hydrated = useHydrated();
  const { user, isPending } = useCurrentUser();
  const { data, isError, isFetchedAfterMount, refetch } = useQuery({ ...myListingsQuery, enabled: user !== null });
  if (!hydrated || isPending) return { kind: 'loading' };
  if (user === null) return { kind: 'signedOut' };
  if (data !== undefined && (isFetchedAfterMount || !fresh)) return { kind: 'listed', boats: data };
  return isError ? { kind: 'failed', retry: () => void refetch() } : { kind: 'loading' };
}
