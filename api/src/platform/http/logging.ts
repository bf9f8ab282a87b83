import pino, { type Logger } from 'pino';
import { loggable } from '../../db/failures.ts';
import type { FinishedRequest } from './finished-request.ts';
import { loggedAddress, loggedText } from './logged-address.ts';

const redact = {
  paths: ['password', 'newPassword', 'currentPassword', 'token', 'secret', 'apiKey', 'authorization', 'cookie'].flatMap(
    (name) => [name, `*.${name}`, `*.*.${name}`],
  ),
  censor: '***',
};

const serializers = {
  err(error: unknown) {
    const written = pino.stdSerializers.err(error instanceof Error ? loggable(error) : new Error(String(error)));
    return { ...written, message: loggedText(written.message), stack: loggedText(written.stack) };
  },
  // Fastify names its request so; headers and bodies stay out of the log.
  req: ({ method, url }: { method?: string; url?: string }) => ({ method, url: loggedAddress(url ?? '') }),
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
  const line = { reqId: id, method, url: loggedAddress(url), route, address, status, responseTime };
  log.info(line, aborted ? 'client hung up' : 'request completed');
}
