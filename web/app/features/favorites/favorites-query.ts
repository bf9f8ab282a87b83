import type { AnyBoat } from '@tradewind/contract/boats';
import { favoritesApi } from '@tradewind/contract/favorites';
import { read } from '../../lib/api.ts';

/** The signed-in user's saved boats, most recent first. */
export const favoritesQuery = read(favoritesApi.list);

export function withFavorite(saved: readonly AnyBoat[], boat: AnyBoat, isSaved: boolean): AnyBoat[] {
  const others = saved.filter(({ id }) => id !== boat.id);
  return isSaved ? [boat, ...others] : others;
}
