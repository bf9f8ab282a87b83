import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { pathOf, queryString } from '@tradewind/contract/endpoint';
import type { TradeList } from '@tradewind/contract/trade-values';
import { type Trade, type TradeDetail, tradesApi } from '@tradewind/contract/trades';
import { keyOf, read } from '../../lib/api.ts';
import { nextPageIn } from '../../lib/next-page.ts';
import { apiOf } from '../../lib/query-client.ts';
import { queryFailureOf } from '../../lib/request.ts';

/** Everything that was read of trades. */
export const EVERY_TRADE = keyOf(tradesApi.list);

/** `trade.changed` keeps them while they are on the screen; the next visit reads again. */
const live = { staleTime: 0, refetchOnMount: 'always' } as const;

export const tradeQuery = (id: number) =>
  queryOptions<TradeDetail>({ ...read(tradesApi.read, { params: { id } }), ...live });

interface TradePage {
  trades: Trade[];
  /** How many there are in all. */
  total: number;
  next: string | undefined;
}

/** The caller's trades in pages: one of their lists, or all that contain a boat. */
export function tradePages(filter: { state?: TradeList; boat?: number }) {
  const first = `${pathOf(tradesApi.list)}?${queryString(filter)}`;
  return infiniteQueryOptions({
    queryKey: [...EVERY_TRADE, 'pages', first],
    initialPageParam: first,
    queryFn: async ({ client, pageParam, signal }): Promise<TradePage> => {
      const response = await apiOf(client)(pageParam, { signal });
      if (!response.ok) throw await queryFailureOf(response);
      const trades: Trade[] = await response.json();
      const total = Number(response.headers.get('X-Total-Count') ?? trades.length);
      return { trades, total, next: nextPageIn(response.headers.get('Link')) };
    },
    getNextPageParam: (page) => page.next,
    ...live,
  });
}
