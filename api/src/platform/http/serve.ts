import type { Endpoint } from '@tradewind/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AdminCaller, BrokerCaller, StaffCaller } from '../auth.ts';
import type { App } from './app.ts';
import { failures } from './failures.ts';

type Read<E extends Endpoint, Part extends keyof Endpoint> =
  E extends Record<Part, infer S extends z.ZodType> ? z.output<S> : unknown;

/** The request of a call, typed by its schemas. */
type ServedRequest<E extends Endpoint> = FastifyRequest<{
  Params: Read<E, 'params'>;
  Querystring: Read<E, 'query'>;
  Body: Read<E, 'body'>;
  Headers: Read<E, 'headers'>;
}> &
  (E extends { access: 'admin' } ? { caller: AdminCaller } : unknown) &
  (E extends { access: 'broker' } ? { caller: BrokerCaller } : unknown) &
  (E extends { access: 'staff' } ? { caller: StaffCaller } : unknown);

type Given<E extends Endpoint> = E extends { responses: infer A }
  ? A[keyof A] extends infer S extends z.ZodType
    ? z.input<S>
    : never
  : never;

/** Returns the response body that the contract declares, or the reply if it has sent the response itself. */
type Handler<E extends Endpoint> = (
  request: ServedRequest<E>,
  reply: FastifyReply,
) => Given<E> | FastifyReply | Promise<Given<E> | FastifyReply>;

/** Registers a route for a call of the contract, which defines its access, input and responses. */
export function serve<E extends Endpoint>(
  app: App,
  endpoint: E,
  handler: Handler<E>,
  { bodyLimit }: { bodyLimit?: number } = {},
): void {
  const { method, path, tag, summary, description, params, query, body, headers } = endpoint;
  const { responses = {}, refuses = [], refusals = {} } = endpoint;
  const status = Number(Object.keys(responses)[0] ?? 200);
  app.route({
    method,
    url: path,
    ...(bodyLimit !== undefined && { bodyLimit }),
    config: { endpoint },
    schema: {
      tags: [tag],
      summary,
      ...(description !== undefined && { description }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(headers && { headers }),
      response: { ...responses, ...failures(...refuses), ...refusals },
    },
    handler: (request, reply) => {
      if (status !== 200) reply.code(status);
      return handler(request as ServedRequest<E>, reply);
    },
  });
}
