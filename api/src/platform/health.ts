import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const PATIENCE_MS = 2_000;

interface Checks {
  database(): Promise<unknown>;
  queue(): Promise<boolean>;
}

/** `/healthz`: the process answers. `/readyz`: its database and queue do too, and it is not about to stop. */
export function registerHealth(app: FastifyInstance, checks: Checks): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  const quiet = { schema: { hide: true }, logLevel: 'silent' as const, config: { rateLimit: false } };
  app.get('/healthz', quiet, async () => ({ status: 'ok' }));
  app.get('/readyz', quiet, async (_request, reply) => {
    const [database, queue] = await Promise.all([inTime(checks.database().then(() => true)), inTime(checks.queue())]);
    const ready = database && queue && !stopping;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'unavailable', database, queue, stopping });
  });
}

/** A check that does not answer has answered. */
const inTime = (check: Promise<boolean>) =>
  Promise.race([check.catch(() => false), sleep(PATIENCE_MS, false, { ref: false })]);
