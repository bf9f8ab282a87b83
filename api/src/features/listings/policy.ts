import { transition } from '@tradewind/domain/lifecycles/lifecycle';
import { LISTING, type ListingState } from '@tradewind/domain/lifecycles/listing';
import type { AdminCaller, Caller, StaffCaller } from '../../platform/auth.ts';
import { type Authorized, authorized } from '../../platform/authorized.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import type { ListingRow } from './store.ts';

/** A listing that the caller may change. */
export type ChangeableListing = Authorized<ListingRow, 'owner' | 'admin' | 'staff'>;
export type OwnListing = Authorized<ListingRow, 'owner'>;
/** A listing that the caller may delete. */
export type DeletableListing = Authorized<ListingRow, 'owner' | 'admin' | 'link holder' | 'schedule'>;

/** A listing that a trade moves on, and its next status. */
export type TradedListing = Authorized<{ id: number; status: ListingState }, 'trade'>;
/** A listing whose mailed link no longer counts. */
export type RelinkedListing = Authorized<Pick<ListingRow, 'id' | 'sellerId'>, 'renewal'>;

export const isOwner = (caller: Caller, listing: Pick<ListingRow, 'sellerId'>) => listing.sellerId === caller.id;

export function asOwner(caller: Caller, listing: ListingRow): OwnListing {
  if (!isOwner(caller, listing)) throw notAllowed('Only the owner can edit this listing.');
  return authorized(listing, 'owner');
}

export function asOwnerOrAdmin(caller: Caller, listing: ListingRow): Authorized<ListingRow, 'owner' | 'admin'> {
  if (isOwner(caller, listing)) return authorized(listing, 'owner');
  if (!caller.isAdmin) throw notAllowed('Only the owner can delete this listing.');
  return authorized(listing, 'admin');
}

export const asAdmin = (_admin: AdminCaller, listing: ListingRow) => authorized(listing, 'admin');

export const asStaff = (_staff: StaffCaller, listing: ListingRow) => authorized(listing, 'staff');

/** Requires the listing's own token. */
export const asLinkHolder = (token: string, listing: ListingRow | undefined) =>
  listing?.managementToken === token ? authorized(listing, 'link holder') : undefined;

/** Requires that an admin removed the listing before this moment, so that its undo period has passed. */
export const asSchedule = (before: Date, listing: ListingRow | undefined) =>
  listing?.removedAt && listing.removedAt < before ? authorized(listing, 'schedule') : undefined;

/** A trade reserves, frees and sells what is in it, whoever acts. Its own policy decided about that. */
export function asTraded(
  { id, status }: Pick<ListingRow, 'id' | 'status'>,
  action: 'reserve' | 'free' | 'sell',
): TradedListing {
  const next = transition(LISTING, status as ListingState, action, 'trade');
  if (!next.ok) throw new Error(`Boat ${id} is ${status}, so a trade cannot ${action} it.`);
  return authorized({ id, status: next.state }, 'trade');
}

/** The seller has another address: links that were mailed to the former one are renewed. */
export const asRenewal = (
  sellerId: string,
  listing: Pick<ListingRow, 'id' | 'sellerId'>,
): RelinkedListing | undefined => (listing.sellerId === sellerId ? authorized(listing, 'renewal') : undefined);

/** Users post only in their own name. */
export function asPoster(caller: Caller, sellerId: string | undefined): Authorized<Caller, 'poster'> {
  if (sellerId !== undefined && sellerId !== caller.id)
    throw notAllowed('You can only post boats under your own account.');
  return authorized(caller, 'poster');
}
