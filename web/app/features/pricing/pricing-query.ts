import { queryOptions } from '@tanstack/react-query';
import { pricingApi } from '@tradewind/contract/pricing';
import { read } from '../../lib/api.ts';

const REFRESH_MS = 30_000;

/** Refetched, since free spots fill up while the page is open. */
export const pricingQuery = queryOptions({
  ...read(pricingApi.info),
  staleTime: 0,
  refetchInterval: REFRESH_MS,
  refetchOnMount: 'always',
});
