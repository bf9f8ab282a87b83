import { parseImageUrl } from '@tradewind/contract/media';
import type { Queryable, Transaction } from '../../db/client.ts';
import { brokenConstraint } from '../../db/failures.ts';
import type { Caller } from '../../platform/auth.ts';
import type { Dependencies } from '../../platform/http/app.ts';
import { notAllowed, notFound, Refusal } from '../../platform/http/refusal.ts';
import { logActivity, type Origin } from '../activity/service.ts';
import { removeImagesLater } from '../uploads/service.ts';
import { invalidLink, isManagementToken } from './service.ts';
import { deleteListing, type ListingRow, lockListing, lockListingByToken } from './store.ts';

type Context = Pick<Dependencies, 'jobs' | 'catalogue'> & { db: Queryable };

/** Its owner, or an admin, deletes a listing. */
export async function removeBoat(context: Context, caller: Caller, id: number, origin: Origin): Promise<void> {
  await removing(context, async (tx) => {
    const listing = await lockListing(tx, id);
    if (!listing) throw notFound('This boat doesn’t exist or has been removed.');
    const isOwner = listing.sellerId === caller.id;
    if (!isOwner && !caller.isAdmin) throw notAllowed('Only the owner can delete this listing.');
    await remove(context, tx, listing, isOwner ? caller.id : undefined);
    await logActivity(tx, caller, 'boat.delete', origin, { ...traceOf(listing), by: isOwner ? 'owner' : 'admin' });
  });
}

/** Whoever holds the management link deletes its listing. */
export async function removeByLink(context: Context, token: string, origin: Origin): Promise<void> {
  await removing(context, async (tx) => {
    const listing = isManagementToken(token) ? await lockListingByToken(tx, token) : undefined;
    if (!listing) throw invalidLink();
    await remove(context, tx, listing);
    await logActivity(tx, null, 'boat.delete', origin, { ...traceOf(listing), by: 'link' });
  });
}

/** Deletes a listing that was removed before this moment, unless it was restored meanwhile or is part of a trade on record. */
export async function deleteOldRemoval(context: Context, id: number, before: Date): Promise<void> {
  const deletion = removing(context, async (tx) => {
    const listing = await lockListing(tx, id);
    if (!listing?.removedAt || listing.removedAt >= before) return;
    await remove(context, tx, listing);
    await logActivity(tx, null, 'boat.delete', {}, { ...traceOf(listing), by: 'schedule' });
  });
  await deletion.catch((error: unknown) => {
    if (!(error instanceof Refusal && error.code === 'conflict')) throw error;
  });
}

const traceOf = ({ id, title, sellerId }: ListingRow) => ({ boatId: id, title, sellerId });

async function removing({ db, catalogue }: Context, work: (tx: Transaction) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    await work(tx);
    await catalogue.touch(tx);
  });
  catalogue.changed();
}

/** The listing is gone with its photos, unless another shows them too, and with its proposals. Conversations about it remain. */
async function remove({ jobs, catalogue }: Context, tx: Transaction, listing: ListingRow, by?: string): Promise<void> {
  await catalogue.leaving(tx, { how: 'deleted', boats: [listing], by });
  await deleteListing(tx, listing.id).catch((error: unknown) => {
    if (!brokenConstraint(error)?.startsWith('transactions_')) throw error;
    throw new Refusal(
      'conflict',
      'This boat is part of a recorded trade, so it can’t be deleted. Please mark it as sold instead.',
    );
  });
  await removeImagesLater(
    tx,
    jobs,
    listing.imageUrls.filter((url) => parseImageUrl(url) !== undefined),
  );
}
