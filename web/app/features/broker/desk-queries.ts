import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type BankLine, bankLinesApi } from '@tradewind/contract/bank-lines';
import { closingApi } from '@tradewind/contract/closing';
import { ledgerApi, type Wire } from '@tradewind/contract/ledger';
import { releaseApi } from '@tradewind/contract/release';
import { call, keyOf, read } from '../../lib/api.ts';
import { pages } from '../../lib/pages.ts';

/** Other brokers and the bank change the same data. */
const fresh = { staleTime: 0, refetchInterval: 20_000 } as const;

const PAGE = 50;

export type WireListName = 'open' | 'suspense' | 'all';

/** Wires in pages, newest first. */
export const wirePages = (list: WireListName, search: string, trade?: number) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(ledgerApi.wires), list, trade ?? 'every trade', search],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }): Promise<Wire[]> =>
      call(
        ledgerApi.wires,
        {
          query: {
            ...{ list, limit: PAGE },
            ...(trade && { trade }),
            ...(search && { search }),
            ...(pageParam && { before: pageParam }),
          },
        },
        { signal },
      ),
    getNextPageParam: (page: Wire[]) => (page.length < PAGE ? undefined : page.at(-1)?.id),
    ...fresh,
  });

export type LineListName = 'open' | 'explained';

/** Lines of the bank without a wire in pages, newest first. */
export const linePages = (list: LineListName) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(bankLinesApi.list), list],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }): Promise<BankLine[]> =>
      call(bankLinesApi.list, { query: { list, limit: PAGE, ...(pageParam && { before: pageParam }) } }, { signal }),
    getNextPageParam: (page: BankLine[]) => (page.length < PAGE ? undefined : page.at(-1)?.id),
    ...fresh,
  });

export type ClosingListName = 'all' | 'waiting' | 'late' | 'ready';

/** Closings in pages, newest first. */
export const closingPages = (list: ClosingListName, search: string) => ({
  ...pages(releaseApi.desk, { query: { list, ...(search && { search }) } }),
  ...fresh,
});

export const trustQuery = queryOptions({ ...read(ledgerApi.trust), ...fresh });
export const proofsQuery = queryOptions({ ...read(ledgerApi.proofs), ...fresh });

/** The balances of a trade. */
export const moneyQuery = (trade: number) =>
  queryOptions({
    queryKey: [...keyOf(ledgerApi.money), trade],
    queryFn: ({ signal }) => call(ledgerApi.money, { query: { trade } }, { signal }),
    staleTime: 0,
    retry: false,
  });

/** The closing of a trade, for the names of its parties. */
export const closingOfTrade = (id: number) =>
  queryOptions({ ...read(closingApi.read, { params: { id } }), staleTime: 0, retry: false });
