import type { Trade } from '@tradewind/contract/trades';
import { transition } from '@tradewind/domain/lifecycles/lifecycle';
import { TRADE, type TradeAction, type TradeActor, type TradeState } from '@tradewind/domain/lifecycles/trade';
import type { Queryable } from '../../db/client.ts';
import type { Caller } from '../../platform/auth.ts';
import type { Authorized } from '../../platform/authorized.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Work } from '../../platform/work.ts';
import { sellListings } from '../listings/service.ts';
import { deleteReservations, itemsIn, itemsOfTrade, lockItems, markGiven } from './items/items.store.ts';
import { tradeChanged } from './news/telling.service.ts';
import { tellWatchersLater } from './news/watchers.service.ts';
import { proposalsWith } from './offers/proposals.store.ts';
import { voidProposals } from './offers/voiding.service.ts';
import { asClock, asPartyOrBroker, type ChangeableTrade, readerOf } from './policy.ts';
import { presentTrade } from './present.ts';
import { findTrade, findTrades, lockTrade, type TradeBundle, updateTrade } from './store.ts';

export type ClosingTrade = Authorized<TradeBundle, 'party' | 'broker'>;

/** A trade that one of its parties or the broker reads; everyone else learns nothing. */
export const readForClosing = async (db: Queryable, caller: Caller, id: number): Promise<ClosingTrade> =>
  asPartyOrBroker(caller, await findTrade(db, id));

/** The same, held until the end of the transaction, so that two steps of one closing never overlap. */
export const lockForClosing = async (tx: Queryable, caller: Caller, id: number): Promise<ClosingTrade> =>
  asPartyOrBroker(caller, await lockTrade(tx, id));

/** The trade as the product itself reads it. */
export const readForClock = (db: Queryable, id: number): Promise<TradeBundle | undefined> => findTrade(db, id);

/** Several of them, in the order of the ids. */
export const readTradesForClock = (db: Queryable, ids: readonly number[]): Promise<TradeBundle[]> =>
  findTrades(db, ids);

/** The same, held until the end of the transaction. */
export async function lockForClock(tx: Queryable, id: number): Promise<ChangeableTrade | undefined> {
  const bundle = await lockTrade(tx, id);
  return bundle && asClock(bundle);
}

/** Holds a trade and everything in it, for steps that may end it. Items are locked before their trade. */
export async function lockForEnding(tx: Queryable, caller: Caller, id: number): Promise<ClosingTrade> {
  const known = asPartyOrBroker(caller, await findTrade(tx, id, readerOf(caller)));
  await lockItems(tx, itemsIn(known.legs));
  return asPartyOrBroker(caller, await lockTrade(tx, id, readerOf(caller)));
}

/** The same for the clock. */
export async function lockWithItems(tx: Queryable, id: number): Promise<ChangeableTrade | undefined> {
  await lockItems(tx, await itemsOfTrade(tx, id));
  return lockForClock(tx, id);
}

export const presentForBroker = async (tx: Queryable, broker: Caller, id: number): Promise<Trade> =>
  presentTrade(asPartyOrBroker(broker, await findTrade(tx, id)), broker.id, new Date());

/** The items change hands: boats are sold, assets leave the garage, and everyone else's proposals over them end. */
export async function handOverItems(work: Work, bundle: ChangeableTrade, now: Date): Promise<void> {
  const { boatIds, assetIds } = itemsIn(bundle.legs);
  await sellListings(work, boatIds);
  await markGiven(work.tx, bundle, now);
  const besides = bundle.parties.flatMap(({ userId }) => userId ?? []);
  for (const { boatId, assetId, title } of bundle.legs) {
    const item = { boatIds: boatIds.filter((id) => id === boatId), assetIds: assetIds.filter((id) => id === assetId) };
    const reason = boatId === null ? `${title} is no longer available.` : `${title} was sold.`;
    await voidProposals(work, await proposalsWith(work.tx, item), { reason, besides });
  }
  await tellWatchersLater(work, bundle, 'sold');
}

/** A closed trade holds nothing. */
export const forgetItems = ({ tx }: Work, { trade }: ChangeableTrade) => deleteReservations(tx, trade.id);

/** Takes a step of the lifecycle and tells open screens. */
export async function moveTrade(
  work: Work,
  bundle: ChangeableTrade,
  action: TradeAction,
  actor: TradeActor,
  now: Date,
): Promise<TradeState> {
  const next = transition(TRADE, bundle.trade.status as TradeState, action, actor);
  if (!next.ok) throw new Refusal('conflict', 'This trade can’t take that step now.');
  await updateTrade(work.tx, bundle, { status: next.state }, now);
  await tradeChanged(work, bundle);
  return next.state;
}
