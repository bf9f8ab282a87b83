import type { AdminListing, ListingFilter } from '@tradewind/contract/admin-listings';
import type { Queryable } from '../../db/client.ts';
import { listingCursor, presentListing } from './listings.present.ts';
import { countListings, newestListings, readListings } from './listings.store.ts';

interface ListingPage {
  listings: AdminListing[];
  total: number;
  /** The cursor of the next page, if there is one. */
  next: string | undefined;
}

/** All users' listings in any state, newest first. */
export async function findListings(db: Queryable, { limit, cursor, ...search }: ListingFilter): Promise<ListingPage> {
  // Fetches one extra row to see whether there is a next page.
  const ids = await newestListings(db, search, cursor ? listingCursor.read(cursor).id : undefined, limit + 1);
  const shown = ids.slice(0, limit);
  const last = ids.length > limit ? shown.at(-1) : undefined;
  return {
    listings: (await readListings(db, shown)).map(presentListing),
    total: await countListings(db, search),
    next: last === undefined ? undefined : listingCursor.write({ id: last }),
  };
}
