import { useQuery } from '@tanstack/react-query';
import { priceText } from '@tradewind/contract/prices';
import { enrichedBoatQuery } from '../../../nouns/boat/boat-queries.ts';

/** The market's estimate of a boat and its confidence; nothing where there is no estimate. */
export function MarketEstimate({ boatId }: { boatId: number }) {
  const { data } = useQuery(enrichedBoatQuery(boatId));
  const market = data?.marketData;
  if (!market) return null;
  return (
    <small>
      Market estimate {priceText(market.averageMarketPrice)}, {Math.round(market.confidence * 100)}% likely to be within
      10%
    </small>
  );
}
