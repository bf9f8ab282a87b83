import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Endpoint, ResponseBody } from '@tradewind/contract/endpoint';
import { addressOf, type Given, type Input, keyOf } from './api.ts';
import { nextPageIn } from './next-page.ts';
import { apiOf } from './query-client.ts';
import { type FetchApi, queryFailureOf } from './request.ts';

export type ItemOf<E extends Endpoint> = ResponseBody<E> extends readonly (infer Item)[] ? Item : never;

/** One page of a list that the server pages. */
export interface ListPage<Item> {
  items: Item[];
  /** How many there are on all pages, or on this one if the server does not count them. */
  total: number;
  /** How many there are without a search. */
  all: number;
  /** The address of the next page. */
  next: string | undefined;
}

/** The pages of a list, loaded one after the other. */
export function pages<E extends Endpoint>(list: E, ...given: Given<E>) {
  const first = addressOf(list, ...given);
  const [input] = given;
  return infiniteQueryOptions({
    queryKey: [...keyOf(list, (input as Input | undefined)?.params), 'pages', first],
    initialPageParam: first,
    queryFn: ({ client, pageParam, signal }) => readPage(apiOf(client), list, pageParam, signal),
    getNextPageParam: ({ next }) => next,
  });
}

/**
 * Reads the first page of a list, or one that another page links to. The server serializes every item by the schema that
 * types it here.
 */
export async function readPage<E extends Endpoint>(
  api: FetchApi,
  _list: E,
  address: string,
  signal?: AbortSignal,
): Promise<ListPage<ItemOf<E>>> {
  const response = await api(address, signal ? { signal } : {});
  if (!response.ok) throw await queryFailureOf(response);
  const items: ItemOf<E>[] = await response.json();
  const total = countIn(response, 'X-Total-Count') ?? items.length;
  const all = countIn(response, 'X-Catalogue-Count') ?? total;
  return { items, total, all, next: nextPageIn(response.headers.get('Link')) };
}

function countIn(response: Response, header: string): number | undefined {
  const value = response.headers.get(header);
  return value === null ? undefined : Number(value);
}
