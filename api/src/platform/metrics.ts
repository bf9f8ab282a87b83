import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { FinishedRequest } from './http/finished-request.ts';
import { Refusal } from './http/refusal.ts';

interface Sources {
  pool: { totalCount: number; idleCount: number; waitingCount: number };
  events: { subscribers: number };
  caches: Record<string, { stats: { hits: number; misses: number; bytes: number; entries: number } }>;
}

interface Access {
  token: string | undefined;
  production: boolean;
}

/**
 * Serves `GET /metrics` in Prometheus format. A configured token is required; production always requires one, because behind a
 * proxy on the same machine every request looks local. Returns the function that records a request.
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
  for (const [name, cache] of Object.entries(sources.caches)) {
    gauge(`${name}_cache_hits`, `Responses sent from the ${name} cache`, () => cache.stats.hits);
    gauge(`${name}_cache_misses`, `Responses that the ${name} cache did not have`, () => cache.stats.misses);
    gauge(`${name}_cache_bytes`, `Memory of the ${name} cache`, () => cache.stats.bytes);
  }

  app.get('/metrics', { schema: { hide: true }, config: { rateLimit: false } }, async (request, reply) => {
    if (!mayRead(request.headers.authorization ?? '', access)) throw new Refusal('not_signed_in', NEEDS_TOKEN);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return ({ method, route = 'none', status, milliseconds, aborted }: FinishedRequest) => {
    // The client decides how long a response lasts that it aborts, such as an event stream.
    if (aborted && status < 400) return;
    durations.observe({ method, route, status }, milliseconds / 1_000);
  };
}

const NEEDS_TOKEN = 'Send METRICS_TOKEN as a bearer token to read the metrics.';

const mayRead = (authorization: string, { token, production }: Access): boolean =>
  token ? same(authorization, `Bearer ${token}`) : !production;

/** Compares digests in constant time; they have equal lengths, as `timingSafeEqual` requires. */
const same = (given: string, expected: string) => timingSafeEqual(digest(given), digest(expected));
const digest = (text: string) => createHash('sha256').update(text).digest();
