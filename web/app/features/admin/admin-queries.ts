import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { AdminFigures, AdminUserDetails } from '@tradewind/contract/admin';
import type { SyncOverview } from '@tradewind/contract/inventory';
import { nextPageIn } from '../../lib/next-page.ts';
import { apiOf } from '../../lib/query-client.ts';
import { queryFailureOf } from '../../lib/request.ts';

const ROOT = '/api/admin';

/** Others change what is shown here, too: each look at it asks again. */
const fresh = { staleTime: 0 } as const;

export const figuresQuery = queryOptions<AdminFigures>({ queryKey: [`${ROOT}/figures`], ...fresh });
export const actionsQuery = queryOptions<string[]>({ queryKey: [`${ROOT}/activity/actions`], ...fresh });
export const syncQuery = queryOptions<SyncOverview>({ queryKey: [`${ROOT}/cloud-yachts`], ...fresh });
export const userQuery = (id: string) =>
  queryOptions<AdminUserDetails>({ queryKey: [`${ROOT}/users`, encodeURIComponent(id), 'details'], ...fresh });

interface AnsweredPage<T> {
  items: T[];
  /** How many there are on all pages, where the server says so. */
  total: number | undefined;
  next: string | undefined;
}

/** A page by its address; the former one is shown until the next is there. */
export const pageQuery = <T>(address: string) =>
  queryOptions({
    queryKey: [address],
    queryFn: async ({ client, signal }): Promise<AnsweredPage<T>> => {
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

/** The address of a first page; what is empty is left out. */
export function firstPage(
  path: 'users' | 'listings' | 'reports' | 'activity',
  filter: Record<string, string | number>,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value !== '') query.set(name, String(value));
  return `${ROOT}/${path}?${query}`;
}

/** After an admin did something, everything on these screens may be different. */
export const readAdminAgain = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey: [address] }) => typeof address === 'string' && address.startsWith(ROOT),
  });
