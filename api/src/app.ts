import { randomBytes } from 'node:crypto';
import multipart from '@fastify/multipart';
import { paths } from '@tradewind/contract/paths';
import Fastify, {
  type FastifyBaseLogger,
  LogController,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { DatabaseClient } from './db/client.ts';
import { accountDataRoutes } from './features/accounts/data.routes.ts';
import { emailRoutes } from './features/accounts/email.routes.ts';
import { googleRoutes } from './features/accounts/google.routes.ts';
import { accountJobs } from './features/accounts/jobs.ts';
import { profileRoutes } from './features/accounts/profile.routes.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { openSessions, sessionIsOpen, tokenReader } from './features/accounts/service.ts';
import { writeActivities } from './features/activity/service.ts';
import { adminListingRoutes } from './features/admin/listings.routes.ts';
import { adminRoutes } from './features/admin/routes.ts';
import { adminUserRoutes } from './features/admin/users.routes.ts';
import { agentJobs } from './features/agent/jobs.ts';
import { negotiationRoutes } from './features/agent/negotiations.routes.ts';
import { preferencesRoutes } from './features/agent/preferences.routes.ts';
import { agentReactions } from './features/agent/reactions.ts';
import { agentRoutes } from './features/agent/routes.ts';
import { billingJobs } from './features/billing/jobs.ts';
import { billingRoutes } from './features/billing/routes.ts';
import { blockRoutes } from './features/blocks/routes.ts';
import { boatJobs } from './features/boats/jobs.ts';
import { boatReactions } from './features/boats/reactions.ts';
import { boatRoutes } from './features/boats/routes.ts';
import { searchRoutes } from './features/boats/search.routes.ts';
import { viewRoutes } from './features/boats/views.routes.ts';
import { eddyRoutes } from './features/eddy/routes.ts';
import { favoriteRoutes } from './features/favorites/routes.ts';
import { inventoryJobs } from './features/inventory/jobs.ts';
import { inventoryRoutes } from './features/inventory/routes.ts';
import { listingJobs } from './features/listings/jobs.ts';
import { listingLinkRoutes } from './features/listings/link.routes.ts';
import { listingRoutes } from './features/listings/routes.ts';
import { marketplaceRoutes } from './features/marketplace/routes.ts';
import { messageRoutes } from './features/messages/routes.ts';
import { notificationJobs } from './features/notifications/jobs.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { writeNotification } from './features/notifications/service.ts';
import { unsubscribeRoutes } from './features/notifications/unsubscribe.routes.ts';
import { pricingRoutes } from './features/pricing/routes.ts';
import { reviewRoutes } from './features/reports/review.routes.ts';
import { reportRoutes } from './features/reports/routes.ts';
import { siteRoutes } from './features/site/routes.ts';
import { uploadJobs } from './features/uploads/jobs.ts';
import { uploadRoutes } from './features/uploads/routes.ts';
import { registerAuth } from './platform/auth.ts';
import { Closing } from './platform/closing.ts';
import { registerEventStream } from './platform/event-stream.ts';
import { createEvents } from './platform/events.ts';
import { HEALTH_PATIENCE_MS, registerHealth } from './platform/health.ts';
import { createAddressLimit } from './platform/http/address-limit.ts';
import { registerApiDocs } from './platform/http/api-docs.ts';
import type { App, Dependencies } from './platform/http/app.ts';
import { registerBodyMemory } from './platform/http/body-memory.ts';
import { limitConnections } from './platform/http/connection-limit.ts';
import { registerDraining } from './platform/http/draining.ts';
import { answerError, registerErrors } from './platform/http/errors.ts';
import { createFrontDoor } from './platform/http/front-door.ts';
import { reportAnswers } from './platform/http/hang-ups.ts';
import { registerInputCheck } from './platform/http/input-check.ts';
import { logAnswered } from './platform/http/logging.ts';
import { requestId } from './platform/http/request-id.ts';
import { registerSecurity } from './platform/http/security.ts';
import { answerUnreadable } from './platform/http/unreadable-requests.ts';
import { createIdempotency } from './platform/idempotency.ts';
import { createDecoder, createImagePipeline } from './platform/images/index.ts';
import { createJobQueue, type Job } from './platform/jobs.ts';
import { createKeptAnswers } from './platform/kept-answers.ts';
import { createMailer } from './platform/mail/index.ts';
import { maintenanceJobs } from './platform/maintenance.ts';
import { registerMedia } from './platform/media.ts';
import { registerMetrics } from './platform/metrics.ts';
import { createNotifications } from './platform/notifications.ts';
import { loadRenderer } from './platform/pages/renderer.ts';
import { registerPages } from './platform/pages/routes.ts';
import { createPublicReads } from './platform/public-reads.ts';
import { createRateLimiter } from './platform/rate-limit.ts';
import { createStorage } from './platform/storage/index.ts';
import { createCommit } from './platform/work.ts';

const REQUESTS_PER_MINUTE = 1_200;
const CONNECTIONS = 4_000;
const CONNECTIONS_PER_NETWORK = 500;
/** A browser sends its headers at once; slower than this is somebody who holds connections open. */
const HEADERS_MS = 20_000;
const LARGEST_JSON_BODY = 256 * 1024;
const KEPT_ANSWER_BYTES = 16 * 1024 * 1024;
const KEPT_PAGE_BYTES = 16 * 1024 * 1024;
/** Longer than each gives what is under way. */
const HTTP_CLOSE_MS = 12_000;
const IMAGES_CLOSE_MS = 2_000;
const JOBS_CLOSE_MS = 10_000;
const LISTENER_CLOSE_MS = 2_000;

export interface Tradewind {
  app: App;
  dependencies: Dependencies;
  close(): Promise<void>;
}

interface Options {
  config: Config;
  database: DatabaseClient;
  log: Logger;
  /** Tests of the API do without the rendered pages. */
  pages?: boolean;
  /** Where to register what has to be closed, also when the start fails half-way. */
  closing?: Closing;
}

/** The only wiring: everything the server is made of meets here, and nowhere else. */
export async function createApp({
  config,
  database,
  log,
  pages = true,
  closing = new Closing(),
}: Options): Promise<Tradewind> {
  const { db, pool, url } = database;
  const answers = createKeptAnswers({ bytes: KEPT_ANSWER_BYTES, enabled: config.readCache });
  const keptPages = createKeptAnswers({ bytes: KEPT_PAGE_BYTES, enabled: config.readCache });
  const limit = config.rateLimits ? createAddressLimit(REQUESTS_PER_MINUTE, 60_000) : undefined;
  const app: App = Fastify<RawServerDefault, RawRequestDefaultExpression, RawReplyDefaultExpression, FastifyBaseLogger>(
    {
      loggerInstance: log,
      genReqId: requestId,
      frameworkErrors: answerError,
      clientErrorHandler: answerUnreadable,
      trustProxy: config.server.trustProxy,
      bodyLimit: LARGEST_JSON_BODY,
      forceCloseConnections: 'idle',
      logController: new LogController({ disableRequestLogging: true }),
      requestTimeout: 120_000,
      http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 5_000 },
      return503OnClosing: true,
      routerOptions: { maxParamLength: 200 },
    },
  ).withTypeProvider<ZodTypeProvider>();
  const door = createFrontDoor({
    kept: [answers, keptPages],
    limit,
    trustProxy: config.server.trustProxy,
    // Counted among the kept answers' hits; timing what takes no time would cost more than it tells.
    onAnswered: log.isLevelEnabled('info') ? (answered) => logAnswered(log, answered) : undefined,
  });
  door.standBefore(app.server);
  const isDirect = config.rateLimits && !config.server.trustProxy;
  limitConnections(app.server, { total: CONNECTIONS, perNetwork: isDirect ? CONNECTIONS_PER_NETWORK : undefined });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });

  const publicUrl = () => config.server.publicUrl ?? localAddress(app, config);
  const inProcess = { header: 'x-in-process', secret: randomBytes(24).toString('base64url') };
  registerErrors(app, ({ sid }) => sessionIsOpen(db, sid));
  registerDraining(app);
  registerBodyMemory(app);
  registerInputCheck(app);
  await registerSecurity(app, { https: publicUrl().startsWith('https:'), limit, inProcess });
  await app.register(multipart);
  if (config.server.apiDocs) await registerApiDocs(app, publicUrl);

  const warn = (message: string) => log.warn(message);
  const notifications = createNotifications({ url, log: warn });
  closing.add({ name: 'listener', close: () => notifications.close(), withinMs: LISTENER_CLOSE_MS });
  const events = createEvents(db, notifications, warn);
  closing.add({ name: 'events', close: async () => events.close(), withinMs: LISTENER_CLOSE_MS });
  const publicReads = createPublicReads(notifications);
  const limits = createRateLimiter(db, config.rateLimits);
  const jobs = createJobQueue({ url, log, worker: config.role !== 'web' });
  const commit = createCommit({
    db,
    jobs,
    publicReads,
    reactions: [agentReactions, boatReactions],
    writeActivities,
    writeNotification,
    onError: (error) => log.error({ err: error }, 'an effect after a commit failed'),
  });
  const idempotency = createIdempotency(db, commit);
  publicReads.onChange(() => {
    answers.clear();
    keptPages.clear();
  });
  publicReads.onViews((boatIds) => {
    const shown = new Set(boatIds.map(paths.boat));
    answers.drop(shown);
    keptPages.drop(shown);
  });
  await notifications.start();
  await events.ready();
  const storage = createStorage(config.storage);
  storage.removeAbandoned().catch((error) => log.warn({ err: error }, 'files could not be tidied up'));
  const decoder = createDecoder({ onFailure: (message) => log.warn(message) });
  const images = createImagePipeline({ storage, decoder });
  closing.add({ name: 'images', close: () => images.close(), withinMs: IMAGES_CLOSE_MS });
  const mailer = createMailer(config.mail);
  closing.add({ name: 'mail', close: async () => mailer.close(), withinMs: LISTENER_CLOSE_MS });
  registerAuth(app, tokenReader(db));

  const dependencies: Dependencies = {
    config,
    publicUrl,
    db,
    commit,
    limits,
    idempotency,
    events,
    answers,
    storage,
    images,
    mailer,
  };
  const jobList: Job[] = [
    ...accountJobs(dependencies),
    ...billingJobs(dependencies),
    ...boatJobs(dependencies),
    ...inventoryJobs(dependencies),
    ...listingJobs(dependencies),
    ...notificationJobs(dependencies),
    ...uploadJobs(dependencies),
    ...agentJobs(dependencies),
    ...maintenanceJobs(dependencies),
  ];
  closing.add({ name: 'jobs', close: () => jobs.close(), withinMs: JOBS_CLOSE_MS });
  await jobs.start(jobList);

  registerHealth(app, {
    database: () => database.probe(HEALTH_PATIENCE_MS),
    queue: () => jobs.ready(),
  });
  const measure = registerMetrics(
    app,
    { pool, events, kept: { answers, pages: keptPages } },
    { token: config.server.metricsToken, production: config.production },
  );
  reportAnswers(app, (answered) => {
    measure(answered);
    logAnswered(log, answered);
  });
  if (config.role !== 'worker') {
    registerEventStream(app, { events, openSessions: (sids) => openSessions(db, sids) });
    registerMedia(app, storage, images);
    for (const routes of [
      accountRoutes,
      emailRoutes,
      googleRoutes,
      profileRoutes,
      accountDataRoutes,
      adminRoutes,
      adminListingRoutes,
      adminUserRoutes,
      inventoryRoutes,
      reviewRoutes,
      agentRoutes,
      negotiationRoutes,
      preferencesRoutes,
      blockRoutes,
      boatRoutes,
      eddyRoutes,
      favoriteRoutes,
      listingRoutes,
      listingLinkRoutes,
      searchRoutes,
      viewRoutes,
      marketplaceRoutes,
      messageRoutes,
      notificationRoutes,
      unsubscribeRoutes,
      pricingRoutes,
      billingRoutes,
      reportRoutes,
      siteRoutes,
      uploadRoutes,
    ]) {
      routes(app, dependencies);
    }
    const fetchApi = inProcessFetch(app, { [inProcess.header]: inProcess.secret });
    await registerPages(app, pages ? await loadRenderer({ fetchApi, publicUrl }) : undefined, keptPages);
  }
  closing.add({ name: 'http', close: () => app.close(), withinMs: HTTP_CLOSE_MS });
  await app.ready();
  if (config.role !== 'web') await jobs.work(jobList);

  return { app, dependencies, close: closing.close };
}

/** The API for the rendering of pages: no socket, no second process. */
function inProcessFetch(app: App, headers: Record<string, string>) {
  return async (path: string): Promise<Response> => {
    const answer = await app.inject({ method: 'GET', url: path, headers });
    const plain = Object.entries(answer.headers).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return new Response(answer.payload, { status: answer.statusCode, headers: plain });
  };
}

function localAddress(app: App, { server }: Config): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : server.port;
  return `http://localhost:${port}`;
}
