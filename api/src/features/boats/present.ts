import type { Boat } from '@tradewind/contract/boats';
import { paths } from '@tradewind/contract/paths';
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
    listed: _l,
    textKey: _k,
    ...rest
  } = boat;
  return { ...rest, createdAt: boat.createdAt.toISOString(), updatedAt: boat.updatedAt.toISOString(), seller };
}

/** What kept answers that show this boat are marked with. */
export const boatMark = (id: number) => paths.boat(id);
