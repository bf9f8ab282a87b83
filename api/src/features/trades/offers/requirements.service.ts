import type { Queryable } from '../../../db/client.ts';
import { notAllowed, Refusal } from '../../../platform/http/refusal.ts';
import { isBlockedBetween } from '../../blocks/service.ts';
import { itemsIn, type LockedItems, reservationsOf } from '../items/items.store.ts';
import { TRADES } from '../limits.ts';
import { countInList } from '../lists.store.ts';
import type { NewLegRow } from '../store.ts';
import { type Sides, takenItem } from './legs.service.ts';
import { boatsOfferedForItems } from './pairs.store.ts';

export async function requireOnSpeakingTerms(tx: Queryable, callerId: string, otherId: string): Promise<void> {
  if (await isBlockedBetween(tx, callerId, otherId))
    throw notAllowed('You can’t trade with this person because one of you has blocked the other.');
}

export async function requireFewOpenOffers(tx: Queryable, callerId: string): Promise<void> {
  if ((await countInList(tx, callerId, 'open')) >= TRADES.openOffers)
    throw new Refusal(
      'conflict',
      `You have ${TRADES.openOffers} open offers. Please withdraw some before you make a new one.`,
    );
}

/** A boat that its owner only sells takes money, unless the owner offered it for something else in this trade. */
export async function requireOpenToTrades(
  tx: Queryable,
  { gives, gets }: Sides,
  { boats }: LockedItems,
  tradeId?: number,
): Promise<void> {
  if (!gives.some(({ kind }) => kind === 'boat' || kind === 'asset')) return;
  const closed = gets.flatMap((leg) => {
    const boat = leg.kind === 'boat' ? boats.get(leg.boatId) : undefined;
    return boat && !boat.isAvailableForTrade ? [boat] : [];
  });
  if (closed.length === 0) return;
  const opened = tradeId === undefined ? [] : await boatsOfferedForItems(tx, tradeId);
  const boat = closed.find(({ id }) => !opened.includes(id));
  if (boat) throw new Refusal('conflict', `The owner of ${boat.title} only takes money for it, not trades.`);
}

/** Nothing in it is reserved for another trade. */
export async function requireFree(tx: Queryable, legs: readonly NewLegRow[], tradeId?: number): Promise<void> {
  const taken = (await reservationsOf(tx, itemsIn(legs))).find((reservation) => reservation.tradeId !== tradeId);
  if (!taken) return;
  const leg = legs.find(({ boatId, assetId }) => (boatId ?? 0) === taken.boatId || (assetId ?? 0) === taken.assetId);
  throw takenItem(leg?.title ?? 'One of these items');
}

/** The people among the owners of these assets of whom one blocked the other. */
export async function blockedOwners(tx: Queryable, callerId: string, { assets }: LockedItems): Promise<string[]> {
  const owners = new Set([...assets.values()].map(({ ownerId }) => ownerId));
  const blocked: string[] = [];
  for (const ownerId of owners)
    if (ownerId !== callerId && (await isBlockedBetween(tx, callerId, ownerId))) blocked.push(ownerId);
  return blocked;
}
