import pino, { type Logger } from 'pino';
import { loggable } from '../../db/failures.ts';
import type { Answered } from './front-door.ts';

const SECRET_PARAMETERS = /([?&](?:[^=&]*token|code|state|password|key|secret|signature)=)[^&#]*/gi;
const SECRET_SEGMENTS = /(\/manage\/)[^/?#]+/gi;

/** An address as it may be logged: without the tokens that some of ours carry. */
export const withoutSecrets = (url: string): string =>
  url.replace(SECRET_PARAMETERS, '$1***').replace(SECRET_SEGMENTS, '$1***');

const redact = {
  paths: ['password', 'newPassword', 'currentPassword', 'token', 'authorization', 'cookie'].flatMap((name) => [
    name,
    `*.${name}`,
    `*.*.${name}`,
  ]),
  censor: '***',
};

const serializers = {
  err: (error: unknown) => pino.stdSerializers.err(error instanceof Error ? loggable(error) : new Error(String(error))),
};

export const createLogger = (level: string, destination?: pino.DestinationStream): Logger =>
  pino(
    { level, redact, serializers, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    destination ?? pino.destination(1),
  );

/** One line for each answer. */
export function logAnswered(log: Logger, { id, method, url, route, address, status, milliseconds }: Answered): void {
  if (!log.isLevelEnabled('info')) return;
  const responseTime = Math.round(milliseconds * 100) / 100;
  log.info({ reqId: id, method, url: withoutSecrets(url), route, address, status, responseTime }, 'request completed');
}
