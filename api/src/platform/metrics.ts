import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Answered } from './http/front-door.ts';
import { Refusal } from './http/refusal.ts';

interface Sources {
  pool: { totalCount: number; idleCount: number; waitingCount: number };
  events: { subscribers: number };
  kept: Record<string, { stats: { hits: number; misses: number; bytes: number; entries: number } }>;
}

interface Access {
  token: string | undefined;
  production: boolean;
}

/**
 * `GET /metrics` in Prometheus' format. It needs the token where one is configured, and in production always: behind a proxy on
 * the same machine every request looks local. Returns the function that records an answer.
 */
export function registerMetrics(app: FastifyInstance, sources: Sources, access: Access) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests that were not answered from the cache, by route',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge('db_connections', 'Open database connections of the pool', () => sources.pool.totalCount);
  gauge('db_connections_idle', 'Those of them that are free', () => sources.pool.idleCount);
  gauge('db_waiting', 'Requests that wait for a connection', () => sources.pool.waitingCount);
  gauge('event_streams', 'Open event streams', () => sources.events.subscribers);
  for (const [name, kept] of Object.entries(sources.kept)) {
    gauge(`kept_${name}_hits`, `Answers sent from the kept ${name}`, () => kept.stats.hits);
    gauge(`kept_${name}_misses`, `Answers made for want of kept ${name}`, () => kept.stats.misses);
    gauge(`kept_${name}_bytes`, `Memory of the kept ${name}`, () => kept.stats.bytes);
  }

  app.get('/metrics', { schema: { hide: true }, config: { rateLimit: false } }, async (request, reply) => {
    if (!mayRead(request.headers.authorization ?? '', access)) throw new Refusal('not_signed_in', NEEDS_TOKEN);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return ({ method, route = 'none', status, milliseconds, aborted }: Answered) => {
    // The client decides how long an answer takes that it breaks off, such as an event stream.
    if (aborted && status < 400) return;
    durations.observe({ method, route, status }, milliseconds / 1_000);
  };
}

const NEEDS_TOKEN = 'Send METRICS_TOKEN as a bearer token to read the metrics.';

const mayRead = (authorization: string, { token, production }: Access): boolean =>
  token ? same(authorization, `Bearer ${token}`) : !production;

/** Digests are of one length, and comparing them takes as long for a good guess as for a bad one. */
const same = (given: string, expected: string) => timingSafeEqual(digest(given), digest(expected));
const digest = (text: string) => createHash('sha256').update(text).digest();
