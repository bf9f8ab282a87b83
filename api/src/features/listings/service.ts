import type { NewBoat, OwnBoat } from '@tradewind/contract/boats';
import { paths } from '@tradewind/contract/paths';
import { defaultTitle } from '@tradewind/domain/boat-defaults';
import { stateOf } from '@tradewind/domain/geography';
import { LISTING_STATUSES, type ListingStatus } from '@tradewind/domain/lifecycles/listing';
import { withAutoDescription, withStandardFeatures } from '@tradewind/domain/listing-text';
import type { Queryable } from '../../db/client.ts';
import type { Caller } from '../../platform/auth.ts';
import type { Authorized } from '../../platform/authorized.ts';
import type { Dependencies } from '../../platform/http/app.ts';
import type { Origin } from '../../platform/http/origin.ts';
import { invalidField } from '../../platform/http/refusal.ts';
import type { Claim } from '../../platform/idempotency.ts';
import { newToken } from '../../platform/tokens.ts';
import type { Work } from '../../platform/work.ts';
import { countPostedBoat } from '../accounts/service.ts';
import { requirePostingRight } from '../billing/service.ts';
import { noSuchBoat } from '../boats/service.ts';
import { requirePhotos } from '../uploads/service.ts';
import { hullCheck, offeredByOther, refuseOfferedTwin } from './hull/hull.service.ts';
import { postingsOfUser } from './limits.ts';
import { boatPostedMail } from './mail.ts';
import { asPoster, asRenewal } from './policy.ts';
import { presentOwnBoat } from './present.ts';
import {
  findListing,
  findOwnerContact,
  insertListing,
  listingsOf,
  listingsWithLink,
  type NewListing,
  setManagementToken,
} from './store.ts';

export {
  hidePhotoProofs,
  lockListingForReview,
  lockOwnListing,
  readOwnListing,
  showPhotoProof,
} from './ownership.service.ts';
export type { ChangeableListing, OwnListing } from './policy.ts';
export { presentRemoval } from './present.ts';
export { pauseListing, removeListing, restoreListing, resumeListing } from './removal/moderation.service.ts';
export { freeListings, reserveListings, sellListings } from './reservation.service.ts';
export type { ListingRow } from './store.ts';

type Context = Pick<Dependencies, 'config' | 'limits' | 'idempotency' | 'images'>;

export const POSTED_MAIL = 'boat-posted-mail';
const CREATED = 201;

/** Posts a boat in the caller's name. A repeated request, by its claim, posts nothing and gets the same response. */
export async function postBoat(
  context: Context,
  caller: Caller,
  input: NewBoat,
  claim: Claim | undefined,
  origin: Origin,
): Promise<OwnBoat> {
  const { limits, idempotency } = context;
  const poster = asPoster(caller, input.sellerId);
  const earlier = await idempotency.storedResponse(claim);
  if (earlier) return earlier as OwnBoat;
  await limits.consume(postingsOfUser, caller.id);
  const { response, repeated } = await idempotency.once(claim, CREATED, (work) =>
    write(context, work, poster, input, origin),
  );
  if (repeated) await limits.refund(postingsOfUser, caller.id);
  return response;
}

async function write(
  context: Context,
  work: Work,
  caller: Authorized<Caller, 'poster'>,
  input: NewBoat,
  origin: Origin,
) {
  const { tx } = work;
  await requirePostingRight(tx, context.config, caller.id);
  const imageUrls = await requirePhotos(context, tx, caller, input.imageUrls);
  const listed = { ...draft(input, caller), imageUrls };
  await refuseOfferedTwin(tx, listed);
  const id = await insertListing(tx, listed, offeredByOther);
  await countPostedBoat(tx, caller.id);
  const listing = await readListing(tx, id);
  await work.logActivity(caller, 'boat.post', origin, { boatId: id, title: listing.title });
  await work.sendJob(POSTED_MAIL, { boatId: id });
  await work.happened('boats.changed', { ids: [id] });
  return listing;
}

/** Completes the entered fields. Only an admin may set status and prominence. */
function draft(input: NewBoat, caller: Caller): NewListing {
  const { sellerId: _caller, status, featured, ...entered } = input;
  return {
    ...entered,
    sellerId: caller.id,
    title: entered.title ?? defaultTitle(entered),
    description: withAutoDescription(entered.description, entered),
    features: withStandardFeatures(entered.features),
    state: stateOf(entered.location) ?? null,
    status: caller.isAdmin ? statusOf(status) : 'active',
    featured: caller.isAdmin && featured === true,
    managementToken: newToken(),
    hullCheckedAt: hullCheck(entered),
  };
}

function statusOf(status = 'active'): ListingStatus {
  const known = LISTING_STATUSES.find((word) => word === status);
  if (!known) throw invalidField('status', `There is no status "${status}". Please choose active, paused or sold.`);
  return known;
}

export async function readListing(db: Queryable, id: number): Promise<OwnBoat> {
  const listing = await findListing(db, id);
  if (!listing) throw noSuchBoat();
  return presentOwnBoat(listing, 'owner');
}

export async function listOwnBoats(db: Queryable, sellerId: string): Promise<OwnBoat[]> {
  return (await listingsOf(db, sellerId)).map((listing) => presentOwnBoat(listing, 'owner'));
}

type MailContext = Pick<Dependencies, 'db' | 'mailer' | 'publicUrl'>;

export async function sendPostedMail({ db, mailer, publicUrl }: MailContext, boatId: number): Promise<void> {
  const contact = await findOwnerContact(db, boatId);
  if (!contact?.token) return;
  const { email, emailVerified, token, title, firstName } = contact;
  // An unconfirmed address may be a stranger's, who must not receive text that others entered.
  const words = emailVerified ? { title, firstName } : {};
  const boatUrl = `${publicUrl()}${paths.boat(boatId)}`;
  await mailer.send({
    to: email,
    ...boatPostedMail({ ...words, boatUrl, manageUrl: `${publicUrl()}${paths.manage(token)}` }),
  });
}

/** Invalidates the mailed links; the owner finds the new ones in their account. */
export const renewManagementLinks = ({ commit }: Pick<Dependencies, 'commit'>, userId: string): Promise<void> =>
  commit(async ({ tx }) => {
    for (const listing of await listingsWithLink(tx, userId)) {
      const renewed = asRenewal(userId, listing);
      if (renewed) await setManagementToken(tx, renewed, newToken());
    }
  });
