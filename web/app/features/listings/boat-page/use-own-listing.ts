import { useQuery } from '@tanstack/react-query';
import type { OwnBoat } from '@tradewind/contract/boats';
import { useCurrentUser } from '../../../lib/current-user.ts';
import { myListingsQuery } from '../listing-queries.ts';

/** The caller's own listing with this id; `isAsked` is false where it is known to be somebody else's. */
export function useOwnListing(id: number, isAsked: boolean): OwnBoat | undefined {
  const { user } = useCurrentUser();
  const { data } = useQuery({ ...myListingsQuery, enabled: user !== null && isAsked });
  return isAsked && user !== null ? data?.find((boat) => boat.id === id) : undefined;
}
