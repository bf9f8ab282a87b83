import type { Dealings, Trade, TradeDetail, TradesQuery } from '@tradewind/contract/trades';
import type { Queryable } from '../../db/client.ts';
import type { Caller } from '../../platform/auth.ts';
import { isBlockedBetween } from '../blocks/service.ts';
import { countInList, tradesOf } from './lists.store.ts';
import { partnersIn, proposalsBetween } from './people.store.ts';
import { asPartyOrBroker, readerOf } from './policy.ts';
import { presentDetail, presentTrade, tradeCursor } from './present.ts';
import { findTrade, revisionsOf } from './store.ts';

export {
  type ClosingTrade,
  forgetItems,
  handOverItems,
  lockForClock,
  lockForClosing,
  lockForEnding,
  lockWithItems,
  moveTrade,
  presentForBroker,
  readForClock,
  readForClosing,
  readTradesForClock,
} from './closing.service.ts';
export { endForCause, endProposalIn, expireProposals, noteEnding } from './endings.service.ts';
export { itemsInTrades } from './items/items-in-trades.store.ts';
export { assetNamed } from './items/named-assets.service.ts';
export { offerKey, tellParties, tradeChanged } from './news/telling.service.ts';
export { acceptIn } from './offers/acceptance.service.ts';
export { amendTrade } from './offers/amending.service.ts';
export {
  type NegotiatedTrade,
  proposeNegotiated,
  readStandings,
  type TradeStanding,
} from './offers/negotiated.service.ts';
export { proposeIn } from './offers/offers.service.ts';
export { proposeRing } from './offers/rings.service.ts';
export { depositsIn, excessiveDeposit } from './offers/terms.service.ts';
export { reservingTradesOf } from './people.store.ts';
export { type ChangeableTrade, positionOf } from './policy.ts';
export { closeReviews, openReviews } from './reviewing.store.ts';
export type { TradeBundle } from './store.ts';
export { talkOf } from './tools/talks.present.ts';
export { FORMER_MEMBER, firstNameOf, shortTitle, subjectTitle } from './words.present.ts';

interface TradePage {
  trades: Trade[];
  total: number;
  next: string | undefined;
}

/** The caller's trades in one of their lists, or all, the most recently changed first. */
export async function listTrades(db: Queryable, callerId: string, query: TradesQuery): Promise<TradePage> {
  const after = query.cursor === undefined ? undefined : tradeCursor.read(query.cursor);
  const { bundles, total, last } = await tradesOf(db, callerId, { ...query, after });
  const now = new Date();
  return {
    trades: bundles.map((bundle) => presentTrade(bundle, callerId, now)),
    total,
    next: last && tradeCursor.write(last),
  };
}

export async function readTrade(db: Queryable, caller: Caller, id: number): Promise<TradeDetail> {
  const bundle = asPartyOrBroker(caller, await findTrade(db, id, readerOf(caller)));
  return presentDetail(bundle, await revisionsOf(db, id), caller.id, new Date());
}

/** The dealings of two people, in rings, too. */
export async function readDealings(db: Queryable, callerId: string, otherId: string): Promise<Dealings> {
  const [tradeId = null] = await partnersIn(db, callerId, otherId);
  const proposals = await proposalsBetween(db, callerId, otherId);
  return { offers: proposals.length, tradeId, blocked: await isBlockedBetween(db, callerId, otherId) };
}

export async function countTrades(db: Queryable, callerId: string): Promise<{ waiting: number }> {
  return { waiting: await countInList(db, callerId, 'waiting') };
}
