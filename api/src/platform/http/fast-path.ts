import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { Config } from '../../config.ts';
import type { ResponseCache } from '../response-cache.ts';
import type { FinishedRequest } from './finished-request.ts';
import type { IpLimit } from './ip-limit.ts';
import { LONGEST_URL, refuseLongUrl } from './long-url.ts';
import { requestId } from './request-id.ts';

interface Options {
  caches: readonly ResponseCache[];
  /** Undefined when rate limits are off. */
  limit: IpLimit | undefined;
  trustProxy: Config['server']['trustProxy'];
  /** Called for each response sent here. */
  onFinished: ((request: FinishedRequest) => void) | undefined;
}

const NEEDS_FASTIFY = ['content-length', 'transfer-encoding', 'range'];

/** How many characters of a refused URL are logged. */
const LOGGED_URL = 200;

/**
 * Handles requests before Fastify does: resends cached responses with all their headers, which takes a third of the work, and
 * refuses URLs that are too long. Fastify gets everything else.
 */
export function createFastPath({ caches, limit, trustProxy, onFinished }: Options) {
  const ipOf = ipReader(trustProxy);

  const refuseLong = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { url = '', method = '' } = request;
    if (url.length <= LONGEST_URL) return false;
    const id = requestId(request);
    refuseLongUrl(request, response, id);
    const shown = `${url.slice(0, LOGGED_URL)}…`;
    const { statusCode: status } = response;
    onFinished?.({ id, method, url: shown, route: undefined, address: ipOf(request), status, milliseconds: 0 });
    return true;
  };

  const sendCached = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { url = '', method, headers } = request;
    if (method !== 'GET' || NEEDS_FASTIFY.some((name) => name in headers)) return false;
    for (const cache of caches) {
      const sent = cache.sentBefore(url, headers);
      if (!sent) continue;
      if (limit && limit.count(ipOf(request)).current > limit.max) return false;
      const id = requestId(request);
      const { status, route, head, body } = sent;
      response.writeHead(status, ['x-request-id', id, ...head]).end(body);
      onFinished?.({ id, method, url, route, address: ipOf(request), status, milliseconds: 0 });
      return true;
    }
    return false;
  };

  return {
    /** Not done with Fastify's `serverFactory`, because with one Fastify listens on only one of localhost's addresses. */
    install(server: Server): void {
      const handlers = server.listeners('request');
      server.removeAllListeners('request');
      server.on('request', (request, response) => {
        if (refuseLong(request, response) || sendCached(request, response)) return;
        for (const handle of handlers) handle.call(server, request, response);
      });
    },
  };
}

/** Reads the client's IP address as Fastify does. */
function ipReader(trust: Options['trustProxy']): (request: IncomingMessage) => string {
  if (!trust) return (request) => request.socket.remoteAddress ?? '';
  const trusts = typeof trust === 'string' ? proxyAddress.compile(trust.split(',').map((part) => part.trim())) : trust;
  return (request) => proxyAddress(request, typeof trusts === 'function' ? trusts : () => true);
}
