import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Boat } from '@tradewind/contract/boats';
import { apiOf } from '../../lib/query-client.ts';
import { queryFailureOf } from '../../lib/request.ts';
import { nextPageIn } from './next-page.ts';

const PAGE_SIZE = 24;

export interface BoatPage {
  boats: Boat[];
  /** How many match, and how many there are. */
  matches: number;
  all: number;
  next: string | undefined;
}

export const featuredBoatsQuery = queryOptions<Boat[]>({ queryKey: ['/api/boats/featured'] });

export const boatQuery = (id: string) => queryOptions<Boat>({ queryKey: ['/api/boats', id] });

/** The catalogue in pages: the server is asked for as many as a screen shows. */
export const boatPagesQuery = infiniteQueryOptions({
  queryKey: ['/api/boats', 'pages'],
  initialPageParam: `/api/boats?limit=${PAGE_SIZE}`,
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

function countIn(response: Response, header: string): number | undefined {
  const value = response.headers.get(header);
  return value === null ? undefined : Number(value);
}
