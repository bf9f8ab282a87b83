import type { BoatFilter } from '@tradewind/contract/boats';
import { DEFAULT_SORT } from '@tradewind/domain/boat-search';
import { keysAccepting, toListingKeys } from '@tradewind/domain/trade-taxonomy';
import type { Database } from '../../../db/client.ts';
import { cursorText, findBoats, requestOf } from './service.ts';

interface TakersPage {
  boats: string[];
  total: number;
  andMore?: true;
  /** Both kinds of owners are there, and those who name what is wanted come first. */
  takersFirst?: true;
  next?: string;
}

/** Cursors continue within the owners who name what is wanted, and then within those who are merely open to offers. */
const NAMING = 'naming:';
const OPEN = 'open:';

/** Whether owners who name what is wanted come first: nothing else orders the boats. */
export const isForTakers = ({ tradeFor, takesOneOf, takesAllOf, sort = DEFAULT_SORT, cursor }: BoatFilter): boolean =>
  tradeFor !== undefined &&
  !takesOneOf &&
  !takesAllOf &&
  sort === DEFAULT_SORT &&
  keysAccepting(tradeFor).length > toListingKeys(tradeFor).length &&
  (cursor === undefined || cursor.startsWith(NAMING) || cursor.startsWith(OPEN));

/**
 * Finds owners who name what is wanted before those who are merely open to offers. No index has that order, but the two groups are
 * disjoint, and each is a search whose matches are counted.
 */
export async function findTakers(
  db: Database,
  { cursor = '', ...filter }: BoatFilter,
  limit: number,
  most: number,
): Promise<TakersPage> {
  const wanted = filter.tradeFor ?? [];
  const named = toListingKeys(wanted);
  const open = keysAccepting(wanted).filter((key) => !named.includes(key));
  const groupOf = (start: string, group: { accepted: readonly string[]; unaccepted?: readonly string[] }) => {
    const after = cursor.startsWith(start) ? cursor.slice(start.length) : '';
    const { search, after: from } = requestOf({ ...filter, ...(after && { cursor: after }) });
    return { search: { ...search, ...group }, after: from };
  };
  const naming = groupOf(NAMING, { accepted: named });
  const others = groupOf(OPEN, { accepted: open, unaccepted: named });
  const first = cursor.startsWith(OPEN) ? undefined : await findBoats(db, naming, limit, most);
  const left = limit - (first?.boats.length ?? 0);
  const second = await findBoats(db, others, Math.max(left, 1), most);
  const more = left > 0 ? second.next && OPEN + cursorText(others, second.next) : second.total > 0 && OPEN;
  const next = first?.next ? NAMING + cursorText(naming, first.next) : more;
  return {
    boats: [...(first?.boats ?? []), ...(left > 0 ? second.boats : [])],
    total: (first?.total ?? 0) + second.total,
    ...((first?.andMore || second.andMore) && { andMore: true }),
    ...(first && first.total > 0 && second.total > 0 && { takersFirst: true }),
    ...(next && { next }),
  };
}
