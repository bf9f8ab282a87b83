import type { OwnBoat } from '@tradewind/contract/boats';
import { REMOVAL_UNDO_DAYS, type Removal } from '@tradewind/contract/removal';
import { presentBoat } from '../boats/service.ts';
import type { Listing, ListingRow } from './store.ts';

/** A boat as its owner, or whoever holds its link, reads it. */
export function presentOwnBoat(listing: Listing): OwnBoat {
  const { managementToken, version } = listing.boat;
  return { ...presentBoat(listing), managementToken, version, removal: presentRemoval(listing.boat) };
}

const DAY_MS = 24 * 60 * 60 * 1_000;

export function presentRemoval(row: Pick<ListingRow, 'removedAt' | 'removalReason' | 'source'>): Removal | null {
  const { removedAt, removalReason, source } = row;
  if (removedAt === null) return null;
  const deletedAfter = new Date(removedAt.getTime() + REMOVAL_UNDO_DAYS * DAY_MS);
  return {
    removedAt: removedAt.toISOString(),
    reason: removalReason ?? '',
    deletedAfter: source === null ? deletedAfter.toISOString() : null,
  };
}
