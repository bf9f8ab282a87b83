import { queryOptions } from '@tanstack/react-query';
import type { MarketplaceStats } from '@tradewind/contract/marketplace';

const REFRESH_MS = 10_000;

/** Unlike all other data these figures are always stale. */
export const statsQuery = queryOptions<MarketplaceStats>({
  queryKey: ['/api/marketplace/stats'],
  staleTime: 0,
  refetchInterval: REFRESH_MS,
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
});
