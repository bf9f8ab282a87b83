import { useQuery } from '@tanstack/react-query';
import { confidenceText } from '@tradewind/contract/market-words';
import { priceText } from '@tradewind/contract/prices';
import { enrichedBoatQuery } from './boat-queries.ts';

/** The market's estimate of a boat in one line; nothing where there is no estimate. */
export function MarketEstimate({ boatId }: { boatId: number }) {
  const { data } = useQuery(enrichedBoatQuery(boatId));
  const market = data?.marketData;
  if (!market) return null;
  const { averageMarketPrice, priceRange } = market;
  return (
    <small>
      Market estimate {priceText(averageMarketPrice)}, {priceText(priceRange.min)} to {priceText(priceRange.max)}.{' '}
      {confidenceText(market)}
    </small>
  );
}
