import { OWN_BOAT_ACTIONS, type OwnBoat, type OwnBoatAction } from '@tradewind/contract/boats';
import type { Removal } from '@tradewind/contract/removal';
import { actionsOf } from '@tradewind/domain/lifecycles/lifecycle';
import { LISTING, type StoredListingState } from '@tradewind/domain/lifecycles/listing';
import { presentBoat } from '../boats/service.ts';
import { REMOVAL_UNDO_MS } from './limits.ts';
import type { Listing, ListingRow } from './store.ts';

/** A boat as its owner or a holder of its link sees it. */
export function presentOwnBoat(listing: Listing, reader: 'owner' | 'linkHolder'): OwnBoat {
  const { managementToken, version } = listing.boat;
  const hullNumber = reader === 'owner' ? listing.boat.hullNumber : null;
  const actions = actionsFor(listing.boat, reader);
  const removal = presentRemoval(listing.boat);
  return { ...presentBoat(listing), managementToken, hullNumber, version, removal, actions };
}

/** A listing that an admin removed can only be deleted. */
function actionsFor({ status, removedAt }: ListingRow, reader: 'owner' | 'linkHolder'): OwnBoatAction[] {
  const moves: string[] = removedAt === null ? actionsOf(LISTING, status as StoredListingState, reader) : [];
  const possible = [...(reader === 'owner' && removedAt === null ? ['edit'] : []), ...moves, 'delete'];
  return OWN_BOAT_ACTIONS.filter((action) => possible.includes(action));
}

export function presentRemoval(row: Pick<ListingRow, 'removedAt' | 'removalReason' | 'source'>): Removal | null {
  const { removedAt, removalReason, source } = row;
  if (removedAt === null) return null;
  const deletedAfter = new Date(removedAt.getTime() + REMOVAL_UNDO_MS);
  return {
    removedAt: removedAt.toISOString(),
    reason: removalReason ?? '',
    deletedAfter: source === null ? deletedAfter.toISOString() : null,
  };
}
