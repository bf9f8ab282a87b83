import { queryOptions } from '@tanstack/react-query';
import type { TradeList } from '@tradewind/contract/trade-values';
import { type TradeDetail, tradesApi } from '@tradewind/contract/trades';
import { keyOf, read } from '../../lib/api.ts';
import { pages } from '../../lib/pages.ts';

/** Everything that was read of trades. */
export const EVERY_TRADE = keyOf(tradesApi.list);

/** `trade.changed` keeps them while they are on the screen; the next visit reads again. */
const live = { staleTime: 0, refetchOnMount: 'always' } as const;

export const tradeQuery = (id: number) =>
  queryOptions<TradeDetail>({ ...read(tradesApi.read, { params: { id } }), ...live });

/** The caller's trades in pages: one of their lists, or all that contain a boat. */
export const tradePages = (filter: { state?: TradeList; boat?: number }) => ({
  ...pages(tradesApi.list, { query: filter }),
  ...live,
});
