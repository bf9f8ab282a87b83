import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Failure } from '@tradewind/contract/errors';
import type { FastifyRequest } from 'fastify';
import type { App } from './app.ts';

/** The average lag of the event loop from which requests are refused. */
const MOST_LAG_MS = 500;
const LOOK_EVERY_MS = 500;
/** How many checks in a row must be late, so that one long pause, such as a garbage collection, refuses nobody. */
const LOOKS = 2;
const RESOLUTION_MS = 20;
const RETRY_AFTER_SECONDS = 5;

const BUSY: Failure = { code: 'unavailable', message: 'Tradewind is very busy. Please try again in a moment.' };

/** Monitoring gets through however busy the process is. */
const NEVER_SHED = new Set<string | undefined>(['/healthz', '/readyz', '/metrics']);

/** Reached once the lag of the event loop was too long in several checks in a row. */
export function overloadGauge() {
  let late = 0;
  return {
    note: (lagMs: number) => {
      late = lagMs > MOST_LAG_MS ? late + 1 : 0;
    },
    isReached: () => late >= LOOKS,
  };
}

/** Refuses requests with 503 while the event loop lags, so that accepted ones finish in time. */
export function registerLoadShedding(app: App, isInProcess: (request: FastifyRequest) => boolean): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  const overload = overloadGauge();
  const look = () => {
    const before = overload.isReached();
    // No sample at all means that the loop was blocked the whole time.
    const lag = delay.count === 0 ? Number.POSITIVE_INFINITY : delay.mean / 1e6 - RESOLUTION_MS;
    delay.reset();
    overload.note(lag);
    if (overload.isReached() !== before)
      app.log.warn({ lag }, before ? 'overload is over: accepting requests' : 'overloaded: refusing requests');
  };

  // Loading modules at startup is not overload, so the checks start once the server listens.
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    delay.enable();
    timer = setInterval(look, LOOK_EVERY_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    delay.disable();
  });

  app.addHook('onRequest', (request, reply, done) => {
    if (!overload.isReached() || NEVER_SHED.has(request.routeOptions.url) || isInProcess(request)) return done();
    reply.code(503).headers({ 'retry-after': RETRY_AFTER_SECONDS, 'cache-control': 'no-store' }).send(BUSY);
  });
}
