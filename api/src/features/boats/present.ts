import { boatImages, hasOwnImages } from '@tradewind/contract/boat-images';
import type { Boat, UnavailableBoat } from '@tradewind/contract/boats';
import { paths } from '@tradewind/contract/paths';
import type { BoatRow, BoatWithSeller } from './store.ts';

/** A boat as anyone may read it: without its management token. */
export function presentBoat({ boat, seller }: BoatWithSeller): Boat {
  const {
    managementToken: _secret,
    state: _derived,
    removedAt: _gone,
    removalReason: _why,
    version: _v,
    listed: _l,
    textKey: _k,
    ...rest
  } = boat;
  return {
    ...rest,
    lastSyncedAt: boat.lastSyncedAt?.toISOString() ?? null,
    createdAt: boat.createdAt.toISOString(),
    updatedAt: boat.updatedAt.toISOString(),
    seller,
  };
}

type Known = Pick<BoatRow, 'id' | 'title' | 'type' | 'status' | 'imageUrls' | 'images'>;

/** Of a boat that is not offered. */
export function presentUnavailable(boat: Known): UnavailableBoat {
  const { id, title, type, status } = boat;
  const imageUrls = hasOwnImages(boat) ? boatImages(boat).slice(0, 1) : [];
  return { id, title, type, status: status as UnavailableBoat['status'], imageUrls };
}

/** What kept answers that show this boat are marked with. */
export const boatMark = (id: number) => paths.boat(id);
