import type { MarketData } from '@tradewind/contract/boats';
import { type Cents, formatMoney, parseMoney } from '@tradewind/domain/money';
import { type MarketValue, marketValue, type Traits } from '@tradewind/domain/valuation';
import type { Queryable } from '../../db/client.ts';
import { type ComparableRow, findComparables } from './market.store.ts';

/** A boat of which not everything that values are made of need be known. */
export type Valued = Omit<Traits, 'type' | 'length'> & { type: string | null; length: number | null };

export interface Appraisal {
  market: MarketValue;
  /** The boats that the value is made of, nearest first. */
  comparables: Omit<ComparableRow, 'boats' | 'ofMake'>[];
}

/** What the market asks for a boat, listed or not; `besides` leaves one listing out. Null where nothing compares. */
export async function appraise(db: Queryable, boat: Valued, besides?: number): Promise<Appraisal | null> {
  const { type, length } = boat;
  if (type === null || length === null) return null;
  const subject = { ...boat, type, length };
  const rows = await findComparables(db, subject, besides);
  const market = marketValue(
    subject,
    rows.map((row) => ({ ...row, price: centsOf(row.price) })),
  );
  return market && { market, comparables: rows.map(({ boats: _count, ofMake: _share, ...comparable }) => comparable) };
}

export const presentMarket = ({ value, listings, range, confidence }: MarketValue): MarketData => ({
  averageMarketPrice: formatMoney(value),
  similarListings: listings,
  priceRange: { min: formatMoney(range.min), max: formatMoney(range.max) },
  confidence: Math.round(100 * confidence) / 100,
});

function centsOf(price: string): Cents {
  const amount = parseMoney(price);
  if (amount === undefined) throw new Error(`The database holds a price that is none: ${price}`);
  return amount;
}
