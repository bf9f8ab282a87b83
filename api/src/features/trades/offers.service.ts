import type { CounterInput, NewTrade, Trade } from '@tradewind/contract/trades';
import { counter, expiryOf, hasExpired } from '@tradewind/domain/trades/proposal';
import type { Caller } from '../../platform/auth.ts';
import type { Dependencies } from '../../platform/http/app.ts';
import type { Origin } from '../../platform/http/origin.ts';
import type { Claim } from '../../platform/idempotency.ts';
import type { Work } from '../../platform/work.ts';
import { expire } from './endings.service.ts';
import { itemsOfRevision, type LockedItems, lockItems } from './items.store.ts';
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
import { proposalsOfUser } from './limits.ts';
import { findLive, lockPair } from './pairs.store.ts';
import { asParty } from './policy.ts';
import { presentTrade, snapshotOf } from './present.ts';
import {
  blockedOwners,
  requireFewOpenOffers,
  requireFree,
  requireOnSpeakingTerms,
  requireOpenToTrades,
} from './requirements.service.ts';
import { isRepeated, revise, write } from './revising.service.ts';
import { findTrade, insertTrade, lockTrade } from './store.ts';
import { requireDepositsWithinLimits, termsOf } from './terms.service.ts';
import { unanswerable } from './words.present.ts';

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
  const sees = seenBy(caller.id, undefined, await blockedOwners(tx, caller.id, items));
  const otherId = otherPartyOf(caller.id, input, items, sees);
  await lockPair(tx, [caller.id, otherId]);
  await requireOnSpeakingTerms(tx, caller.id, otherId);
  const wanted = { asks: itemIdsOf(input.gets), offers: itemIdsOf(input.gives) };
  const live = await findLive(tx, [caller.id, otherId], wanted);
  if (live !== undefined) {
    const bundle = asParty(caller.id, await lockTrade(tx, live, caller.id));
    const now = new Date();
    if (!hasExpired(snapshotOf(bundle), now)) return revise(work, caller, bundle, input, items, origin);
    await expire(work, bundle, now);
  }
  return start(work, caller, { id: otherId, sees }, input, items, origin);
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

async function start(
  work: Work,
  caller: Caller,
  other: { id: string; sees: Sees },
  input: NewTrade,
  items: LockedItems,
  origin: Origin,
): Promise<Trade> {
  const { tx } = work;
  const people = [
    { id: caller.id, position: 0 },
    { id: other.id, position: 1 },
  ] as const;
  const legs = legsBetween(input, items, people[0], people[1], other.sees);
  await requireOpenToTrades(tx, input, items);
  await requireFree(tx, legs);
  await requireFewOpenOffers(tx, caller.id);
  const terms = termsOf(input.terms, null, { author: 0, other: 1 });
  requireDepositsWithinLimits(terms, legs, 0);
  const subjectId = subjectOf(input);
  const { id } = await insertTrade(tx, {
    kind: 'offer',
    subjectId,
    userIds: people.map((person) => person.id),
    expiresAt: expiryOf('offer', new Date()),
  });
  return write(work, caller, id, { number: 1, author: 0, note: input.note || null, terms, legs }, origin);
}

/** The boat that the two talk about: one that is asked for, else one that is offered. */
const subjectOf = ({ gives, gets }: Sides): number | null =>
  [...gets, ...gives].find((leg) => leg.kind === 'boat')?.boatId ?? null;
