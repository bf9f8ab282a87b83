import { expiryOf } from '@tradewind/domain/trades/proposal';
import type { Queryable } from '../../../db/client.ts';
import type { Work } from '../../../platform/work.ts';
import { lockItems, reservationsOf } from '../items/items.store.ts';
import { tradeChanged } from '../news/telling.service.ts';
import { findTrade, findTrades, insertRevision, insertTrade, type TradeBundle } from '../store.ts';
import { legsBetween, seenBy } from './legs.service.ts';
import { findLive, lockPair } from './pairs.store.ts';

export interface NegotiatedTrade {
  initiatorId: string;
  responderId: string;
  /** The responder's boat, for which the initiator gives a boat, money or both. */
  boatId: number;
  tradeBoatId: number | null;
  cash: string | null;
  note: string | null;
}

/**
 * Two agents found a deal: a trade that neither person has accepted yet. Undefined when the two have an offer of their own over the
 * boat, or an item is no longer free.
 */
export async function proposeNegotiated(work: Work, deal: NegotiatedTrade): Promise<number | undefined> {
  const { tx } = work;
  const people = [
    { id: deal.initiatorId, position: 0 },
    { id: deal.responderId, position: 1 },
  ] as const;
  const boatIds = [deal.boatId, ...(deal.tradeBoatId === null ? [] : [deal.tradeBoatId])];
  const items = await lockItems(tx, { boatIds, assetIds: [] });
  const userIds = people.map(({ id }) => id);
  await lockPair(tx, userIds);
  const isFree = boatIds.every((id) => items.boats.get(id)?.status === 'active' && items.boats.get(id)?.listed);
  const wanted = {
    asks: { boatIds: [deal.boatId], assetIds: [] },
    offers: { boatIds: boatIds.slice(1), assetIds: [] },
  };
  if (!isFree || (await findLive(tx, userIds, wanted)) !== undefined) return undefined;
  if ((await reservationsOf(tx, { boatIds, assetIds: [] })).length > 0) return undefined;
  const sides = {
    gives: [
      ...(deal.tradeBoatId === null ? [] : [{ kind: 'boat' as const, boatId: deal.tradeBoatId }]),
      ...(deal.cash === null ? [] : [{ kind: 'cash' as const, amount: deal.cash }]),
    ],
    gets: [{ kind: 'boat' as const, boatId: deal.boatId }],
  };
  const legs = legsBetween(sides, items, people[0], people[1], seenBy(deal.initiatorId));
  const now = new Date();
  const expiresAt = expiryOf('negotiation', now);
  const { id } = await insertTrade(tx, { kind: 'negotiation', subjectId: deal.boatId, userIds, expiresAt });
  await insertRevision(tx, { tradeId: id, number: 1, author: null, note: deal.note, legs }, now);
  const bundle = await findTrade(tx, id);
  if (!bundle) throw new Error(`Trade ${id} was not written.`);
  await tradeChanged(work, bundle);
  return id;
}

export interface TradeStanding {
  id: number;
  status: string;
  endedReason: string | null;
  acceptedBy: string[];
}

/** Where trades stand, by id, for features that follow them. */
export async function readStandings(db: Queryable, ids: readonly number[]): Promise<Map<number, TradeStanding>> {
  const bundles = await findTrades(db, ids);
  return new Map(bundles.map((bundle) => [bundle.trade.id, standingOf(bundle)]));
}

const standingOf = ({ trade, parties }: TradeBundle): TradeStanding => ({
  id: trade.id,
  status: trade.status,
  endedReason: trade.endedReason,
  acceptedBy: parties.flatMap(({ userId, accepted }) => (accepted && userId ? [userId] : [])),
});
