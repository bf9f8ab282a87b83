import type { Trade } from '@tradewind/contract/trades';
import { courseOf, hasTooManyOutside } from '@tradewind/domain/closing/courses';
import type { LegKind } from '@tradewind/domain/trades/legs';
import { accept } from '@tradewind/domain/trades/proposal';
import type { Transaction } from '../../../db/client.ts';
import { brokenConstraint } from '../../../db/failures.ts';
import type { Caller } from '../../../platform/auth.ts';
import type { Dependencies } from '../../../platform/http/app.ts';
import type { Origin } from '../../../platform/http/origin.ts';
import { notAllowed, Refusal } from '../../../platform/http/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import { isBlockedBetween } from '../../blocks/service.ts';
import { reserveListings } from '../../listings/service.ts';
import { insertReservations, itemsIn, type LockedItems, lockItems } from '../items/items.store.ts';
import { offerAnswered, tellParties, tradeChanged } from '../news/telling.service.ts';
import { asAccepter, asParty, type ChangeableTrade, positionOf } from '../policy.ts';
import { presentTrade, snapshotOf } from '../present.ts';
import { findTrade, insertAcceptance, lockTrade, type TradeBundle, updateTrade } from '../store.ts';
import { dealText, firstNameOf, subjectTitle, unanswerable } from '../words.present.ts';
import { becomeBackups } from './backups.service.ts';
import { requireOffered, takenItem } from './legs.service.ts';
import { requireFree } from './requirements.service.ts';

/** A party's yes to one revision. The last missing one reserves every item in the same transaction, or is refused. */
export const acceptTrade = (
  { commit }: Pick<Dependencies, 'commit'>,
  caller: Caller,
  id: number,
  revision: number,
  origin: Origin,
): Promise<Trade> => commit((work) => acceptIn(work, caller, id, revision, origin));

/** The same as a part of other work. */
export async function acceptIn(
  work: Work,
  caller: Caller,
  id: number,
  revision: number,
  origin: Origin,
): Promise<Trade> {
  const { tx } = work;
  // Most repetitions, and all that come too late, need no lock.
  const seen = asParty(caller.id, await findTrade(tx, id, caller.id));
  const early = answerTo(seen, caller.id, revision);
  if (early.effect === 'none') return presentTrade(seen, caller.id, early.now);
  const items = await lockItems(tx, itemsIn(seen.legs));
  const bundle = asParty(caller.id, await lockTrade(tx, id, caller.id));
  const position = positionOf(bundle, caller.id) ?? 0;
  const { effect, now } = answerTo(bundle, caller.id, revision);
  if (effect === 'none') return presentTrade(bundle, caller.id, now);
  requireUnchanged(bundle, items);
  requireOneOutside(bundle, items);
  await requirePeople(tx, bundle);
  await insertAcceptance(tx, asAccepter(caller.id, bundle));
  if (effect === 'agreed') await agree(work, bundle, now);
  else await updateTrade(tx, bundle, {}, now);
  await work.logActivity(caller, 'trade.accept', origin, { tradeId: id, revision, effect });
  await offerAnswered(work, caller.id, id);
  tell(work, bundle, position, effect);
  await tradeChanged(work, bundle);
  return presentTrade(asParty(caller.id, await findTrade(tx, id)), caller.id, now);
}

/** The effect of this party's yes on the trade as it was read; throws where it is refused. */
function answerTo(bundle: TradeBundle, userId: string, revision: number) {
  const now = new Date();
  const answer = accept(snapshotOf(bundle), positionOf(bundle, userId) ?? 0, revision, now);
  if (!answer.ok) throw unanswerable(answer.refusal);
  return { effect: answer.effect, now };
}

async function agree(work: Work, bundle: ChangeableTrade, now: Date): Promise<void> {
  const { tx } = work;
  const items = itemsIn(bundle.legs);
  await requireFree(tx, bundle.legs, bundle.trade.id);
  await insertReservations(tx, bundle.trade.id, items).catch((error: unknown) => {
    throw brokenConstraint(error)?.startsWith('trade_reservations_') ? takenItem('One of these items') : error;
  });
  await reserveListings(work, items.boatIds);
  await updateTrade(tx, bundle, { status: 'agreed', agreedAt: now, expiresAt: null, backup: false }, now);
  await becomeBackups(work, bundle, items, now);
}

/** Everything is still offered by its owner, for the value that was agreed. */
function requireUnchanged({ legs, parties }: TradeBundle, { boats, assets }: LockedItems): void {
  for (const leg of legs) {
    if (leg.kind !== 'boat' && leg.kind !== 'asset') continue;
    const boat = boats.get(leg.boatId ?? 0);
    const item = leg.kind === 'boat' ? boat : assets.get(leg.assetId ?? 0);
    const owner = parties.find(({ position }) => position === leg.giver)?.userId;
    if (!item || item.ownerId !== owner) throw new Refusal('conflict', `${leg.title} is no longer available.`);
    if (boat && leg.kind === 'boat') requireOffered(boat);
    const value = 'price' in item ? item.price : item.value;
    if (item.title !== leg.title)
      throw new Refusal('conflict', `${leg.title} has changed since this offer. Please make a new one.`);
    if (value !== leg.value)
      throw new Refusal('conflict', `The value of ${leg.title} has changed since this offer. Please make a new one.`);
  }
}

/** Agents and registries of several outside things cannot all wait for each other. */
function requireOneOutside({ legs, parties }: TradeBundle, { assets }: LockedItems): void {
  const courses = legs.map(({ kind, assetId }) =>
    courseOf(kind as LegKind, assets.get(assetId ?? 0)?.category ?? null),
  );
  if (hasTooManyOutside(courses, parties.length))
    throw new Refusal(
      'conflict',
      'A trade of three or more people can have only one thing that is closed outside, such as a car, a house or Bitcoin.',
    );
}

async function requirePeople(tx: Transaction, { parties }: TradeBundle): Promise<void> {
  const ids = parties.map(({ userId, suspended }) => (suspended ? null : userId));
  for (const [index, one] of ids.entries()) {
    if (one === null) throw new Refusal('conflict', 'One of the people in this trade is no longer on Tradewind.');
    for (const other of ids.slice(index + 1)) {
      if (other !== null && (await isBlockedBetween(tx, one, other)))
        throw notAllowed('One of you has blocked the other.');
    }
  }
}

function tell(work: Work, bundle: TradeBundle, position: number, effect: 'accepted' | 'agreed'): void {
  const title = subjectTitle(bundle);
  const name = firstNameOf(bundle, position);
  tellParties(
    work,
    bundle,
    (to) => ({
      title: effect === 'agreed' ? `You have a deal on ${title}` : `${name} accepted the trade for ${title}`,
      body:
        effect === 'agreed'
          ? `Everyone accepted: you give ${dealText(bundle.legs, to)}. Everything in it is reserved for you.`
          : 'It’s a deal once everyone has accepted.',
    }),
    effect === 'agreed' ? undefined : position,
  );
}
