import type { OwnBoat } from '@tradewind/contract/boats';
import { presentBoat } from '../boats/service.ts';
import type { Listing } from './store.ts';

/** A boat as its owner, or whoever holds its link, reads it. */
export function presentOwnBoat(listing: Listing): OwnBoat {
  const { managementToken, version } = listing.boat;
  return { ...presentBoat(listing), managementToken, version };
}
