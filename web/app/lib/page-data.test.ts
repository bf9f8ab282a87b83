import { queryOptions } from '@tanstack/react-query';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type PageReader, serverLoader } from './page-data.ts';
import { serverContext } from './server-context.ts';

const boat = queryOptions<{ id: number }>({ queryKey: ['/api/boats', 7] });
const stats = queryOptions<unknown>({ queryKey: ['/api/stats'] });

const reads: PageReader = (client) => ({
  needs: [client.ensureQueryData(boat)],
  wants: [client.ensureQueryData(stats)],
});

function load(responses: Record<string, Response>) {
  const fetchApi = async (path: string) => responses[path] ?? Response.json({ message: 'None' }, { status: 404 });
  const context = new RouterContextProvider();
  context.set(serverContext, { fetchApi, nonce: 'n', publicUrl: 'https://boats.example', markIncomplete: () => {} });
  const request = new Request('https://boats.example/boats/7');
  return serverLoader(reads)({ params: {}, request, context } as unknown as LoaderFunctionArgs);
}

test('returns the loaded data', async () => {
  const { dehydrated } = await load({
    '/api/boats/7': Response.json({ id: 7 }),
    '/api/stats': Response.json({ n: 1 }),
  });
  expect(dehydrated.queries.map((query) => query.queryKey)).toEqual([boat.queryKey, stats.queryKey]);
});

test('tolerates a failure of optional data', async () => {
  const { dehydrated } = await load({ '/api/boats/7': Response.json({ id: 7 }) });
  expect(dehydrated.queries).toHaveLength(1);
});

test('fails with the status and request id of required data', async () => {
  const response = Response.json({ message: 'Down', requestId: 'r1' }, { status: 503 });
  await expect(load({ '/api/boats/7': response })).rejects.toMatchObject({
    data: { requestId: 'r1' },
    init: { status: 503 },
  });
});
