import { paths } from '@tradewind/contract/paths';
import { transition } from '@tradewind/domain/lifecycles/lifecycle';
import { LISTING, type ListingState } from '@tradewind/domain/lifecycles/listing';
import type { AdminCaller } from '../../../platform/auth.ts';
import type { ChangingBoats } from '../../../platform/domain-events.ts';
import type { Dependencies } from '../../../platform/http/app.ts';
import type { Origin } from '../../../platform/http/origin.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import { offeredByOther, refuseOfferedTwin } from '../hull/hull.service.ts';
import { REMOVAL_UNDO_MS } from '../limits.ts';
import { asAdmin } from '../policy.ts';
import { type ListingRow, lockListing, type NewListing, removedListings, updateListing } from '../store.ts';
import { deleteOldRemoval } from './removal.service.ts';

type Context = Pick<Dependencies, 'commit'>;

interface ModerationAction {
  /** The name in the activity log. */
  action: 'listing.pause' | 'listing.resume' | 'listing.remove' | 'listing.restore';
  reason?: string;
  /** How it changes the offer, where trades must hear of it. */
  how?: ChangingBoats['how'];
  change: (listing: ListingRow) => Partial<NewListing>;
  news: (listing: ListingRow) => { title: string; body: string };
}

export const pauseListing = (context: Context, admin: AdminCaller, id: number, reason: string, origin: Origin) =>
  moderate(context, admin, id, origin, {
    action: 'listing.pause',
    reason,
    how: 'paused',
    change: (listing) => ({ status: nextStatus(listing, 'pause') }),
    news: ({ title }) => ({
      title: 'Your listing was paused',
      body: `Tradewind paused “${title}”. Reason: ${sentence(reason)} You can edit and resume the listing yourself.`,
    }),
  });

export const resumeListing = (context: Context, admin: AdminCaller, id: number, origin: Origin) =>
  moderate(context, admin, id, origin, {
    action: 'listing.resume',
    change: (listing) => ({ status: nextStatus(listing, 'resume') }),
    news: ({ title }) => ({ title: 'Your listing is live again', body: `Tradewind has resumed “${title}”.` }),
  });

/** Hides the listing. Nothing is deleted until the undo period has passed. */
export const removeListing = (context: Context, admin: AdminCaller, id: number, reason: string, origin: Origin) =>
  moderate(context, admin, id, origin, {
    action: 'listing.remove',
    reason,
    how: 'removed',
    change: (listing) => {
      refuseRemoved(listing);
      return { removedAt: new Date(), removalReason: reason };
    },
    news: ({ title }) => ({
      title: 'Your listing was removed',
      body: `Tradewind removed “${title}”. Reason: ${sentence(reason)}`,
    }),
  });

export const restoreListing = (context: Context, admin: AdminCaller, id: number, origin: Origin) =>
  moderate(context, admin, id, origin, {
    action: 'listing.restore',
    change: ({ removedAt }) => {
      if (removedAt === null) throw new Refusal('conflict', 'This listing hasn’t been removed.');
      return { removedAt: null, removalReason: null };
    },
    news: ({ title }) => ({
      title: 'Your listing is back',
      body: `Tradewind has restored “${title}” just as it was.`,
    }),
  });

async function moderate(
  { commit }: Context,
  admin: AdminCaller,
  id: number,
  origin: Origin,
  { action, reason, how, change, news }: ModerationAction,
): Promise<void> {
  await commit(async (work) => {
    const found = await lockListing(work.tx, id);
    if (!found) throw notFound('We can’t find that listing.');
    const listing = asAdmin(admin, found);
    const changed = change(listing);
    await refuseOfferedTwin(work.tx, { ...listing, ...changed });
    if (how) await work.happened('boats.changing', { how, boats: [listing] });
    await updateListing(work.tx, listing, changed, offeredByOther);
    const { title, sellerId: userId } = listing;
    await work.logActivity(admin, action, origin, { boatId: id, title, userId, ...(reason && { reason }) });
    if (userId !== admin.id) notifyOwner(work, listing, news(listing));
    await work.happened('boats.changed', { ids: [id] });
  });
}

const sentence = (reason: string) => (/[.!?]$/.test(reason) ? reason : `${reason}.`);

const notifyOwner = (work: Work, { id, sellerId }: ListingRow, news: { title: string; body: string }) =>
  work.notify({ userId: sellerId, kind: 'listing', ...news, path: paths.myListings, groupKey: `listing:${id}` });

function nextStatus(listing: ListingRow, action: 'pause' | 'resume'): string {
  refuseRemoved(listing);
  const next = transition(LISTING, listing.status as ListingState, action, 'admin');
  if (!next.ok) throw new Refusal('conflict', `This listing is ${listing.status}, so it can’t be ${action}d.`);
  return next.state;
}

/** Only an admin can change a removed listing; its owner can still delete it. */
export function refuseRemoved({ removedAt, removalReason }: ListingRow): void {
  if (removedAt === null) return;
  throw new Refusal('conflict', `Tradewind removed this listing. Reason: ${sentence(removalReason ?? '')}`);
}

type PurgeContext = Pick<Dependencies, 'db' | 'commit'>;

const AT_ONCE = 100;

/** Permanently deletes listings whose undo period has passed. */
export async function purgeRemovals(context: PurgeContext, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - REMOVAL_UNDO_MS);
  let after = 0;
  for (;;) {
    const ids = await removedListings(context.db, { before, after, limit: AT_ONCE });
    for (const id of ids) await deleteOldRemoval(context, id, before);
    if (ids.length < AT_ONCE) return;
    after = ids.at(-1) ?? after;
  }
}
