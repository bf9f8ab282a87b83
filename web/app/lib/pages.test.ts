import { boatsApi } from '@tradewind/contract/boats';
import { peopleApi } from '@tradewind/contract/people';
import { expect, it } from 'vitest';
import { pages } from './pages.ts';
import { createQueryClient } from './query-client.ts';
import type { FetchApi } from './request.ts';

/** A server with these pages. */
function serverOf(responses: Readonly<Record<string, Response>>) {
  const asked: string[] = [];
  const api: FetchApi = async (path) => {
    asked.push(path);
    return responses[path] ?? new Response('{"message":"Not found"}', { status: 404 });
  };
  return { asked, client: createQueryClient(api) };
}

const first = '/api/boats?type=Bowrider&limit=1';
const second = '/api/boats?type=Bowrider&limit=1&cursor=abc';
const bowriders = pages(boatsApi.list, { query: { type: 'Bowrider', limit: 1 } });

it('reads the first page by the call’s input, and the others by the links', async () => {
  const counts = { 'X-Total-Count': '2', 'X-Catalogue-Count': '9' };
  const { asked, client } = serverOf({
    [first]: Response.json([{ id: 1 }], { headers: { ...counts, Link: `<${second}>; rel="next"` } }),
    [second]: Response.json([{ id: 2 }], { headers: counts }),
  });
  const { pages: read } = await client.fetchInfiniteQuery({ ...bowriders, pages: 2 });
  expect(asked).toEqual([first, second]);
  expect(read).toEqual([
    { items: [{ id: 1 }], total: 2, all: 9, next: second },
    { items: [{ id: 2 }], total: 2, all: 9, next: undefined },
  ]);
});

it('counts the items itself where the server does not', async () => {
  const reviews = pages(peopleApi.reviews, { params: { username: 'ann' } });
  const { client } = serverOf({ '/api/people/ann/reviews': Response.json([{ id: 1 }, { id: 2 }]) });
  const { pages: read } = await client.fetchInfiniteQuery(reviews);
  expect(read).toMatchObject([{ total: 2, all: 2 }]);
});

it('is stale together with other reads of the same thing', () => {
  expect(bowriders.queryKey).toEqual(['/api/boats', 'pages', first]);
  expect(pages(peopleApi.reviews, { params: { username: 'ann' } }).queryKey.slice(0, 3)).toEqual([
    '/api/people',
    'ann',
    'reviews',
  ]);
});

it('fails with the status of the response', async () => {
  await expect(serverOf({}).client.fetchInfiniteQuery(bowriders)).rejects.toMatchObject({ status: 404 });
});
