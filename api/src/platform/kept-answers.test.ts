import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { createKeptAnswers, type KeptAnswers } from './kept-answers.ts';

const long = 'Tradewind '.repeat(500);
let kept: KeptAnswers;
let made: number;
let make: () => Promise<{ status: number; headers: Record<string, string>; body: Buffer }>;
let get: (
  headers?: Record<string, string>,
) => Promise<{ statusCode: number; headers: Record<string, unknown>; rawPayload: Buffer; body: string }>;

beforeEach(() => {
  kept = createKeptAnswers({ bytes: 1_000_000 });
  made = 0;
  make = async () => ({
    status: 200,
    headers: { 'content-type': 'text/plain' },
    body: Buffer.from(`${++made} ${long}`),
  });
  const app = Fastify();
  app.get('/', async (request, reply) => {
    await kept.send(request, reply, 'key', () => make());
    return reply;
  });
  get = (headers = {}) => app.inject({ url: '/', headers });
});

describe('Kept answers', () => {
  it('are made once and sent many times', async () => {
    expect((await get()).body).toBe(`1 ${long}`);
    expect((await get()).body).toBe(`1 ${long}`);
    expect(kept.stats).toMatchObject({ hits: 1, misses: 1, entries: 1 });
  });

  it('are made once for all who ask at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => get()));
    expect(made).toBe(1);
  });

  it('travel compressed as the browser likes', async () => {
    expect(brotliDecompressSync((await get({ 'accept-encoding': 'gzip, br' })).rawPayload).toString()).toBe(
      `1 ${long}`,
    );
    expect(gunzipSync((await get({ 'accept-encoding': 'gzip' })).rawPayload).toString()).toBe(`1 ${long}`);
  });

  it('need not travel when the browser has them', async () => {
    const { headers } = await get();
    const again = await get({ 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('are made anew once dropped', async () => {
    const first = await get();
    kept.clear();
    const second = await get({ 'if-none-match': String(first.headers.etag) });
    expect(second.statusCode).toBe(200);
    expect(second.body).toBe(`2 ${long}`);
  });

  it('are not kept when what they show changed while they were made', async () => {
    const slow = Promise.withResolvers<void>();
    const quick = make;
    make = () => slow.promise.then(quick);
    const waiting = get();
    await expect.poll(() => kept.stats.misses).toBe(1);
    kept.clear();
    slow.resolve();
    expect((await waiting).body).toBe(`1 ${long}`);
    expect((await get()).body).toBe(`2 ${long}`);
  });

  it('are not kept when they are errors', async () => {
    make = async () => ({ status: 404, headers: {}, body: Buffer.from(String(++made)) });
    expect((await get()).statusCode).toBe(404);
    expect((await get()).body).toBe('2');
  });

  it('never take more memory than allowed', async () => {
    kept = createKeptAnswers({ bytes: 20_000 });
    const app = Fastify();
    app.get('/:key', async (request, reply) => {
      await kept.send(request, reply, request.url, () => make());
      return reply;
    });
    for (let i = 0; i < 50; i++) await app.inject({ url: `/${i}` });
    expect(kept.stats.bytes).toBeLessThanOrEqual(20_000);
  });
});
