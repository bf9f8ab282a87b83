import type { FastifyRequest } from 'fastify';

/** Where an action came from. */
export interface Origin {
  address?: string | undefined;
  userAgent?: string | undefined;
}

export const originOf = (request: FastifyRequest): Origin => ({
  address: request.ip,
  userAgent: request.headers['user-agent'],
});
