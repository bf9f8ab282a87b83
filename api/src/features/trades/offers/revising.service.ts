import type { NewTrade, Trade } from '@tradewind/contract/trades';
import type { ClosingTerms } from '@tradewind/domain/closing/terms';
import { expiryOf, type TradeKind } from '@tradewind/domain/trades/proposal';
import type { Queryable, Transaction } from '../../../db/client.ts';
import type { Caller } from '../../../platform/auth.ts';
import type { Origin } from '../../../platform/http/origin.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import { postOffer } from '../../messages/service.ts';
import { itemsIn, type LockedItems } from '../items/items.store.ts';
import { TRADES } from '../limits.ts';
import { offerAnswered, tellParties, tradeChanged } from '../news/telling.service.ts';
import { asParty, type ChangeableTrade, positionOf } from '../policy.ts';
import { presentTrade } from '../present.ts';
import { findTrade, insertRevision, type NewLegRow, type TradeBundle, updateTrade } from '../store.ts';
import { deadlineText, dealText, firstNameOf, subjectTitle, unanswerable } from '../words.present.ts';
import { legsBetween, type Sides, seenBy } from './legs.service.ts';
import { hasOtherLive } from './pairs.store.ts';
import { requireFree, requireOpenToTrades } from './requirements.service.ts';
import { isSameTerms, requireDepositsWithinLimits, termsOf } from './terms.service.ts';

/** The next revision of a live proposal, accepted by its author. The same one again changes nothing. */
export async function revise(
  work: Work,
  caller: Caller,
  bundle: ChangeableTrade,
  sides: NewTrade,
  items: LockedItems,
  origin: Origin,
): Promise<Trade> {
  const { tx } = work;
  if (isRepeated(bundle, caller.id, bundle.trade.revision - 1, sides, items))
    return presentTrade(bundle, caller.id, new Date());
  const legs = await revisable(tx, caller.id, bundle, sides, items);
  const number = bundle.trade.revision + 1;
  const author = positionOf(bundle, caller.id) ?? 0;
  const terms = termsOf(sides.terms, bundle.revision.terms, { author, other: author === 0 ? 1 : 0 });
  requireDepositsWithinLimits(terms, legs, author);
  const now = new Date();
  const expiresAt = expiryOf(bundle.trade.kind as TradeKind, now);
  const subjectId = await subjectOfRevision(tx, bundle, legs, author);
  await updateTrade(tx, bundle, { revision: number, subjectId, backup: false, expiresAt }, now);
  const revision = { number, author, note: sides.note || null, terms, legs };
  return write(work, caller, bundle.trade.id, revision, origin, bundle.revision.author);
}

/** The legs of the next revision, or a refusal. */
export async function revisable(
  db: Queryable,
  callerId: string,
  bundle: TradeBundle,
  sides: Sides,
  items: LockedItems,
): Promise<NewLegRow[]> {
  const legs = legsOfRevision(bundle, callerId, sides, items);
  await requireOpenToTrades(db, sides, items, bundle.trade.id);
  await requireFree(db, legs, bundle.trade.id);
  if (bundle.trade.revision >= TRADES.revisions)
    throw new Refusal('conflict', 'This offer has been changed too often. Please accept it, or end it and start anew.');
  return legs;
}

/**
 * The boat that the two talk about from now on: the same as long as it is in the trade, else one in its place. They have one live
 * proposal over it.
 */
async function subjectOfRevision(
  tx: Transaction,
  { trade, legs: before }: TradeBundle,
  legs: readonly NewLegRow[],
  author: number,
): Promise<number | null> {
  const isSubject = ({ boatId }: NewLegRow) => boatId != null && boatId === trade.subjectId;
  if (legs.some(isSubject)) return trade.subjectId;
  const giver = before.find(isSubject)?.giver;
  const boats = legs.filter(({ boatId }) => boatId != null);
  const next =
    boats.find((leg) => leg.giver === giver) ?? boats.find(({ receiver }) => receiver === author) ?? boats[0];
  if (!next?.boatId) return null;
  if (await hasOtherLive(tx, trade, next.boatId))
    throw new Refusal(
      'conflict',
      `There’s another open offer for ${next.title} between you. Please answer that one, or end it first.`,
    );
  return next.boatId;
}

function legsOfRevision(bundle: TradeBundle, callerId: string, sides: Sides, items: LockedItems): NewLegRow[] {
  const [author, other, ...more] = [...bundle.parties]
    .sort((a, b) => Number(b.userId === callerId) - Number(a.userId === callerId))
    .map(({ userId, position }) => ({ id: userId ?? '', position }));
  if (!author || !other || more.length > 0) throw unanswerable('ring');
  const legs = legsBetween(sides, items, author, other, seenBy(callerId, itemsIn(bundle.legs)));
  return legs.map((leg) => withEarlierPrice(leg, bundle));
}

/** A price that stays as it was is still the price of the person who entered it. */
function withEarlierPrice(leg: NewLegRow, { legs, revision }: TradeBundle): NewLegRow {
  const before = legs.find(({ kind, giver }) => kind === 'bitcoin' && giver === leg.giver);
  if (leg.kind !== 'bitcoin' || before === undefined || before.coinPrice !== leg.coinPrice) return leg;
  const { coinPriceSource, pricedBy, pricedAt } = before;
  return {
    ...leg,
    coinPriceSource,
    pricedBy: pricedBy ?? revision.author,
    pricedAt: pricedAt ?? revision.createdAt,
  };
}

/** Whether the author's last revision said the same: a request that was sent twice. */
export function isRepeated(
  bundle: TradeBundle,
  callerId: string,
  revision: number,
  sides: NewTrade,
  items: LockedItems,
): boolean {
  const isNext = bundle.trade.revision === revision + 1 && bundle.trade.status === 'proposed';
  if (!isNext || bundle.revision.author !== positionOf(bundle, callerId)) return false;
  const keyOf = (leg: NewLegRow) =>
    [leg.kind, leg.giver, leg.boatId ?? '', leg.assetId ?? '', leg.value, Number(leg.coins ?? 0), leg.fixed ?? ''].join(
      ':',
    );
  const wanted = legsOfRevision(bundle, callerId, sides, items).map(keyOf).sort().join();
  const author = bundle.revision.author ?? 0;
  const terms = termsOf(sides.terms, bundle.revision.terms, { author, other: author === 0 ? 1 : 0 });
  return (
    wanted === bundle.legs.map(keyOf).sort().join() &&
    (sides.note || null) === bundle.revision.note &&
    isSameTerms(terms, bundle.revision.terms)
  );
}

interface Revision {
  number: number;
  author: number;
  note: string | null;
  terms: ClosingTerms | null;
  legs: readonly NewLegRow[];
}

export async function write(
  work: Work,
  caller: Caller,
  tradeId: number,
  revision: Revision,
  origin: Origin,
  answered?: number | null,
): Promise<Trade> {
  const { tx } = work;
  const now = new Date();
  await insertRevision(tx, { tradeId, ...revision }, now);
  const bundle = asParty(caller.id, await findTrade(tx, tradeId));
  await work.logActivity(caller, revision.number === 1 ? 'trade.propose' : 'trade.counter', origin, {
    tradeId,
    revision: revision.number,
  });
  tellParties(work, bundle, (position) => newsOf(bundle, revision, position, answered), [caller.id]);
  await offerAnswered(work, caller.id, tradeId);
  await postCard(work, caller, bundle);
  await tradeChanged(work, bundle);
  return presentTrade(bundle, caller.id, now);
}

/** `answered` is the author of the revision before. */
function newsOf(
  bundle: TradeBundle,
  { number, author }: Revision,
  position: number,
  answered: number | null | undefined,
) {
  const made = number === 1 ? 'made you an offer' : author === answered ? 'changed the offer' : 'made a counteroffer';
  return {
    title: `${firstNameOf(bundle, author)} ${made} for ${subjectTitle(bundle)}`,
    body: `${untilText(bundle)}: you’d give ${dealText(bundle.legs, position)}.`,
    isOffer: true as const,
  };
}

const untilText = ({ trade: { expiresAt } }: TradeBundle) =>
  expiresAt === null ? 'Open now' : `Open until ${deadlineText(expiresAt)}`;

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
