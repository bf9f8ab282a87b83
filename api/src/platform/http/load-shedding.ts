import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Failure } from '@tradewind/contract/errors';
import type { FastifyRequest } from 'fastify';
import type { App } from './app.ts';

/** How late the event loop may be on average before requests are turned away. */
const MOST_LAG_MS = 500;
const LOOK_EVERY_MS = 500;
/** So many looks in a row: one long pause, such as a collection of garbage, turns nobody away. */
const LOOKS = 2;
const RESOLUTION_MS = 20;
const RETRY_AFTER_SECONDS = 5;

const BUSY: Failure = { code: 'unavailable', message: 'Tradewind is very busy. Please try again in a moment.' };

/** Answered however busy the process is: it is alive, and whoever watches it should see how it fares. */
const NEVER_SHED = new Set<string | undefined>(['/healthz', '/readyz', '/metrics']);

/** Reached while the event loop's lag, noted every half second, was too long several times in a row. */
export function overloadGauge() {
  let late = 0;
  return {
    note: (lagMs: number) => {
      late = lagMs > MOST_LAG_MS ? late + 1 : 0;
    },
    isReached: () => late >= LOOKS,
  };
}

/** Turns requests away with 503 while the event loop lags, so that those who are let in are answered in time. */
export function registerLoadShedding(app: App, isInProcess: (request: FastifyRequest) => boolean): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  const overload = overloadGauge();
  const look = () => {
    const before = overload.isReached();
    // Without a single sample the loop stood still all the time.
    const lag = delay.count === 0 ? Number.POSITIVE_INFINITY : delay.mean / 1e6 - RESOLUTION_MS;
    delay.reset();
    overload.note(lag);
    if (overload.isReached() !== before) app.log.warn({ lag }, before ? 'takes requests again' : 'turns requests away');
  };

  // Loading modules at startup is not overload, so the watch starts with the listening server.
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
