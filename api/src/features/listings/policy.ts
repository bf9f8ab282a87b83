import type { AdminCaller, Caller } from '../../platform/auth.ts';
import { type Authorized, authorized } from '../../platform/authorized.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import type { ListingRow } from './store.ts';

/** A listing that may be changed. */
export type ChangeableListing = Authorized<ListingRow, 'owner' | 'admin'>;
/** A listing that may be deleted. */
export type DeletableListing = Authorized<ListingRow, 'owner' | 'admin' | 'link holder' | 'schedule'>;

export const isOwner = (caller: Caller, listing: Pick<ListingRow, 'sellerId'>) => listing.sellerId === caller.id;

export function asOwner(caller: Caller, listing: ListingRow): Authorized<ListingRow, 'owner'> {
  if (!isOwner(caller, listing)) throw notAllowed('Only the owner can edit this listing.');
  return authorized(listing, 'owner');
}

export function asOwnerOrAdmin(caller: Caller, listing: ListingRow): Authorized<ListingRow, 'owner' | 'admin'> {
  if (isOwner(caller, listing)) return authorized(listing, 'owner');
  if (!caller.isAdmin) throw notAllowed('Only the owner can delete this listing.');
  return authorized(listing, 'admin');
}

export const asAdmin = (_admin: AdminCaller, listing: ListingRow) => authorized(listing, 'admin');

/** The token that somebody presents is the listing's own. */
export const asLinkHolder = (token: string, listing: ListingRow | undefined) =>
  listing?.managementToken === token ? authorized(listing, 'link holder') : undefined;

/** An admin removed it before this moment, so long ago that nobody can bring it back. */
export const asSchedule = (before: Date, listing: ListingRow | undefined) =>
  listing?.removedAt && listing.removedAt < before ? authorized(listing, 'schedule') : undefined;

/** Posting in one's own name. */
export function asPoster(caller: Caller, sellerId: string | undefined): Authorized<Caller, 'poster'> {
  if (sellerId !== undefined && sellerId !== caller.id)
    throw notAllowed('You can only post boats under your own account.');
  return authorized(caller, 'poster');
}
