import type { BoatChange, OwnBoat } from '@tradewind/contract/boats';
import { IDENTITY_FIELDS } from '@tradewind/contract/listing-edit';
import { toListingKeys, tradeForText } from '@tradewind/contract/listing-form';
import { defaultTitle } from '@tradewind/domain/boat-defaults';
import { stateOf } from '@tradewind/domain/geography';
import { actionTowards, type ListingStatus, type StoredListingState } from '@tradewind/domain/lifecycles/listing';
import { renewedDescription } from '@tradewind/domain/listing-text';
import type { Caller } from '../../platform/auth.ts';
import type { ChangingBoats } from '../../platform/domain-events.ts';
import type { Dependencies } from '../../platform/http/app.ts';
import type { Origin } from '../../platform/http/origin.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { noSuchBoat } from '../boats/service.ts';
import { renewUploads, requirePhotos } from '../uploads/service.ts';
import { hullCheck, offeredByOther, refuseOfferedTwin } from './hull/hull.service.ts';
import { asOwner } from './policy.ts';
import { refuseRemoved } from './removal/moderation.service.ts';
import { readListing } from './service.ts';
import { hasChangedHands, type ListingRow, lockListing, type NewListing, updateListing } from './store.ts';

type Context = Pick<Dependencies, 'commit' | 'images'>;

/** Edits the version that the owner saw; refuses a second edit of the same version. */
export async function editBoat(
  context: Context,
  caller: Caller,
  id: number,
  { version, status, ...edit }: BoatChange,
  origin: Origin,
): Promise<OwnBoat> {
  return context.commit(async (work) => {
    const { tx } = work;
    const found = await lockListing(tx, id);
    if (!found) throw noSuchBoat();
    const before = asOwner(caller, found);
    refuseRemoved(before);
    const isOutdated = before.version !== version;
    // The trade that reserved the boat changed it, too: the owner should hear of the trade first.
    if (isOutdated && before.status !== 'pending') throw outdated();
    if (status === 'active' && before.status === 'sold' && (await hasChangedHands(tx, id))) throw handedOver();
    const imageUrls = edit.imageUrls && (await requirePhotos(context, tx, caller, edit.imageUrls, before.imageUrls));
    const change = definedOf({ ...edit, imageUrls, status: status && nextStatus(before, status) });
    const after = { ...change, ...derived(before, change) };
    await refuseOfferedTwin(tx, { ...before, ...after });
    const how = offerChange(before, after);
    if (isOtherBoat(before, after)) await work.happened('boat.reidentified', { boat: before });
    if (how) await work.happened('boats.changing', { how, boats: [before], by: caller.id });
    if (isOutdated) throw outdated();
    await updateListing(tx, before, after, offeredByOther);
    if (imageUrls) {
      await renewUploads(
        tx,
        before.imageUrls.filter((url) => !imageUrls.includes(url)),
      );
    }
    await work.logActivity(caller, 'boat.edit', origin, { boatId: id, fields: Object.keys(change) });
    await work.happened('boats.changed', { ids: [id] });
    return readListing(tx, id);
  });
}

/** How an edit changes what is offered, as trades care about it. */
function offerChange(before: ListingRow, after: Partial<NewListing>): ChangingBoats['how'] | undefined {
  const { status, price } = after;
  if (status !== undefined && status !== before.status && (status === 'paused' || status === 'sold')) return status;
  if (price !== undefined && price !== before.price) return 'repriced';
  // A number that was missing says no more than the listing did.
  if (before.hullNumber !== null && differs(before, after, ['hullNumber'])) return 'altered';
  return differs(before, after, IDENTITY_FIELDS) ? 'altered' : undefined;
}

const differs = (
  before: ListingRow,
  after: Partial<NewListing>,
  names: readonly (keyof ListingRow & keyof NewListing)[],
) => names.some((name) => after[name] !== undefined && after[name] !== before[name]);

/** The fields that a proof of possession is about. */
const PROVEN = ['hullNumber', 'make', 'model', 'year'] as const;

const isOtherBoat = (before: ListingRow, after: Partial<NewListing>) => differs(before, after, PROVEN);

const handedOver = () => new Refusal('conflict', 'This boat changed hands in a trade. Its new owner can list it.');

const outdated = () =>
  new Refusal(
    'conflict',
    'This listing has changed since you opened it. Please reload it and make your changes again.',
  );

/** Drops absent fields, which must stay as they are. */
function definedOf<T extends object>(change: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
}

function nextStatus(before: ListingRow, status: ListingStatus): ListingStatus {
  if (before.status === status || actionTowards(before.status as StoredListingState, status, 'owner')) return status;
  throw new Refusal('conflict', `A listing that is ${before.status} can’t be changed to ${status}.`, {
    fields: { status: `can’t be changed to ${status}` },
  });
}

type Edit = Partial<Omit<NewListing, 'title'>> & { title?: string | null };

/** Derives the state, the default title and the generated sentences from the edited fields. */
function derived(before: ListingRow, edit: Edit): Partial<NewListing> & { title: string } {
  const after = { ...before, ...edit };
  const ownTitle = edit.title === undefined && before.title !== defaultTitle(before) ? before.title : edit.title;
  return {
    title: ownTitle ?? defaultTitle(after),
    state: stateOf(after.location) ?? null,
    description: after.description && renewedDescription(after.description, before, after),
    ...(edit.tradeFor === undefined && { tradeFor: renewedTradeFor(before, edit) }),
    ...((after.hullNumber !== before.hullNumber || after.year !== before.year) && { hullCheckedAt: hullCheck(after) }),
  };
}

/** The older field follows the categories unless the owner wrote their own text. */
function renewedTradeFor(before: ListingRow, { tradeCategories = before.tradeCategories }: Edit): string | null {
  const wordsOf = (categories: readonly string[]) => tradeForText(toListingKeys(categories));
  return before.tradeFor === wordsOf(before.tradeCategories) ? wordsOf(tradeCategories) : before.tradeFor;
}
