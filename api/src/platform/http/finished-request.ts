import type { FastifyReply, FastifyRequest } from 'fastify';

/** A request whose response was sent, as the log and the metrics see it. */
export interface FinishedRequest {
  id: string;
  method: string;
  url: string;
  route: string | undefined;
  address: string;
  status: number;
  milliseconds: number;
  /** The client disconnected before the response was complete. */
  aborted?: true;
}

export const finishedRequest = (request: FastifyRequest, reply: FastifyReply): FinishedRequest => ({
  id: request.id,
  method: request.method,
  url: request.url,
  route: request.routeOptions.url,
  address: request.ip,
  status: reply.statusCode,
  milliseconds: reply.elapsedTime,
});
