import { queryOptions } from '@tanstack/react-query';
import { type Closing, closingApi } from '@tradewind/contract/closing';
import { read } from '../../lib/api.ts';

/** `trade.changed` reaches the parties. Brokers follow every trade, and ask now and then instead. */
const BROKER_ASKS_MS = 10_000;

export const closingQuery = (id: number) =>
  queryOptions<Closing>({
    ...read(closingApi.read, { params: { id } }),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.position === null ? BROKER_ASKS_MS : false),
  });
