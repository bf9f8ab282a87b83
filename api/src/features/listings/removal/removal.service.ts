import { parseImageUrl } from '@tradewind/contract/media';
import { brokenConstraint } from '../../../db/failures.ts';
import type { Caller } from '../../../platform/auth.ts';
import type { Dependencies } from '../../../platform/http/app.ts';
import type { Origin } from '../../../platform/http/origin.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import { noSuchBoat } from '../../boats/service.ts';
import { removeImagesLater } from '../../uploads/service.ts';
import { invalidLink, isManagementToken } from '../link.service.ts';
import { asLinkHolder, asOwnerOrAdmin, asSchedule, type DeletableListing, isOwner } from '../policy.ts';
import { deleteListing, type ListingRow, lockListing, lockListingByToken } from '../store.ts';

type Context = Pick<Dependencies, 'commit'>;

/** Deletes a listing for its owner or an admin. */
export async function removeBoat({ commit }: Context, caller: Caller, id: number, origin: Origin): Promise<void> {
  await commit(async (work) => {
    const found = await lockListing(work.tx, id);
    if (!found) throw noSuchBoat();
    const listing = asOwnerOrAdmin(caller, found);
    const isOwn = isOwner(caller, listing);
    await remove(work, listing, isOwn ? caller.id : undefined);
    await work.logActivity(caller, 'boat.delete', origin, { ...traceOf(listing), by: isOwn ? 'owner' : 'admin' });
  });
}

/** Deletes a listing for the holder of its management link. */
export async function removeByLink({ commit }: Context, token: string, origin: Origin): Promise<void> {
  await commit(async (work) => {
    const listing = asLinkHolder(
      token,
      isManagementToken(token) ? await lockListingByToken(work.tx, token) : undefined,
    );
    if (!listing) throw invalidLink();
    await remove(work, listing);
    await work.logActivity(null, 'boat.delete', origin, { ...traceOf(listing), by: 'link' });
  });
}

/** Deletes a listing that was removed before this moment, unless it was restored or is part of a recorded trade. */
export async function deleteOldRemoval({ commit }: Context, id: number, before: Date): Promise<void> {
  const deletion = commit(async (work) => {
    const listing = asSchedule(before, await lockListing(work.tx, id));
    if (!listing) return;
    await remove(work, listing);
    await work.logActivity(null, 'boat.delete', {}, { ...traceOf(listing), by: 'schedule' });
  });
  await deletion.catch((error: unknown) => {
    if (!(error instanceof Refusal && error.status === 409)) throw error;
  });
}

const traceOf = ({ id, title, sellerId }: ListingRow) => ({ boatId: id, title, sellerId });

/** Deletes the listing with its proposals and the photos that no other listing shows. Conversations about it remain. */
async function remove(work: Work, listing: DeletableListing, by?: string): Promise<void> {
  await work.happened('boats.leaving', { how: 'deleted', boats: [listing], by });
  await deleteListing(work.tx, listing).catch((error: unknown) => {
    if (!brokenConstraint(error)?.startsWith('transactions_')) throw error;
    throw new Refusal(
      'conflict',
      'This boat is part of a recorded trade, so it can’t be deleted. Please mark it as sold instead.',
    );
  });
  await removeImagesLater(
    work,
    listing.imageUrls.filter((url) => parseImageUrl(url) !== undefined),
  );
}
