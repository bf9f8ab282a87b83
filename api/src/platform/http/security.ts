import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import { contentSecurityPolicy } from '../pages/content-security.ts';
import type { App } from './app.ts';

const REQUESTS_PER_MINUTE = 1_200;

interface Options {
  https: boolean;
  rateLimits: boolean;
  /** Requests that this process makes to itself carry this header; nobody else knows its value. */
  inProcess: { header: string; secret: string };
}

export async function registerSecurity(app: App, { https, rateLimits, inProcess }: Options): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-site' },
    // Some of our addresses carry tokens: they never leave as a referrer.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
  const policy = contentSecurityPolicy([], https);
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy);
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(self), browsing-topics=()');
  });
  // Counted per process: with n processes behind a balancer an address has up to n times this. The limits that protect
  // accounts are counted in PostgreSQL.
  if (rateLimits) {
    await app.register(rateLimit, {
      max: REQUESTS_PER_MINUTE,
      timeWindow: '1 minute',
      allowList: (request) => request.headers[inProcess.header] === inProcess.secret,
    });
  }
  await app.register(underPressure, {
    maxEventLoopDelay: 4_000,
    retryAfter: 5,
    message: 'Tradewind is very busy. Please try again in a moment.',
  });
}
