import type { Boat } from '@tradewind/contract/boats';
import type { BoatWithSeller } from './store.ts';

/** A boat as anyone may read it: without its management token. */
export function presentBoat({ boat, seller }: BoatWithSeller): Boat {
  const {
    managementToken: _secret,
    state: _derived,
    externalId: _id,
    lastSyncedAt: _at,
    userId: _by,
    version: _v,
    ...rest
  } = boat;
  return { ...rest, createdAt: boat.createdAt.toISOString(), updatedAt: boat.updatedAt.toISOString(), seller };
}
