import { queryOptions } from '@tanstack/react-query';
import { pricingApi } from '@tradewind/contract/pricing';
import { read } from '../../lib/api.ts';

const REFRESH_MS = 30_000;

/** The free spots go while one reads about them. */
export const pricingQuery = queryOptions({
  ...read(pricingApi.info),
  staleTime: 0,
  refetchInterval: REFRESH_MS,
  refetchOnMount: 'always',
});
