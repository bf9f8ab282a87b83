import { useQuery } from '@tanstack/react-query';
import type { OwnBoat } from '@tradewind/contract/boats';
import { useCurrentUser } from '../../../lib/current-user.ts';
import { myListingsQuery } from '../listing-queries.ts';

/** The user's own listing with this id. `isAsked` is false when it is known to be someone else's. */
export function useOwnListing(id: number, isAsked: boolean): OwnBoat | undefined {
  const { user } = useCurrentUser();
  const { data } = useQuery({ ...myListingsQuery, enabled: user !== null && isAsked });
  return isAsked && user !== null ? data?.find((boat) => boat.id === id) : undefined;
}
