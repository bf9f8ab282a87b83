import type { MarketData } from '@tradewind/contract/boats';
import { type Cents, formatMoney, parseMoney } from '@tradewind/domain/money';
import { type MarketValue, marketValue, type Traits } from '@tradewind/domain/valuation';
import type { Queryable } from '../../db/client.ts';
import { findComparables } from './market.store.ts';

/** A boat whose type and length may be unknown. */
type Valued = Omit<Traits, 'type' | 'length'> & { type: string | null; length: number | null };

/** Estimates the market value of a boat, listed or not; `besides` excludes one listing. Null without comparable boats. */
export async function appraise(db: Queryable, boat: Valued, besides?: number): Promise<MarketValue | null> {
  const { type, length } = boat;
  if (type === null || length === null) return null;
  const subject = { ...boat, type, length };
  const comparables = await findComparables(db, subject, besides);
  return marketValue(
    subject,
    comparables.map((row) => ({ ...row, price: centsOf(row.price) })),
  );
}

export const presentMarket = ({ value, listings, range, confidence }: MarketValue): MarketData => ({
  averageMarketPrice: formatMoney(value),
  similarListings: listings,
  priceRange: { min: formatMoney(range.min), max: formatMoney(range.max) },
  confidence: Math.round(100 * confidence) / 100,
});

function centsOf(price: string): Cents {
  const amount = parseMoney(price);
  if (amount === undefined) throw new Error(`The database contains an invalid price: ${price}`);
  return amount;
}
