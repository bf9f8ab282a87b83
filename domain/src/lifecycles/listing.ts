import type { Lifecycle } from './lifecycle.ts';

/** Statuses an owner may set. */
export const LISTING_STATUSES = ['active', 'paused', 'sold'] as const;

/**
 * Retired: a synced listing that its source no longer has. Removed: no longer stored. A removal that an admin can still undo is not
 * a state: like a seller's suspension, it hides the listing and leaves the state as it was.
 */
const LISTING_STATES = [...LISTING_STATUSES, 'pending', 'retired', 'removed'] as const;

export type ListingStatus = (typeof LISTING_STATUSES)[number];
export type ListingState = (typeof LISTING_STATES)[number];
export type StoredListingState = Exclude<ListingState, 'removed'>;
type ListingAction = 'pause' | 'resume' | 'sell' | 'relist' | 'retire' | 'restore' | 'remove' | 'reserve' | 'free';
type ListingActor = 'owner' | 'linkHolder' | 'admin' | 'sync' | 'trade';

export const LISTING: Lifecycle<ListingState, ListingAction, ListingActor> = {
  states: LISTING_STATES,
  initial: 'active',
  terminal: ['removed'],
  rules: [
    { from: ['active'], action: 'pause', by: ['owner', 'admin'], to: 'paused' },
    { from: ['paused'], action: 'resume', by: ['owner', 'admin'], to: 'active' },
    { from: ['active', 'paused'], action: 'sell', by: ['owner', 'admin'], to: 'sold' },
    { from: ['sold'], action: 'relist', by: ['owner', 'admin'], to: 'active' },
    { from: ['active', 'paused'], action: 'retire', by: ['sync'], to: 'retired' },
    { from: ['retired'], action: 'restore', by: ['sync'], to: 'active' },
    { from: ['active'], action: 'reserve', by: ['trade'], to: 'pending' },
    { from: ['pending'], action: 'free', by: ['trade'], to: 'active' },
    { from: ['pending'], action: 'sell', by: ['trade'], to: 'sold' },
    {
      from: ['active', 'paused', 'sold', 'retired'],
      action: 'remove',
      by: ['owner', 'linkHolder', 'admin'],
      to: 'removed',
    },
  ],
};

/** The action by which an actor can take a listing from one state to another. Undefined if there is none. */
export function actionTowards(from: ListingState, to: ListingState, actor: ListingActor): ListingAction | undefined {
  return LISTING.rules.find((rule) => rule.from.includes(from) && rule.to === to && rule.by.includes(actor))?.action;
}

/** States in which everyone but the owner sees the boat as no longer available. */
export const UNAVAILABLE_STATES = ['paused', 'sold', 'retired'] as const satisfies StoredListingState[];

/** States that the public sees. A pending boat is part of an agreed trade: it can be saved, and takes no offers. */
export const PUBLIC_STATES = ['active', 'pending'] as const satisfies StoredListingState[];

export function isPublic(state: ListingState): boolean {
  return (PUBLIC_STATES as readonly string[]).includes(state);
}
