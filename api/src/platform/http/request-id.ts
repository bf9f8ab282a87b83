import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const PLAIN = /^[\w.-]{8,64}$/;

/** Reuses a well-formed id from a proxy, so that its log can be matched with ours. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && PLAIN.test(given) ? given : randomUUID();
}
