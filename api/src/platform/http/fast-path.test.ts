import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { insertBoat } from '../../testing/factories.ts';

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await testApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  await insertBoat(app.database.db, { title: 'Kept', description: 'long '.repeat(400) });
  address = await app.app.listen({ host: '127.0.0.1', port: 0 });
});

let visitors = 0;
const visitor = () => `203.0.113.${++visitors}`;
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(address + path, { headers: { 'x-forwarded-for': visitor(), ...headers } });
const hits = () => app.dependencies.responseCache.stats.hits;
const headersOf = (response: Response) =>
  Object.fromEntries([...response.headers].filter(([name]) => !['x-request-id', 'date'].includes(name)));

describe('A cached response', () => {
  it.each(['identity', 'gzip', 'br'])('is resent unchanged as %s', async (encoding) => {
    const path = `/api/boats?limit=7&minYear=19${encoding.length}0`;
    const first = await get(path, { 'accept-encoding': encoding });
    const before = hits();
    const second = await get(path, { 'accept-encoding': encoding });
    expect(hits()).toBe(before + 1);
    expect(headersOf(second)).toEqual(headersOf(first));
    expect(second.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(second.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await second.json()).toEqual(await first.json());
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  });

  it('keeps the request id from a proxy and is logged', async () => {
    await get('/api/boats/featured');
    const again = await get('/api/boats/featured', { 'x-request-id': 'from-the-proxy' });
    expect(again.headers.get('x-request-id')).toBe('from-the-proxy');
    expect(app.logged()).toMatch(/"reqId":"from-the-proxy".*"route":"\/api\/boats\/featured"/);
  });

  it('becomes a 304 when the browser has it', async () => {
    const first = await get('/api/boats?limit=9');
    const again = await get('/api/boats?limit=9', { 'if-none-match': String(first.headers.get('etag')) });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(again.headers.get('content-type')).toBeNull();
    expect(await again.text()).toBe('');
  });

  it('counts toward the rate limit of the IP address', async () => {
    const from = { 'x-forwarded-for': visitor() };
    const statuses = new Map<number, number>();
    for (let n = 0; n < 1_210; n++) {
      const { status } = await get('/api/boats?limit=3', from);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(statuses.get(200)).toBe(1_200);
    expect(statuses.get(429)).toBe(10);
    const refused = await get('/api/boats?limit=3', from);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await get('/api/boats?limit=3')).status).toBe(200);
  });
});

it('leaves requests other than plain reads to Fastify', async () => {
  await get('/api/boats/featured');
  const before = hits();
  expect((await fetch(`${address}/api/boats/featured`, { method: 'HEAD' })).status).toBe(200);
  expect((await fetch(`${address}/api/boats/featured`, { method: 'POST' })).status).toBe(404);
  expect(hits()).toBeLessThanOrEqual(before + 1);
});

describe('A URL of more than 4,096 bytes', () => {
  const long = (bytes: number, start = '/api/boats?query=') => start + 'x'.repeat(bytes - start.length);

  it('is refused with 414 before any other work', async () => {
    const { misses } = app.dependencies.responseCache.stats;
    const response = await get(long(4_097));
    expect(response.status).toBe(414);
    expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(await response.json()).toEqual({
      code: 'address_too_long',
      message: expect.stringContaining('4,096 bytes'),
    });
    expect(app.dependencies.responseCache.stats.misses).toBe(misses);
    expect((await get(long(4_096))).status).toBe(400);
  });

  it('is refused at any length and for any method', async () => {
    for (const bytes of [10_000, 20_000, 200_000]) expect((await get(long(bytes))).status, String(bytes)).toBe(414);
    const sent = await fetch(address + long(5_000), { method: 'POST', body: '{}' });
    expect(sent.status).toBe(414);
    const head = await fetch(address + long(5_000), { method: 'HEAD' });
    expect(head.status).toBe(414);
  });

  it('shows browsers a page with a link to the start page', async () => {
    const response = await get(long(5_000, '/boats?query='), { accept: 'text/html,*/*' });
    expect(response.status).toBe(414);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response.text()).toContain('<a href="/">');
  });

  it('is truncated in the log', async () => {
    await get(long(4_500, '/api/long-one?query='));
    const line =
      app
        .logged()
        .split('\n')
        .find((text) => text.includes('/api/long-one')) ?? '';
    expect(line).toContain('"status":414');
    expect(line.length).toBeLessThan(1_000);
  });
});

it('refuses headers of more than 16 kB with 431', async () => {
  const response = await get('/api/site', { 'x-filler': 'x'.repeat(20_000) });
  expect(response.status).toBe(431);
  expect(await response.json()).toMatchObject({ code: 'headers_too_large' });
});
