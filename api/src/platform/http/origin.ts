import type { FastifyRequest } from 'fastify';

export const originOf = (request: FastifyRequest) => ({
  address: request.ip,
  userAgent: request.headers['user-agent'],
});
