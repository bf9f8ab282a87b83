import { queryOptions } from '@tanstack/react-query';
import { marketplaceApi } from '@tradewind/contract/marketplace';
import { read } from '../../lib/api.ts';

const REFRESH_MS = 10_000;

/** Unlike other data, these figures are always stale. */
export const statsQuery = queryOptions({
  ...read(marketplaceApi.stats),
  staleTime: 0,
  refetchInterval: REFRESH_MS,
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
});
