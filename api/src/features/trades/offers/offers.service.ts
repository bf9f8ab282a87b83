import type { CounterInput, NewTrade, Trade } from '@tradewind/contract/trades';
import { counter, expiryOf, hasExpired } from '@tradewind/domain/trades/proposal';
import type { Queryable } from '../../../db/client.ts';
import type { Caller } from '../../../platform/auth.ts';
import type { Dependencies } from '../../../platform/http/app.ts';
import type { Origin } from '../../../platform/http/origin.ts';
import type { Claim } from '../../../platform/idempotency.ts';
import type { Work } from '../../../platform/work.ts';
import { expire } from '../endings.service.ts';
import { findItems, itemsIn, itemsOfRevision, type LockedItems, lockItems } from '../items/items.store.ts';
import { proposalsOfUser } from '../limits.ts';
import { asParty } from '../policy.ts';
import { presentTrade, snapshotOf } from '../present.ts';
import { findTrade, insertTrade, lockTrade, type NewLegRow } from '../store.ts';
import { unanswerable } from '../words.present.ts';
import {
  itemIdsIn,
  itemIdsOf,
  legsBetween,
  otherPartyOf,
  requireSensible,
  type Sees,
  type Sides,
  seenBy,
} from './legs.service.ts';
import { findLive, lockPair } from './pairs.store.ts';
import {
  blockedOwners,
  requireFewOpenOffers,
  requireFree,
  requireOnSpeakingTerms,
  requireOpenToTrades,
} from './requirements.service.ts';
import { isRepeated, revisable, revise, write } from './revising.service.ts';
import { requireDepositsWithinLimits, termsOf } from './terms.service.ts';

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
  const { sees, otherId } = await otherSide(tx, caller.id, input, items);
  await lockPair(tx, [caller.id, otherId]);
  await requireOnSpeakingTerms(tx, caller.id, otherId);
  const live = await findLive(tx, [caller.id, otherId], wantedIn(input));
  if (live !== undefined) {
    const bundle = asParty(caller.id, await lockTrade(tx, live, caller.id));
    const now = new Date();
    if (!hasExpired(snapshotOf(bundle), now)) return revise(work, caller, bundle, input, items, origin);
    await expire(work, bundle, now);
  }
  return start(work, caller, { id: otherId, sees }, input, items, origin);
}

/** Refuses what proposing an offer would refuse now, without making it. */
export async function requireProposable(db: Queryable, callerId: string, input: NewTrade): Promise<void> {
  requireSensible(input);
  const items = await findItems(db, itemIdsIn(input));
  const other = await otherSide(db, callerId, input, items);
  await requireOnSpeakingTerms(db, callerId, other.otherId);
  const live = await findLive(db, [callerId, other.otherId], wantedIn(input));
  const bundle = live === undefined ? undefined : asParty(callerId, await findTrade(db, live, callerId));
  if (bundle && !hasExpired(snapshotOf(bundle), new Date())) await revisable(db, callerId, bundle, input, items);
  else await startable(db, callerId, { id: other.otherId, sees: other.sees }, input, items);
}

/** Refuses what answering a trade with these sides would refuse now. */
export async function requireCounterable(db: Queryable, callerId: string, id: number, sides: Sides): Promise<void> {
  requireSensible(sides);
  const bundle = asParty(callerId, await findTrade(db, id, callerId));
  const before = itemsIn(bundle.legs);
  const wanted = itemIdsIn(sides);
  const items = await findItems(db, {
    boatIds: [...before.boatIds, ...wanted.boatIds],
    assetIds: [...before.assetIds, ...wanted.assetIds],
  });
  for (const { userId } of bundle.parties)
    if (userId !== null && userId !== callerId) await requireOnSpeakingTerms(db, callerId, userId);
  await revisable(db, callerId, bundle, sides, items);
}

const wantedIn = ({ gives, gets }: Sides) => ({ asks: itemIdsOf(gets), offers: itemIdsOf(gives) });

/** The owner of everything that an offer asks for, and what its author may know of. */
async function otherSide(db: Queryable, callerId: string, input: Sides, items: LockedItems) {
  const sees = seenBy(callerId, undefined, await blockedOwners(db, callerId, items));
  return { sees, otherId: otherPartyOf(callerId, input, items, sees) };
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
    // Strangers neither wait for a trade nor lock anything.
    const { parties } = asParty(caller.id, await findTrade(tx, id, caller.id));
    const userIds = parties.flatMap(({ userId }) => userId ?? []);
    const before = await itemsOfRevision(tx, id, revision, caller.id);
    const wanted = itemIdsIn(sides);
    const items = await lockItems(tx, {
      boatIds: [...before.boatIds, ...wanted.boatIds],
      assetIds: [...before.assetIds, ...wanted.assetIds],
    });
    await lockPair(tx, userIds);
    const bundle = asParty(caller.id, await lockTrade(tx, id, caller.id));
    if (isRepeated(bundle, caller.id, revision, sides, items)) return presentTrade(bundle, caller.id, new Date());
    const refusal = counter(snapshotOf(bundle), revision, new Date());
    if (refusal) throw unanswerable(refusal);
    for (const userId of userIds) if (userId !== caller.id) await requireOnSpeakingTerms(tx, caller.id, userId);
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

/** The legs of a new offer, or a refusal. */
async function startable(
  db: Queryable,
  callerId: string,
  { id, sees }: { id: string; sees: Sees },
  input: NewTrade,
  items: LockedItems,
): Promise<NewLegRow[]> {
  const legs = legsBetween(input, items, { id: callerId, position: 0 }, { id, position: 1 }, sees);
  await requireOpenToTrades(db, input, items);
  await requireFree(db, legs);
  await requireFewOpenOffers(db, callerId);
  return legs;
}

async function start(
  work: Work,
  caller: Caller,
  other: { id: string; sees: Sees },
  input: NewTrade,
  items: LockedItems,
  origin: Origin,
): Promise<Trade> {
  const { tx } = work;
  const legs = await startable(tx, caller.id, other, input, items);
  const terms = termsOf(input.terms, null, { author: 0, other: 1 });
  requireDepositsWithinLimits(terms, legs, 0);
  const subjectId = subjectOf(input);
  const { id } = await insertTrade(tx, {
    kind: 'offer',
    subjectId,
    userIds: [caller.id, other.id],
    expiresAt: expiryOf('offer', new Date()),
  });
  return write(work, caller, id, { number: 1, author: 0, note: input.note || null, terms, legs }, origin);
}

/** The boat that the two talk about: one that is asked for, else one that is offered. */
const subjectOf = ({ gives, gets }: Sides): number | null =>
  [...gets, ...gives].find((leg) => leg.kind === 'boat')?.boatId ?? null;
