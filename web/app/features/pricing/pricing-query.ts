import { queryOptions } from '@tanstack/react-query';
import type { PricingInfo } from '@tradewind/contract/pricing';

const REFRESH_MS = 30_000;

/** The free spots go while one reads about them. */
export const pricingQuery = queryOptions<PricingInfo>({
  queryKey: ['/api/pricing/info'],
  staleTime: 0,
  refetchInterval: REFRESH_MS,
  refetchOnMount: 'always',
});
