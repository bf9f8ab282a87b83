import multipart from '@fastify/multipart';
import Fastify, {
  type FastifyBaseLogger,
  LogController,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { Caller } from '../auth.ts';
import type { ResponseCache } from '../response-cache.ts';
import { registerApiDocs } from './api-docs.ts';
import type { App } from './app.ts';
import { registerBodyMemory } from './body-memory.ts';
import { limitConnections } from './connection-limit.ts';
import { registerDraining } from './draining.ts';
import { registerErrors, sendError } from './errors.ts';
import { createFastPath } from './fast-path.ts';
import type { InProcess } from './in-process.ts';
import { registerInputCheck } from './input-check.ts';
import { createIpLimit, type IpLimit } from './ip-limit.ts';
import { logRequest } from './logging.ts';
import { requestId } from './request-id.ts';
import { registerSecurity } from './security.ts';
import { refuseUnreadable } from './unreadable-requests.ts';

const REQUESTS_PER_MINUTE = 1_200;
const CONNECTIONS = 4_000;
const CONNECTIONS_PER_NETWORK = 500;
/** Browsers send their headers at once. A slower client only holds connections open. */
const HEADERS_MS = 20_000;
const LARGEST_JSON_BODY = 256 * 1024;

interface Options {
  config: Config;
  log: Logger;
  /** Their responses go out before Fastify sees the request. */
  caches: readonly ResponseCache[];
  inProcess: InProcess;
  sessionIsOpen(caller: Caller): Promise<boolean>;
}

interface HttpServer {
  app: App;
  /** The public URL of the site, without a trailing slash. */
  publicUrl: () => string;
}

/** Creates Fastify with everything that applies to every request, but without routes. */
export async function createHttpServer({
  config,
  log,
  caches,
  inProcess,
  sessionIsOpen,
}: Options): Promise<HttpServer> {
  const limit = config.rateLimits ? createIpLimit(REQUESTS_PER_MINUTE, 60_000) : undefined;
  const app = createFastify(config, log);
  installFastPath(app, { config, log, caches, limit });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  const publicUrl = () => config.server.publicUrl ?? localAddress(app, config);
  registerErrors(app, sessionIsOpen);
  registerDraining(app);
  registerBodyMemory(app);
  registerInputCheck(app);
  const https = publicUrl().startsWith('https:');
  await registerSecurity(app, { https, shedsLoad: config.loadShedding, limit, inProcess });
  await app.register(multipart);
  if (config.server.apiDocs) await registerApiDocs(app, publicUrl);
  return { app, publicUrl };
}

const createFastify = ({ server }: Config, log: Logger): App =>
  Fastify<RawServerDefault, RawRequestDefaultExpression, RawReplyDefaultExpression, FastifyBaseLogger>({
    loggerInstance: log,
    genReqId: requestId,
    frameworkErrors: sendError,
    clientErrorHandler: refuseUnreadable,
    trustProxy: server.trustProxy,
    bodyLimit: LARGEST_JSON_BODY,
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 120_000,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 5_000 },
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200 },
  }).withTypeProvider<ZodTypeProvider>();

function installFastPath(
  app: App,
  { config, log, caches, limit }: Pick<Options, 'config' | 'log' | 'caches'> & { limit: IpLimit | undefined },
): void {
  const { trustProxy } = config.server;
  const fastPath = createFastPath({
    caches,
    limit,
    trustProxy,
    // The metrics count these as cache hits; timing them would cost more than it tells.
    onFinished: log.isLevelEnabled('info') ? (finished) => logRequest(log, finished) : undefined,
  });
  fastPath.install(app.server);
  const isDirect = config.rateLimits && !trustProxy;
  limitConnections(app.server, { total: CONNECTIONS, perNetwork: isDirect ? CONNECTIONS_PER_NETWORK : undefined });
}

function localAddress(app: App, { server }: Config): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : server.port;
  return `http://localhost:${port}`;
}
