import type { MarketData, NamedComparable } from '@tradewind/contract/market';
import { type Cents, cents, formatMoney } from '@tradewind/domain/money';
import { type MarketValue, marketValue } from '@tradewind/domain/valuation';
import type { Traits } from '@tradewind/domain/valuation/comparables';
import type { Queryable } from '../../db/client.ts';
import { findComparables, type ListedRow, type SaleRow } from './market.store.ts';

export { findDescribed } from './market.store.ts';

/** A boat whose type and length may be unknown. */
type Valued = Omit<Traits, 'type' | 'length'> & { type: string | null; length: number | null };
type Known = ListedRow | SaleRow;

/** How many comparables an estimate names. */
const NAMED = 6;
/** Prices of sales are shown with this many digits, so that they do not identify a trade. */
const SALE_DIGITS = 3;

/**
 * Estimates the market value of a boat, listed or not; `besides` leaves out the boat's own listing. Null without comparable boats.
 * Every screen, tool and agent that values a boat calls this, so that a boat has one value.
 */
export async function appraise(db: Queryable, boat: Valued, besides?: number): Promise<MarketValue<Known> | null> {
  const { type, length } = boat;
  if (type === null || length === null) return null;
  const subject = { ...boat, type, length };
  const { listed, sales } = await findComparables(db, subject, besides);
  return marketValue<Known>(subject, [...listed, ...sales]);
}

export const presentMarket = (market: MarketValue<Known>): MarketData => ({
  averageMarketPrice: formatMoney(market.value),
  similarListings: market.listings,
  similarSales: market.sales,
  priceRange: { min: formatMoney(market.range.min), max: formatMoney(market.range.max) },
  confidence: Math.round(100 * market.confidence) / 100,
  warnings: [...market.warnings],
  comparables: market.comparables.slice(0, NAMED).map(named),
  estimatedAt: new Date().toISOString(),
});

/** A listing is named; of a sale only what says something about the price. */
function named(known: Known): NamedComparable {
  const { length, price } = known;
  if (!known.sold) return { kind: 'listed', boatId: known.id, title: known.title, length, price: formatMoney(price) };
  const { year, make, soldIn } = known;
  return { kind: 'sold', year, make, length: Math.round(length), price: formatMoney(rounded(price)), soldIn };
}

function rounded(price: Cents): Cents {
  const step = 10 ** Math.max(2, String(price).length - SALE_DIGITS);
  return cents(Math.round(price / step) * step);
}
