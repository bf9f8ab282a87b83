import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { activityApi } from '@tradewind/contract/activity';
import { adminApi } from '@tradewind/contract/admin';
import { ADMIN_READS } from '@tradewind/contract/admin-reads';
import { type Endpoint, pathOf, queryString } from '@tradewind/contract/endpoint';
import { inventoryApi } from '@tradewind/contract/inventory';
import { keyOf, read } from '../../lib/api.ts';
import { readPage } from '../../lib/pages.ts';
import { apiOf } from '../../lib/query-client.ts';

/** Always stale, since other admins change the same data. */
const fresh = { staleTime: 0 } as const;

export const figuresQuery = queryOptions({ ...read(adminApi.figures), ...fresh });
export const actionsQuery = queryOptions({ ...read(activityApi.actions), ...fresh });
export const syncQuery = queryOptions({ ...read(inventoryApi.runs), ...fresh });
export const userQuery = (id: string) => queryOptions({ ...read(adminApi.user, { params: { id } }), ...fresh });

/** One page of a list. The previous page stays until the next has loaded. */
export const pageQuery = <E extends Endpoint>(list: E, address: string) =>
  queryOptions({
    queryKey: [...keyOf(list), address],
    queryFn: ({ client, signal }) => readPage(apiOf(client), list, address, signal),
    placeholderData: keepPreviousData,
    ...fresh,
  });

/** The values that a list is filtered by. An empty text does not filter. */
export type ListFilter = Readonly<Record<string, string | number>>;

/** The address of the first page. */
export function firstPage(list: Pick<Endpoint, 'path'>, filter: ListFilter): string {
  const given = Object.entries(filter).filter(([, value]) => value !== '');
  return `${pathOf(list)}?${queryString(Object.fromEntries(given))}`;
}

/** Invalidates all admin queries, since any action may change any of these screens. */
export const readAdminAgain = (client: QueryClient) =>
  Promise.all(ADMIN_READS.map((path) => client.invalidateQueries({ queryKey: keyOf({ path }) })));
