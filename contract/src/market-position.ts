import { parseMoney } from '@tradewind/domain/money';
import type { MarketData } from './market.ts';

/** Positions in percent of a scale that includes the market's range and the price. */
interface MarketPosition {
  range: { from: number; to: number };
  average: number;
  price: number;
  /** Whole percent above the estimate, negative if below. */
  difference: number;
}

export function marketPosition(
  price: string,
  market: Pick<MarketData, 'averageMarketPrice' | 'priceRange'>,
): MarketPosition | undefined {
  const { averageMarketPrice, priceRange } = market;
  const [asked, average, min, max] = [price, averageMarketPrice, priceRange.min, priceRange.max].map(parseMoney);
  if (asked === undefined || min === undefined || max === undefined || !average) return undefined;
  const low = Math.min(asked, min, average);
  const high = Math.max(asked, max, average);
  const place = (amount: number) => (high === low ? 50 : Math.round(((amount - low) / (high - low)) * 1_000) / 10);
  return {
    range: { from: place(min), to: place(max) },
    average: place(average),
    price: place(asked),
    difference: Math.round(((asked - average) / average) * 100),
  };
}

export function differenceText(difference: number): string {
  if (difference === 0) return 'At the market estimate';
  return `${Math.abs(difference)}% ${difference < 0 ? 'below' : 'above'} the market estimate`;
}
