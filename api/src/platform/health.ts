import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** A check that takes longer has failed. */
export const HEALTH_PATIENCE_MS = 2_000;

interface Checks {
  /** Resolves when the pool that requests use can reach the database. */
  database(): Promise<unknown>;
  queue(): Promise<boolean>;
}

/** `/healthz`: the database responds. `/readyz`: so does the queue, and the process is not stopping. */
export function registerHealth(app: FastifyInstance, checks: Checks): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  const database = shared(() => checks.database().then(() => true));
  const queue = shared(checks.queue);
  const quiet = { schema: { hide: true }, logLevel: 'silent' as const, config: { rateLimit: false } };
  app.get('/healthz', quiet, async (_request, reply) => {
    const parts = { database: await database() };
    return respond(reply, parts.database, parts);
  });
  app.get('/readyz', quiet, async (_request, reply) => {
    const [databaseUp, queueUp] = await Promise.all([database(), queue()]);
    const parts = { database: databaseUp, queue: queueUp, stopping };
    return respond(reply, databaseUp && queueUp && !stopping, parts);
  });
}

const respond = (reply: FastifyReply, well: boolean, parts: Record<string, boolean>) =>
  reply
    .code(well ? 200 : 503)
    .header('cache-control', 'no-store')
    .send({ status: well ? 'ok' : 'unavailable', ...parts });

/** Concurrent callers share one run of the check. Later callers do not wait for one that hangs. */
function shared(check: () => Promise<boolean>): () => Promise<boolean> {
  let running: Promise<boolean> | undefined;
  return () => {
    if (running) return running;
    const outcome = check().catch(() => false);
    const inTime = Promise.race([outcome, sleep(HEALTH_PATIENCE_MS, false, { ref: false })]);
    running = inTime;
    void inTime.finally(() => {
      running = undefined;
    });
    return inTime;
  };
}
