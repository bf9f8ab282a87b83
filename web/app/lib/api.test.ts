import { boatsApi } from '@tradewind/contract/boats';
import { listingsApi } from '@tradewind/contract/listings';
import { possessionApi } from '@tradewind/contract/possession';
import { afterEach, expect, it, vi } from 'vitest';

/** Loads the modules in a browser that has read two boats, and whose calls get this response. */
async function browserWith(response: Response) {
  vi.stubGlobal('document', {});
  vi.stubGlobal('fetch', async () => response);
  vi.resetModules();
  const { call, keyOf } = await import('./api.ts');
  const client = (await import('./query-client.ts')).queryClientForRendering();
  for (const id of [7, 8]) {
    client.setQueryData(keyOf(boatsApi.read, { id }), {});
    client.setQueryData(keyOf(possessionApi.read, { id }), {});
  }
  client.setQueryData(keyOf(listingsApi.mine), []);
  const stale = () =>
    client
      .getQueryCache()
      .findAll({ stale: true })
      .map(({ queryKey }) => queryKey.join('/'));
  return { call, stale, forget: () => client.clear() };
}

afterEach(() => {
  vi.unstubAllGlobals();
  // The modules above took this process for a browser.
  vi.resetModules();
});

it('makes stale what a call changes, of its own boat only', async () => {
  const { call, stale, forget } = await browserWith(Response.json({}));
  await call(possessionApi.askCode, { params: { id: 7 } });
  expect(stale()).toEqual(['/api/boats/7/possession', '/api/boats/my-listings']);
  forget();
});

it('makes stale what is below a read, too', async () => {
  const { call, stale, forget } = await browserWith(Response.json({}));
  await call(possessionApi.withdraw, { params: { id: 7 } });
  expect(stale()).toEqual(['/api/boats/7', '/api/boats/7/possession', '/api/boats/my-listings']);
  forget();
});

it('makes nothing stale when the call is refused', async () => {
  const { call, stale, forget } = await browserWith(Response.json({ message: 'No' }, { status: 409 }));
  await expect(call(possessionApi.withdraw, { params: { id: 7 } })).rejects.toThrow('No');
  expect(stale()).toEqual([]);
  forget();
});
