import { queryOptions } from '@tanstack/react-query';
import type { AnyBoat } from '@tradewind/contract/boats';

/** The boats that the signed-in user saved, the last saved first. */
export const favoritesQuery = queryOptions<AnyBoat[]>({ queryKey: ['/api/favorites'] });

export function withFavorite(saved: readonly AnyBoat[], boat: AnyBoat, isSaved: boolean): AnyBoat[] {
  const others = saved.filter(({ id }) => id !== boat.id);
  return isSaved ? [boat, ...others] : others;
}
