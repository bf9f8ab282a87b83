import { tradesApi } from '@tradewind/contract/trades';
import { read } from '../../lib/api.ts';

/** Apart from the other queries: every page shows the count, and needs nothing else of them. */
export const tradeCountsQuery = read(tradesApi.counts);
