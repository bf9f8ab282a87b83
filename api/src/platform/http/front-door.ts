import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { ResponseCache } from '../response-cache.ts';
import type { AddressLimit } from './address-limit.ts';
import { LONGEST_ADDRESS, refuseLongAddress } from './long-address.ts';
import { requestId } from './request-id.ts';

export interface Answered {
  id: string;
  method: string;
  url: string;
  route: string | undefined;
  address: string;
  status: number;
  milliseconds: number;
  /** The client hung up before its answer was out. */
  aborted?: true;
}

export const answeredBy = (request: FastifyRequest, reply: FastifyReply): Answered => ({
  id: request.id,
  method: request.method,
  url: request.url,
  route: request.routeOptions.url,
  address: request.ip,
  status: reply.statusCode,
  milliseconds: reply.elapsedTime,
});

interface Options {
  kept: readonly ResponseCache[];
  /** Nothing where the limits are switched off. */
  limit: AddressLimit | undefined;
  trustProxy: Config['server']['trustProxy'];
  /** Told of each answer, where anybody wants to know. */
  onAnswered: ((answered: Answered) => void) | undefined;
}

const RATHER_FASTIFY = ['content-length', 'transfer-encoding', 'range'];

/** How much of a refused address is logged. */
const SHOWN_ADDRESS = 200;

/**
 * Sends what is kept as it went out before, headers included, before the framework sees the request: a third of the work.
 * Refuses addresses that are too long before any work is done. Everything else is the framework's.
 */
export function createFrontDoor({ kept, limit, trustProxy, onAnswered }: Options) {
  const addressOf = addressReader(trustProxy);

  const refuseLong = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { url = '', method = '' } = request;
    if (url.length <= LONGEST_ADDRESS) return false;
    const id = requestId(request);
    refuseLongAddress(request, response, id);
    const shown = `${url.slice(0, SHOWN_ADDRESS)}…`;
    const { statusCode: status } = response;
    onAnswered?.({ id, method, url: shown, route: undefined, address: addressOf(request), status, milliseconds: 0 });
    return true;
  };

  const sendAgain = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { url = '', method, headers } = request;
    if (method !== 'GET' || RATHER_FASTIFY.some((name) => name in headers)) return false;
    for (const answers of kept) {
      const again = answers.again(url, headers);
      if (!again) continue;
      if (limit && limit.count(addressOf(request)).current > limit.max) return false;
      const id = requestId(request);
      const { status, route, head, body } = again;
      response.writeHead(status, ['x-request-id', id, ...head]).end(body);
      onAnswered?.({ id, method, url, route, address: addressOf(request), status, milliseconds: 0 });
      return true;
    }
    return false;
  };

  return {
    /** Takes the server's requests first. (Not by Fastify's `serverFactory`: with one, it listens on one of localhost's addresses only.) */
    standBefore(server: Server): void {
      const handlers = server.listeners('request');
      server.removeAllListeners('request');
      server.on('request', (request, response) => {
        if (refuseLong(request, response) || sendAgain(request, response)) return;
        for (const handle of handlers) handle.call(server, request, response);
      });
    },
  };
}

/** Whose request it is, as Fastify says it. */
function addressReader(trust: Options['trustProxy']): (request: IncomingMessage) => string {
  if (!trust) return (request) => request.socket.remoteAddress ?? '';
  const trusts = typeof trust === 'string' ? proxyAddress.compile(trust.split(',').map((part) => part.trim())) : trust;
  return (request) => proxyAddress(request, typeof trusts === 'function' ? trusts : () => true);
}
