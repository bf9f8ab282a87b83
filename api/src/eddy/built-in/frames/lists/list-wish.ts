import type { Memory } from '../../memory.ts';
import { without } from '../../reading/refined-wish.ts';
import type { Wish } from '../../reading/wish.ts';

/** The search behind the current list, without its order. Other lists are known by their boats. */
export function wishOfList({ shown, search, listedBy }: Memory): Wish | undefined {
  const isSearch = listedBy === 'search_boats' || listedBy === 'boat_statistics';
  const isCounted = search?.limit !== undefined && shown.length === search.limit;
  // Only a search of its own knows distances.
  const isNear = search?.withinMiles !== undefined || search?.zip !== undefined;
  if (isSearch && search && !isCounted && !isNear)
    return without(search, ['cursor' as keyof Wish, 'limit', 'sort', 'order', 'near']);
  return shown.length > 1 || (isSearch && isNear && shown.length > 0)
    ? { boatIds: shown.map(({ id }) => id) }
    : undefined;
}
