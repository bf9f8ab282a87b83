import { queryOptions } from '@tanstack/react-query';
import type { ResponseBody } from '@tradewind/contract/endpoint';
import { tradesApi } from '@tradewind/contract/trades';
import { keyOf } from '../../lib/api.ts';

/**
 * Apart from the other queries: every page shows the count, and needs nothing else of them. The key is below that of all trades, so
 * that it is read again with them.
 */
export const tradeCountsQuery = queryOptions<ResponseBody<typeof tradesApi.counts>>({
  queryKey: [...keyOf(tradesApi.list), 'counts'],
});
