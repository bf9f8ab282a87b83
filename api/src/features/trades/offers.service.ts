import type { CounterInput, NewTrade, Trade } from '@tradewind/contract/trades';
import { counter, expiryOf, hasExpired, type TradeKind } from '@tradewind/domain/trades/proposal';
import type { Transaction } from '../../db/client.ts';
import type { Caller } from '../../platform/auth.ts';
import type { Dependencies } from '../../platform/http/app.ts';
import type { Origin } from '../../platform/http/origin.ts';
import { notAllowed, Refusal } from '../../platform/http/refusal.ts';
import type { Claim } from '../../platform/idempotency.ts';
import type { Work } from '../../platform/work.ts';
import { isBlockedBetween } from '../blocks/service.ts';
import { postOffer } from '../messages/service.ts';
import { expire } from './endings.service.ts';
import { itemsIn, itemsOfRevision, type LockedItems, lockItems, reservationsOf } from './items.store.ts';
import {
  itemIdsIn,
  legsBetween,
  otherPartyOf,
  requireSensible,
  type Sides,
  seenBy,
  takenItem,
} from './legs.service.ts';
import { proposalsOfUser, TRADES } from './limits.ts';
import { countInList } from './lists.store.ts';
import { type AnswerableTrade, asParty, positionOf } from './policy.ts';
import { presentTrade, snapshotOf } from './present.ts';
import {
  findLive,
  findTrade,
  insertRevision,
  insertTrade,
  lockPair,
  lockTrade,
  type NewLegRow,
  type TradeBundle,
  updateTrade,
} from './store.ts';
import { tellParties, tradeChanged } from './telling.service.ts';
import { dealText, firstNameOf, subjectTitle, unanswerable } from './words.present.ts';

type Context = Pick<Dependencies, 'limits' | 'idempotency'>;

const CREATED = 201;
const OK = 200;

/**
 * Offers something for somebody's items. Between the same two people over the same boat one proposal is live, so that a new one
 * becomes its next revision; the same one again changes nothing.
 */
export async function proposeTrade(
  context: Context,
  caller: Caller,
  input: NewTrade,
  claim: Claim | undefined,
  origin: Origin,
): Promise<Trade> {
  return once(context, caller, claim, CREATED, (work) => proposeIn(work, caller, input, origin));
}

/** The same as a part of other work. */
export async function proposeIn(work: Work, caller: Caller, input: NewTrade, origin: Origin): Promise<Trade> {
  const { tx } = work;
  requireSensible(input);
  const items = await lockItems(tx, itemIdsIn(input));
  const otherId = otherPartyOf(caller.id, input, items);
  await requireOnSpeakingTerms(tx, caller.id, otherId);
  requireOpenToTrades(input, items);
  await lockPair(tx, [caller.id, otherId]);
  const live = await findLive(tx, [caller.id, otherId], itemIdsIn(input).boatIds);
  if (live) {
    const bundle = asParty(caller.id, await lockTrade(tx, live.id));
    const now = new Date();
    if (!hasExpired(snapshotOf(bundle), now)) return revise(work, caller, bundle, input, items, origin);
    await expire(work, bundle, now);
  }
  return start(work, caller, otherId, input, items, origin);
}

/** Answers a revision with another one, accepted by its author. */
export async function counterTrade(
  context: Context,
  caller: Caller,
  id: number,
  { revision, ...sides }: CounterInput,
  claim: Claim | undefined,
  origin: Origin,
): Promise<Trade> {
  requireSensible(sides);
  return once(context, caller, claim, OK, async (work) => {
    const { tx } = work;
    const before = await itemsOfRevision(tx, id, revision, caller.id);
    const wanted = itemIdsIn(sides);
    const items = await lockItems(tx, {
      boatIds: [...before.boatIds, ...wanted.boatIds],
      assetIds: [...before.assetIds, ...wanted.assetIds],
    });
    const bundle = asParty(caller.id, await lockTrade(tx, id));
    if (isRepeated(bundle, caller.id, revision, sides, items)) return presentTrade(bundle, caller.id, new Date());
    const refusal = counter(snapshotOf(bundle), revision, new Date());
    if (refusal) throw unanswerable(refusal);
    const others = bundle.parties.filter(({ userId }) => userId !== caller.id);
    for (const { userId } of others) if (userId) await requireOnSpeakingTerms(tx, caller.id, userId);
    return revise(work, caller, bundle, sides, items, origin);
  });
}

/** Runs once for a claim, and counts only what was done. */
async function once(
  { limits, idempotency }: Context,
  caller: Caller,
  claim: Claim | undefined,
  status: number,
  body: (work: Work) => Promise<Trade>,
): Promise<Trade> {
  const earlier = await idempotency.storedResponse(claim);
  if (earlier) return earlier as Trade;
  await limits.consume(proposalsOfUser, caller.id);
  const { response, repeated } = await idempotency.once(claim, status, body);
  if (repeated) await limits.refund(proposalsOfUser, caller.id);
  return response;
}

async function start(
  work: Work,
  caller: Caller,
  otherId: string,
  input: NewTrade,
  items: LockedItems,
  origin: Origin,
): Promise<Trade> {
  const { tx } = work;
  const people = [
    { id: caller.id, position: 0 },
    { id: otherId, position: 1 },
  ] as const;
  const legs = legsBetween(input, items, people[0], people[1], seenBy(caller.id));
  await requireFree(tx, legs);
  await requireFewOpenOffers(tx, caller.id);
  const subjectId = subjectOf(input);
  const { id } = await insertTrade(tx, {
    kind: 'offer',
    subjectId,
    userIds: people.map((person) => person.id),
    expiresAt: expiryOf('offer', new Date()),
  });
  return write(work, caller, id, { number: 1, author: 0, note: input.note || null, legs }, origin);
}

/** The boat that the two talk about: one that is asked for, else one that is offered. */
const subjectOf = ({ gives, gets }: Sides): number | null =>
  [...gets, ...gives].find((leg) => leg.kind === 'boat')?.boatId ?? null;

async function revise(
  work: Work,
  caller: Caller,
  bundle: AnswerableTrade,
  sides: NewTrade,
  items: LockedItems,
  origin: Origin,
): Promise<Trade> {
  const { tx } = work;
  if (isRepeated(bundle, caller.id, bundle.trade.revision - 1, sides, items))
    return presentTrade(bundle, caller.id, new Date());
  const legs = legsOfRevision(bundle, caller.id, sides, items);
  await requireFree(tx, legs, bundle.trade.id);
  if (bundle.trade.revision >= TRADES.revisions)
    throw new Refusal('conflict', 'This offer has been changed too often. Please accept it, or end it and start anew.');
  const number = bundle.trade.revision + 1;
  const author = positionOf(bundle, caller.id) ?? 0;
  await updateTrade(
    tx,
    bundle,
    { revision: number, backup: false, expiresAt: expiryOf(bundle.trade.kind as TradeKind, new Date()) },
    new Date(),
  );
  return write(work, caller, bundle.trade.id, { number, author, note: sides.note || null, legs }, origin);
}

function legsOfRevision(bundle: TradeBundle, callerId: string, sides: Sides, items: LockedItems): NewLegRow[] {
  const [author, other, ...more] = [...bundle.parties]
    .sort((a, b) => Number(b.userId === callerId) - Number(a.userId === callerId))
    .map(({ userId, position }) => ({ id: userId ?? '', position }));
  if (!author || !other || more.length > 0)
    throw new Refusal('conflict', 'A trade of more than two people can’t be changed. You can decline it instead.');
  return legsBetween(sides, items, author, other, seenBy(callerId, itemsIn(bundle.legs).assetIds));
}

/** The author's last revision said the same: a request that was sent twice. */
function isRepeated(
  bundle: TradeBundle,
  callerId: string,
  revision: number,
  sides: NewTrade,
  items: LockedItems,
): boolean {
  const isNext = bundle.trade.revision === revision + 1 && bundle.trade.status === 'proposed';
  if (!isNext || bundle.revision.author !== positionOf(bundle, callerId)) return false;
  const keyOf = (leg: NewLegRow) =>
    [leg.kind, leg.giver, leg.boatId ?? '', leg.assetId ?? '', leg.value, Number(leg.coins ?? 0)].join(':');
  const wanted = legsOfRevision(bundle, callerId, sides, items).map(keyOf).sort().join();
  return wanted === bundle.legs.map(keyOf).sort().join() && (sides.note || null) === bundle.revision.note;
}

interface Revision {
  number: number;
  author: number;
  note: string | null;
  legs: readonly NewLegRow[];
}

async function write(work: Work, caller: Caller, tradeId: number, revision: Revision, origin: Origin): Promise<Trade> {
  const { tx } = work;
  const now = new Date();
  await insertRevision(tx, { tradeId, ...revision }, now);
  const bundle = asParty(caller.id, await findTrade(tx, tradeId));
  await work.logActivity(caller, revision.number === 1 ? 'trade.propose' : 'trade.counter', origin, {
    tradeId,
    revision: revision.number,
  });
  tellParties(work, bundle, (position) => newsOf(bundle, revision, position), caller.id);
  await postCard(work, caller, bundle);
  await tradeChanged(work, bundle);
  return presentTrade(bundle, caller.id, now);
}

function newsOf(bundle: TradeBundle, { number, author }: Revision, position: number) {
  const name = firstNameOf(bundle, author);
  const title = subjectTitle(bundle);
  return {
    title: number === 1 ? `${name} made you an offer for ${title}` : `${name} made a new offer for ${title}`,
    body: `You’d give ${dealText(bundle.legs, position)}.`,
  };
}

/** A card in the conversation of the two, where they have one. */
async function postCard(work: Work, caller: Caller, { trade, parties, legs, revision }: TradeBundle): Promise<void> {
  const [other, ...more] = parties.filter(({ userId }) => userId !== caller.id);
  if (trade.subjectId === null || !other?.userId || more.length > 0) return;
  const author = parties.find(({ userId }) => userId === caller.id)?.position ?? 0;
  await postOffer(work, {
    boatId: trade.subjectId,
    senderId: caller.id,
    receiverId: other.userId,
    content: [`My offer: ${dealText(legs, author)}.`, revision.note].filter(Boolean).join('\n\n'),
    offer: { tradeId: trade.id, revision: trade.revision },
  });
}

async function requireOnSpeakingTerms(tx: Transaction, callerId: string, otherId: string): Promise<void> {
  if (await isBlockedBetween(tx, callerId, otherId))
    throw notAllowed('You can’t trade with this person because one of you has blocked the other.');
}

async function requireFewOpenOffers(tx: Transaction, callerId: string): Promise<void> {
  if ((await countInList(tx, callerId, 'open')) >= TRADES.openOffers)
    throw new Refusal(
      'conflict',
      `You have ${TRADES.openOffers} open offers. Please withdraw some before you make a new one.`,
    );
}

/** A boat that its owner only sells takes money. */
function requireOpenToTrades({ gives, gets }: Sides, { boats }: LockedItems): void {
  if (!gives.some(({ kind }) => kind === 'boat' || kind === 'asset')) return;
  for (const leg of gets) {
    const boat = leg.kind === 'boat' ? boats.get(leg.boatId) : undefined;
    if (boat && !boat.isAvailableForTrade)
      throw new Refusal('conflict', `The owner of ${boat.title} only takes money for it, not trades.`);
  }
}

/** Nothing in it is reserved for another trade. */
export async function requireFree(tx: Transaction, legs: readonly NewLegRow[], tradeId?: number): Promise<void> {
  const taken = (await reservationsOf(tx, itemsIn(legs))).find((reservation) => reservation.tradeId !== tradeId);
  if (!taken) return;
  const leg = legs.find(({ boatId, assetId }) => (boatId ?? 0) === taken.boatId || (assetId ?? 0) === taken.assetId);
  throw takenItem(leg?.title ?? 'One of these items');
}
