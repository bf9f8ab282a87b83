import type { Queryable, Transaction } from '../../db/client.ts';
import type { Caller, StaffCaller } from '../../platform/auth.ts';
import type { Work } from '../../platform/work.ts';
import { noSuchBoat } from '../boats/service.ts';
import { asOwner, asStaff, type ChangeableListing, type OwnListing } from './policy.ts';
import { clearPhotoProofs, findListing, lockListing, setPhotoProof } from './store.ts';

export async function readOwnListing(db: Queryable, caller: Caller, id: number): Promise<OwnListing> {
  const found = await findListing(db, id);
  if (!found) throw noSuchBoat();
  return asOwner(caller, found.boat);
}

export async function lockOwnListing(tx: Transaction, caller: Caller, id: number): Promise<OwnListing> {
  const found = await lockListing(tx, id);
  if (!found) throw noSuchBoat();
  return asOwner(caller, found);
}

export async function lockListingForReview(
  tx: Transaction,
  staff: StaffCaller,
  id: number,
): Promise<ChangeableListing | undefined> {
  const found = await lockListing(tx, id);
  return found && asStaff(staff, found);
}

/** Shows or hides the badge of the photo. The listing's version stays: its owner may be editing it. */
export async function showPhotoProof(work: Work, listing: ChangeableListing, at: Date | null): Promise<void> {
  await setPhotoProof(work.tx, listing, at);
  work.publicReadsChanged();
}

/** Hides the badges of boats whose proof no longer holds. */
export async function hidePhotoProofs(work: Work, ids: readonly number[]): Promise<void> {
  await clearPhotoProofs(work.tx, ids);
  work.publicReadsChanged();
}
