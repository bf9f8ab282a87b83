import { type BoatProceeds, proceedsOf } from '@tradewind/contract/trade-values';
import type { Trade } from '@tradewind/contract/trades';

export interface ComparedOffer extends BoatProceeds {
  trade: Trade;
}

/** The best of the offers that the reader can accept now, where there are several to choose from. */
export const bestOf = (offers: readonly ComparedOffer[]): ComparedOffer | undefined =>
  offers.length > 1 ? offers.find(({ trade }) => trade.actions.includes('accept')) : undefined;

/** Offers in which the reader gives this boat and that are still going on, the best in dollars first. */
export const offersOn = (boatId: number, reader: string, trades: readonly Trade[]): ComparedOffer[] =>
  trades
    .filter(
      ({ list, legs }) =>
        list !== 'ended' && list !== 'closed' && legs.some((leg) => leg.boatId === boatId && leg.from === reader),
    )
    .map((trade) => ({ trade, ...proceedsOf(trade.legs, reader, boatId) }))
    .sort((one, other) => other.rank - one.rank);
