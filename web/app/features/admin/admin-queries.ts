import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { activityApi } from '@tradewind/contract/activity';
import { adminApi } from '@tradewind/contract/admin';
import { adminListingsApi } from '@tradewind/contract/admin-listings';
import { ADMIN_READS } from '@tradewind/contract/admin-reads';
import { pathOf } from '@tradewind/contract/endpoint';
import { inventoryApi } from '@tradewind/contract/inventory';
import { possessionReviewApi } from '@tradewind/contract/possession-review';
import { reportReviewApi } from '@tradewind/contract/report-review';
import { keyOf, read } from '../../lib/api.ts';
import { nextPageIn } from '../../lib/next-page.ts';
import { apiOf } from '../../lib/query-client.ts';
import { queryFailureOf } from '../../lib/request.ts';

/** Always stale, since other admins change the same data. */
const fresh = { staleTime: 0 } as const;

export const figuresQuery = queryOptions({ ...read(adminApi.figures), ...fresh });
export const actionsQuery = queryOptions({ ...read(activityApi.actions), ...fresh });
export const syncQuery = queryOptions({ ...read(inventoryApi.runs), ...fresh });
export const userQuery = (id: string) => queryOptions({ ...read(adminApi.user, { params: { id } }), ...fresh });

interface LoadedPage<T> {
  items: T[];
  /** The total over all pages, if the server sends it. */
  total: number | undefined;
  next: string | undefined;
}

/** One page of a list. The previous page stays until the next has loaded. */
export const pageQuery = <T>(address: string) =>
  queryOptions({
    queryKey: address.split(/(?=\?)/),
    queryFn: async ({ client, signal }): Promise<LoadedPage<T>> => {
      const response = await apiOf(client)(address, { signal });
      if (!response.ok) throw await queryFailureOf(response);
      const total = response.headers.get('X-Total-Count');
      return {
        items: await response.json(),
        total: total === null ? undefined : Number(total),
        next: nextPageIn(response.headers.get('Link')),
      };
    },
    placeholderData: keepPreviousData,
    ...fresh,
  });

const lists = {
  users: adminApi.users,
  listings: adminListingsApi.list,
  reports: reportReviewApi.list,
  possession: possessionReviewApi.list,
  activity: activityApi.list,
};

/** The address of the first page, without empty parameters. */
export function firstPage(list: keyof typeof lists, filter: Record<string, string | number>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value !== '') query.set(name, String(value));
  return `${pathOf(lists[list])}?${query}`;
}

/** Invalidates all admin queries, since any action may change any of these screens. */
export const readAdminAgain = (client: QueryClient) =>
  Promise.all(ADMIN_READS.map((path) => client.invalidateQueries({ queryKey: keyOf({ path }) })));
