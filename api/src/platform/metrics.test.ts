import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { registerErrors } from './http/errors.ts';
import { registerMetrics } from './metrics.ts';

const sources = {
  pool: { totalCount: 3, idleCount: 2, waitingCount: 0 },
  events: { subscribers: 7 },
  caches: { api: { stats: { hits: 1, misses: 2, bytes: 3, entries: 4 } } },
};
const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});

async function read(access: { token?: string; production: boolean }, headers = {}, remoteAddress = '127.0.0.1') {
  const app = Fastify();
  open.push(app);
  registerErrors(app);
  registerMetrics(app, sources, { token: access.token, production: access.production });
  return app.inject({ url: '/metrics', headers, remoteAddress });
}

it('describe the state of the process', async () => {
  const { statusCode, body } = await read({ production: false }, {}, '203.0.113.9');
  expect(statusCode).toBe(200);
  expect(body).toContain('db_connections 3');
  expect(body).toContain('event_streams 7');
});

it('require their token wherever one is configured', async () => {
  const token = 'a-long-metrics-token';
  const status = async (authorization?: string) =>
    (await read({ token, production: true }, authorization ? { authorization } : {})).statusCode;
  expect(await status()).toBe(401);
  expect(await status('Bearer wrong')).toBe(401);
  expect(await status(`Bearer ${token}`)).toBe(200);
});

it.each(['127.0.0.1', '::1', '203.0.113.9'])(
  'are refused in production without a token, even to %s',
  async (address) => {
    for (const authorization of [undefined, 'Bearer undefined', 'Bearer '])
      expect((await read({ production: true }, authorization ? { authorization } : {}, address)).statusCode).toBe(401);
  },
);
