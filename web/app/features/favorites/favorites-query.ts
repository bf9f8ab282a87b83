import type { AnyBoat } from '@tradewind/contract/boats';
import { favoritesApi } from '@tradewind/contract/favorites';
import { read } from '../../lib/api.ts';

/** The boats that the signed-in user saved, the last saved first. */
export const favoritesQuery = read(favoritesApi.list);

export function withFavorite(saved: readonly AnyBoat[], boat: AnyBoat, isSaved: boolean): AnyBoat[] {
  const others = saved.filter(({ id }) => id !== boat.id);
  return isSaved ? [boat, ...others] : others;
}
