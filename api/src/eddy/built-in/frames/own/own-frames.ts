import type { Frame } from '../../situation.ts';
import { accountDeletionFrame } from './account-deletion.ts';
import { allOwnedFrame } from './all-owned.ts';
import { catchUpFrame } from './catch-up.ts';
import { claimedViewsFrame } from './claimed-views.ts';
import { eachThingFrame } from './each-thing.ts';
import { garageFrame, thingDoubtFrame, thingValueFrame } from './garage.ts';
import { garageOrdersFrame } from './garage-orders.ts';
import { listingChangeFrame } from './listing-changes.ts';
import { lowestPriceFrame } from './lowest-price.ts';
import { ownFrame } from './own.ts';
import { ownAskingFrame } from './own-asking.ts';
import { ownComparedFrame } from './own-compared.ts';
import { ownFactsFrame } from './own-facts.ts';
import { ownFoundFrame } from './own-found.ts';
import { ownListingFrame } from './own-listing.ts';
import { ownSortedFrame } from './own-sorted.ts';
import { ownStandingFrame } from './own-standing.ts';
import { ownTogetherFrame } from './own-together.ts';
import { ownWishesFrame } from './own-wishes.ts';
import { ownWorthFrame } from './own-worth.ts';
import { isSavedFrame, saveBoatFrame } from './save-boat.ts';
import { savedFrame } from './saved.ts';
import { savedFoundFrame } from './saved-found.ts';
import { thingsTogetherFrame } from './things-together.ts';
import { tiedUpFrame } from './tied-up.ts';
import { unsaveFrame } from './unsave.ts';
import { viewedFrame } from './viewed.ts';

/** The user's own boats, things, agent, offers and account. */
export const OWN_FRAMES: readonly Frame[] = [
  ownFrame,
  catchUpFrame,
  ownTogetherFrame,
  ownFoundFrame,
  ownSortedFrame,
  ownStandingFrame,
  garageFrame,
  allOwnedFrame,
  garageOrdersFrame,
  lowestPriceFrame,
  thingsTogetherFrame,
  listingChangeFrame,
  savedFrame,
  savedFoundFrame,
  unsaveFrame,
  saveBoatFrame,
  ownWishesFrame,
  isSavedFrame,
  viewedFrame,
  ownListingFrame,
  ownFactsFrame,
  ownComparedFrame,
  accountDeletionFrame,
  thingValueFrame,
  thingDoubtFrame,
  tiedUpFrame,
  claimedViewsFrame,
  ownWorthFrame,
  ownAskingFrame,
  eachThingFrame,
];
