import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from '../pages/content-security.ts';
import type { App } from './app.ts';
import type { IpLimit } from './ip-limit.ts';
import { registerLoadShedding } from './load-shedding.ts';

/** Paths of the API, but not of its documentation page. */
const DATA = /^\/api\/(?!docs)/;
/** Responses of the API are never rendered as documents. */
const OF_DATA = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };

interface Options {
  https: boolean;
  shedsLoad: boolean;
  /** Undefined when rate limits are off. */
  limit: IpLimit | undefined;
  /** The header that marks this process's requests to itself. Its value is secret. */
  inProcess: { header: string; secret: string };
}

export async function registerSecurity(app: App, { https, shedsLoad, limit, inProcess }: Options): Promise<void> {
  const isInProcess = (request: FastifyRequest) => request.headers[inProcess.header] === inProcess.secret;
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // Set for documents only, below.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    crossOriginResourcePolicy: { policy: 'same-site' },
    // Some of our URLs contain tokens, which must not leak as a referrer.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    // Only obsolete browsers read these.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const ofDocuments = {
    'content-security-policy': contentSecurityPolicy({}, https),
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self), browsing-topics=()',
  };
  app.addHook('onRequest', (request, reply, done) => {
    // Public responses override this; all others may be meant for one caller.
    reply.header('cache-control', 'no-store').headers(DATA.test(request.url) ? OF_DATA : ofDocuments);
    done();
  });
  if (shedsLoad) registerLoadShedding(app, isInProcess);
  if (limit) {
    await app.register(rateLimit, {
      max: limit.max,
      timeWindow: '1 minute',
      store: storeOf(limit),
      // Only clients that exceed the limit get these headers and Retry-After.
      addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
      allowList: isInProcess,
    });
  }
}

/** One count for all routes, shared with the fast path. */
const storeOf = (limit: IpLimit) =>
  class {
    incr(address: string, done: (error: null, counted: { current: number; ttl: number }) => void) {
      done(null, limit.count(address));
    }
    child() {
      return this;
    }
  };
