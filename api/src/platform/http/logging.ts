import pino, { type Logger } from 'pino';
import { loggable } from '../../db/failures.ts';
import type { FinishedRequest } from './finished-request.ts';
import { loggableText, loggableUrl } from './loggable-url.ts';

const redact = {
  paths: ['password', 'newPassword', 'currentPassword', 'token', 'secret', 'apiKey', 'authorization', 'cookie'].flatMap(
    (name) => [name, `*.${name}`, `*.*.${name}`],
  ),
  censor: '***',
};

const serializers = {
  err(error: unknown) {
    const written = pino.stdSerializers.err(error instanceof Error ? loggable(error) : new Error(String(error)));
    return { ...written, message: loggableText(written.message), stack: loggableText(written.stack) };
  },
  // Fastify logs its request under this name; headers and bodies stay out of the log.
  req: ({ method, url }: { method?: string; url?: string }) => ({ method, url: loggableUrl(url ?? '') }),
};

export const createLogger = (level: string, destination?: pino.DestinationStream): Logger =>
  pino(
    { level, redact, serializers, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    destination ?? pino.destination(1),
  );

/** Writes one line for each request. */
export function logRequest(log: Logger, finished: FinishedRequest): void {
  if (!log.isLevelEnabled('info')) return;
  const { id, method, url, route, address, status, milliseconds, aborted } = finished;
  const responseTime = Math.round(milliseconds * 100) / 100;
  const line = { reqId: id, method, url: loggableUrl(url), route, address, status, responseTime };
  log.info(line, aborted ? 'client disconnected' : 'request completed');
}
