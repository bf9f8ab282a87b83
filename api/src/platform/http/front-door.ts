import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { KeptAnswers } from '../kept-answers.ts';
import type { AddressLimit } from './address-limit.ts';
import { requestId } from './request-id.ts';

export interface Answered {
  id: string;
  method: string;
  url: string;
  route: string | undefined;
  address: string;
  status: number;
  milliseconds: number;
}

/** The same of an answer that the framework gave. */
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
  kept: readonly KeptAnswers[];
  /** Nothing where the limits are switched off. */
  limit: AddressLimit | undefined;
  trustProxy: Config['server']['trustProxy'];
  onAnswered(answered: Answered): void;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const RATHER_FASTIFY = ['content-length', 'transfer-encoding', 'range'];

/**
 * What was sent before and is still kept goes out again as it was, headers included, before the framework sees the
 * request: a third of the work. Everything else, refusals too, is the framework's.
 */
export function createFrontDoor({ kept, limit, trustProxy, onAnswered }: Options) {
  const addressOf = addressReader(trustProxy);

  const answer: (...exchange: Parameters<Handler>) => boolean = (request, response) => {
    const { url = '', method, headers } = request;
    if (method !== 'GET' || RATHER_FASTIFY.some((name) => name in headers)) return false;
    for (const answers of kept) {
      const again = answers.again(url, headers);
      if (!again) continue;
      const start = performance.now();
      const address = addressOf(request);
      if (limit && limit.count(address).current > limit.max) return false;
      const id = requestId(request);
      response.writeHead(again.status, ['x-request-id', id, ...again.head]).end(again.body);
      const { status, route } = again;
      onAnswered({ id, method, url, route, address, status, milliseconds: performance.now() - start });
      return true;
    }
    return false;
  };

  return {
    /** For Fastify's `serverFactory`. */
    serverFor(handler: Handler, timeouts: { keepAliveTimeout: number; requestTimeout: number }): Server {
      return createServer(timeouts, (request, response) => {
        if (!answer(request, response)) handler(request, response);
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
