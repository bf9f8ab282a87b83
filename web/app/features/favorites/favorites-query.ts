import { queryOptions } from '@tanstack/react-query';
import type { Boat } from '@tradewind/contract/boats';

/** The boats that the signed-in user saved, the last saved first. */
export const favoritesQuery = queryOptions<Boat[]>({ queryKey: ['/api/favorites'] });

export function withFavorite(saved: readonly Boat[], boat: Boat, isSaved: boolean): Boat[] {
  const others = saved.filter(({ id }) => id !== boat.id);
  return isSaved ? [boat, ...others] : others;
}
