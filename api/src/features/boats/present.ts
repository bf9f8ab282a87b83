import { boatImages, hasOwnImages } from '@tradewind/contract/boat-images';
import type { Boat, UnavailableBoat } from '@tradewind/contract/boats';
import { paths } from '@tradewind/contract/paths';
import { PUBLIC_BOAT_FIELDS, PUBLIC_SELLER_FIELDS, type PublicBoatRow, picked } from '../../db/public-boat.ts';
import type { BoatRow } from './store.ts';

/** A boat as the public sees it: only the fields that the contract names. */
export const presentBoat = ({ boat, seller }: PublicBoatRow): Boat => ({
  ...onTheWire(picked(boat, PUBLIC_BOAT_FIELDS)),
  seller: picked(seller, PUBLIC_SELLER_FIELDS),
});

type OnTheWire<T> = { [Field in keyof T]: Exclude<T[Field], Date> | (Date extends T[Field] ? string : never) };

const onTheWire = <T extends object>(row: T) =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]) => [field, value instanceof Date ? value.toISOString() : value]),
  ) as OnTheWire<T>;

type Known = Pick<BoatRow, 'id' | 'title' | 'type' | 'status' | 'imageUrls' | 'images'>;

export function presentUnavailable(boat: Known): UnavailableBoat {
  const { id, title, type, status } = boat;
  const imageUrls = hasOwnImages(boat) ? boatImages(boat).slice(0, 1) : [];
  return { id, title, type, status: status as UnavailableBoat['status'], imageUrls };
}

/** Tags cached responses that show this boat. */
export const boatMark = (id: number) => paths.boat(id);
