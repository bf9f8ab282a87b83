import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from '../pages/content-security.ts';
import type { App } from './app.ts';
import type { IpLimit } from './ip-limit.ts';
import { registerLoadShedding } from './load-shedding.ts';

/** What scripts read. The page that shows the API is none of it. */
const DATA = /^\/api\/(?!docs)/;
/** Nothing in it is ever run or shown by itself. */
const OF_DATA = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };

interface Options {
  https: boolean;
  /** Nothing where the limits are switched off. */
  limit: IpLimit | undefined;
  /** Requests that this process makes to itself carry this header; nobody else knows its value. */
  inProcess: { header: string; secret: string };
}

export async function registerSecurity(app: App, { https, limit, inProcess }: Options): Promise<void> {
  const isInProcess = (request: FastifyRequest) => request.headers[inProcess.header] === inProcess.secret;
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // Of documents only, below.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    crossOriginResourcePolicy: { policy: 'same-site' },
    // Some of our addresses carry tokens: they never leave as a referrer.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    // For browsers that are gone.
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
    // Public answers say that they may be cached; everything else may be meant for one caller.
    reply.header('cache-control', 'no-store').headers(DATA.test(request.url) ? OF_DATA : ofDocuments);
    done();
  });
  registerLoadShedding(app, isInProcess);
  if (limit) {
    await app.register(rateLimit, {
      max: limit.max,
      timeWindow: '1 minute',
      store: storeOf(limit),
      // How much is left is nobody's business but of who went too far, and that one is told when to come back.
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
