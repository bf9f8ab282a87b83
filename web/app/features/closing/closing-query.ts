import { queryOptions } from '@tanstack/react-query';
import { type Closing, closingApi } from '@tradewind/contract/closing';
import { read } from '../../lib/api.ts';

/** `trade.changed` keeps it current for the parties and the broker. */
export const closingQuery = (id: number) =>
  queryOptions<Closing>({
    ...read(closingApi.read, { params: { id } }),
    staleTime: 0,
    refetchOnMount: 'always',
  });
