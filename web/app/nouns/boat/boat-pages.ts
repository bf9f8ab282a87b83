import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Boat } from '@tradewind/contract/boats';
import { boatsApi } from '@tradewind/contract/boats';
import { keyOf } from '../../lib/api.ts';
import { nextPageIn } from '../../lib/next-page.ts';
import { apiOf } from '../../lib/query-client.ts';
import { queryFailureOf } from '../../lib/request.ts';

export interface BoatPage {
  boats: Boat[];
  /** The number of matches, and of all boats. */
  matches: number;
  all: number;
  next: string | undefined;
}

/** Pages of boats, from the address of the first page. */
export function boatPages(first: string) {
  return infiniteQueryOptions({
    queryKey: [...keyOf(boatsApi.list), 'pages', first],
    initialPageParam: first,
    queryFn: async ({ client, pageParam, signal }): Promise<BoatPage> => {
      const response = await apiOf(client)(pageParam, { signal });
      if (!response.ok) throw await queryFailureOf(response);
      const boats: Boat[] = await response.json();
      const matches = countIn(response, 'X-Total-Count') ?? boats.length;
      return {
        boats,
        matches,
        all: countIn(response, 'X-Catalogue-Count') ?? matches,
        next: nextPageIn(response.headers.get('Link')),
      };
    },
    getNextPageParam: (page) => page.next,
  });
}

function countIn(response: Response, header: string): number | undefined {
  const value = response.headers.get(header);
  return value === null ? undefined : Number(value);
}
