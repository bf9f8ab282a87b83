import { boatImages, hasOwnImages } from '@tradewind/contract/boat-images';
import { priceText } from '@tradewind/contract/prices';
import { bitcoinValue, type NewLeg } from '@tradewind/contract/trades';
import { invalidField, notAllowed, notFound, Refusal } from '../../../platform/http/refusal.ts';
import type { AssetItem, BoatItem, Items, LockedItems } from '../items/items.store.ts';
import { type NewLegRow, PRICE_BY_AUTHOR } from '../store.ts';

/** Two sides of an offer, as its author entered them. */
export interface Sides {
  gives: readonly NewLeg[];
  gets: readonly NewLeg[];
}

export const itemIdsOf = (legs: readonly NewLeg[]): Items => ({
  boatIds: legs.flatMap((leg) => (leg.kind === 'boat' ? [leg.boatId] : [])),
  assetIds: legs.flatMap((leg) => (leg.kind === 'asset' ? [leg.assetId] : [])),
});

export const itemIdsIn = ({ gives, gets }: Sides): Items => itemIdsOf([...gives, ...gets]);

const noSuchBoat = () => notFound('One of these boats doesn’t exist or was removed. Please choose again.');
const noSuchAsset = () => notFound('One of these items doesn’t exist or was removed. Please choose again.');

/** Checks the two sides before anything is read. */
export function requireSensible(sides: Sides): void {
  const { boatIds, assetIds } = itemIdsIn(sides);
  if (new Set(boatIds).size < boatIds.length || new Set(assetIds).size < assetIds.length)
    throw invalidField('gives', 'The same item is in this offer twice. Please remove one.');
  if (sides.gives.length === 0) throw invalidField('gives', 'Please say what you give.');
  if (sides.gets.length === 0) throw invalidField('gets', 'Please say what you get.');
  for (const kind of ['cash', 'bitcoin'] as const) {
    const count = (legs: readonly NewLeg[]) => legs.filter((leg) => leg.kind === kind).length;
    const name = kind === 'cash' ? 'cash' : 'Bitcoin';
    if (count(sides.gives) > 1 || count(sides.gets) > 1)
      throw invalidField('gives', `Please enter the ${name} as one amount.`);
    if (count(sides.gives) > 0 && count(sides.gets) > 0)
      throw invalidField('gets', `Please put ${name} on one side only.`);
  }
  if (boatIds.length + assetIds.length === 0)
    throw invalidField('gets', 'Please choose at least one boat or item from a garage.');
}

/** The one person who owns everything that is asked for. */
export function otherPartyOf(callerId: string, { gets }: Sides, items: LockedItems, sees: Sees): string {
  const owners = new Set(
    gets.flatMap((leg) => {
      if (leg.kind === 'boat') return [ownedBoat(items, leg.boatId, sees).ownerId];
      return leg.kind === 'asset' ? [ownedAsset(items, leg.assetId, sees).ownerId] : [];
    }),
  );
  const [owner, ...others] = owners;
  if (owner === undefined) throw invalidField('gets', 'Please choose what you’d like to get: a boat or another item.');
  if (owners.has(callerId)) throw invalidField('gets', 'You can’t ask for something you already own.');
  if (others.length > 0) throw invalidField('gets', 'Everything you ask for must belong to the same person.');
  return owner;
}

interface Person {
  id: string;
  position: number;
}

/** Whether the author of an offer may know of an item. */
export interface Sees {
  boat(boat: BoatItem): boolean;
  asset(asset: AssetItem): boolean;
}

const NOTHING: Items = { boatIds: [], assetIds: [] };

/** Own items, public ones, and those that an earlier revision of the same trade contains. Assets hide from people of a block. */
export const seenBy = (userId: string, inTrade: Items = NOTHING, blockedIds: readonly string[] = []): Sees => ({
  boat: ({ id, ownerId, shown }) => ownerId === userId || inTrade.boatIds.includes(id) || shown,
  asset: ({ id, ownerId, visibility, ownerSuspended }) =>
    ownerId === userId ||
    inTrade.assetIds.includes(id) ||
    (visibility === 'public' && !ownerSuspended && !blockedIds.includes(ownerId)),
});

/** The legs between two parties, with values and titles as they are now. Refuses what cannot be traded. */
export function legsBetween(sides: Sides, items: LockedItems, author: Person, other: Person, sees: Sees): NewLegRow[] {
  const one = (giver: Person, receiver: Person) => (leg: NewLeg) =>
    legOf(leg, items, { author, giver, receiver, sees });
  return [...sides.gives.map(one(author, other)), ...sides.gets.map(one(other, author))];
}

interface Direction {
  author: Person;
  giver: Person;
  receiver: Person;
  sees: Sees;
}

function legOf(leg: NewLeg, items: LockedItems, direction: Direction): NewLegRow {
  const ends = { giver: direction.giver.position, receiver: direction.receiver.position };
  switch (leg.kind) {
    case 'boat': {
      const boat = tradableBoat(ownedBoat(items, leg.boatId, direction.sees), direction);
      requireSeenValue(leg, boat.title, boat.price);
      const imageUrl = hasOwnImages(boat) ? (boatImages(boat)[0] ?? null) : null;
      return { ...ends, kind: 'boat', boatId: boat.id, value: boat.price, title: boat.title, imageUrl };
    }
    case 'asset': {
      const asset = ownedAsset(items, leg.assetId, direction.sees);
      requireOwner(asset, direction);
      requireSeenValue(leg, asset.title, asset.value);
      return {
        ...ends,
        kind: 'asset',
        assetId: asset.id,
        value: asset.value,
        title: asset.title,
        imageUrl: asset.imageUrls[0] ?? null,
      };
    }
    case 'cash':
      return { ...ends, kind: 'cash', value: leg.amount, title: 'Cash' };
    case 'bitcoin':
      return {
        ...ends,
        kind: 'bitcoin',
        coins: leg.amount,
        coinPrice: leg.price,
        coinPriceSource: PRICE_BY_AUTHOR,
        pricedBy: direction.author.position,
        fixed: leg.fixed,
        value: bitcoinValue(leg) ?? '0.00',
        title: `${leg.amount} BTC`,
      };
  }
}

/** Nobody offers for a value that they have not seen. */
function requireSeenValue({ value: seen }: { value?: string | undefined }, title: string, value: string): void {
  if (seen === undefined || seen === value) return;
  throw new Refusal(
    'conflict',
    `${title} is now valued at ${priceText(value)}, not ${priceText(seen)}. Please look at your offer again.`,
  );
}

/** A boat that the public does not see looks like one that does not exist. */
function ownedBoat({ boats }: LockedItems, id: number, sees: Sees): BoatItem {
  const boat = boats.get(id);
  if (!boat || !sees.boat(boat)) throw noSuchBoat();
  return boat;
}

/** An asset for offers only is unknown to everyone who has not been offered it. */
function ownedAsset({ assets }: LockedItems, id: number, sees: Sees): AssetItem {
  const asset = assets.get(id);
  if (!asset || !sees.asset(asset)) throw noSuchAsset();
  return asset;
}

function requireOwner({ ownerId, title }: { ownerId: string; title: string }, { author, giver }: Direction): void {
  if (ownerId === giver.id) return;
  throw notAllowed(
    giver.id === author.id
      ? `You can only offer what’s yours, and ${title} isn’t.`
      : `${title} doesn’t belong to the person you’re trading with.`,
  );
}

function tradableBoat(boat: BoatItem, direction: Direction): BoatItem {
  requireOwner(boat, direction);
  requireOffered(boat);
  return boat;
}

/** The boat is listed, and reserved for nobody. */
export function requireOffered({ title, listed, status }: BoatItem): void {
  if (status === 'pending') throw takenItem(title);
  if (!listed) throw new Refusal('conflict', `${title} isn’t listed right now, so it can’t be traded.`);
}

export const takenItem = (title: string) =>
  new Refusal('conflict', `${title} is already part of another agreed trade.`);
