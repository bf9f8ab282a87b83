import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { collectedMemory } from '../testing/collected-memory.ts';
import { createResponseCache, LONGEST_CACHED_URL, type ResponseCache } from './response-cache.ts';

const long = 'Tradewind '.repeat(500);
let cache: ResponseCache;
let made: number;
let make: () => Promise<{ status: number; headers: Record<string, string>; body: Buffer }>;
let get: (
  headers?: Record<string, string>,
) => Promise<{ statusCode: number; headers: Record<string, unknown>; rawPayload: Buffer; body: string }>;

beforeEach(() => {
  cache = createResponseCache({ bytes: 1_000_000 });
  made = 0;
  make = async () => ({
    status: 200,
    headers: { 'content-type': 'text/plain' },
    body: Buffer.from(`${++made} ${long}`),
  });
  const app = Fastify();
  app.get('/', async (request, reply) => {
    await cache.send(request, reply, 'key', () => make());
    return reply;
  });
  get = (headers = {}) => app.inject({ url: '/', headers });
});

describe('Cached responses', () => {
  it('are made once and sent many times', async () => {
    expect((await get()).body).toBe(`1 ${long}`);
    expect((await get()).body).toBe(`1 ${long}`);
    expect(cache.stats).toMatchObject({ hits: 1, misses: 1, entries: 1 });
  });

  it('are made once for concurrent requests', async () => {
    await Promise.all(Array.from({ length: 20 }, () => get()));
    expect(made).toBe(1);
  });

  it('are compressed as the browser accepts', async () => {
    expect(brotliDecompressSync((await get({ 'accept-encoding': 'gzip, br' })).rawPayload).toString()).toBe(
      `1 ${long}`,
    );
    expect(gunzipSync((await get({ 'accept-encoding': 'gzip' })).rawPayload).toString()).toBe(`1 ${long}`);
  });

  it('are not sent again when the browser has them', async () => {
    const { headers } = await get();
    const again = await get({ 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('are made again after being dropped', async () => {
    const first = await get();
    cache.clear();
    const second = await get({ 'if-none-match': String(first.headers.etag) });
    expect(second.statusCode).toBe(200);
    expect(second.body).toBe(`2 ${long}`);
  });

  it('are not stored when the data changed while they were made', async () => {
    const slow = Promise.withResolvers<void>();
    const quick = make;
    make = () => slow.promise.then(quick);
    const waiting = get();
    await expect.poll(() => cache.stats.misses).toBe(1);
    cache.clear();
    slow.resolve();
    expect((await waiting).body).toBe(`1 ${long}`);
    expect((await get()).body).toBe(`2 ${long}`);
  });

  it('are not stored when they are errors', async () => {
    make = async () => ({ status: 404, headers: {}, body: Buffer.from(String(++made)) });
    expect((await get()).statusCode).toBe(404);
    expect((await get()).body).toBe('2');
  });

  describe('with URLs chosen by clients', () => {
    const server = (bytes: number, respond = make) => {
      cache = createResponseCache({ bytes });
      const app = Fastify();
      app.get('/*', async (request, reply) => {
        await cache.send(request, reply, request.url, respond);
        return reply;
      });
      return (url: string, encoding = 'identity') => app.inject({ url, headers: { 'accept-encoding': encoding } });
    };
    const notFound = async () => ({ status: 404, headers: {}, body: Buffer.from('nothing') });
    const empty = async () => ({ status: 200, headers: {}, body: Buffer.from('[]') });

    it('never exceed the limit in bytes', async () => {
      const ask = server(200_000);
      for (let i = 0; i < 50; i++) await ask(`/${i}`);
      expect(cache.stats.entries).toBeGreaterThan(0);
      expect(cache.stats.bytes).toBeLessThanOrEqual(200_000);
    });

    it('count the bytes of the URLs themselves', async () => {
      const ask = server(1_000_000, empty);
      await ask('/short');
      const short = cache.stats.bytes;
      cache.clear();
      await ask(`/${'x'.repeat(900)}`);
      expect(cache.stats.bytes - short).toBeGreaterThan(4 * 900);
      for (let i = 0; i < 500; i++) await ask(`/${i}${'x'.repeat(900)}`);
      expect(cache.stats.bytes).toBeLessThanOrEqual(1_000_000);
      expect(cache.stats.urls).toBeLessThan(30);
    });

    it('remember no URL that led to an error', async () => {
      const ask = server(1_000_000, notFound);
      for (let i = 0; i < 20; i++) expect((await ask(`/${i}`)).statusCode).toBe(404);
      expect(cache.stats).toMatchObject({ entries: 0, urls: 0, bytes: 0 });
    });

    it('do not include responses to long URLs, which are served all the same', async () => {
      const ask = server(1_000_000, empty);
      expect((await ask(`/${'x'.repeat(LONGEST_CACHED_URL)}`)).body).toBe('[]');
      expect(cache.stats).toMatchObject({ entries: 0, urls: 0, bytes: 0 });
    });

    it('take no more memory than counted, in any encoding', async () => {
      const ask = server(8_000_000, async () => ({ status: 200, headers: {}, body: Buffer.from('é'.repeat(700)) }));
      await Promise.all(['identity', 'gzip', 'br'].map((encoding) => ask('/warm', encoding)));
      cache.clear();
      const before = await collectedMemory();
      for (let i = 0; i < 600; i++) for (const encoding of ['identity', 'gzip', 'br']) await ask(`/${i}`, encoding);
      expect(cache.stats.entries).toBe(600);
      expect((await collectedMemory()) - before).toBeLessThan(cache.stats.bytes);
    });
  });
});
