import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { DatabaseClient } from './db/client.ts';
import { openSessions, sessionIsOpen, tokenReader } from './features/accounts/service.ts';
import { FEATURES } from './features.ts';
import { registerAuth } from './platform/auth.ts';
import { registerEventStream } from './platform/event-stream.ts';
import { HEALTH_PATIENCE_MS, registerHealth } from './platform/health.ts';
import type { App, Dependencies } from './platform/http/app.ts';
import { reportRequests } from './platform/http/hang-ups.ts';
import { createInProcess, inProcessFetch } from './platform/http/in-process.ts';
import { logRequest } from './platform/http/logging.ts';
import { createHttpServer } from './platform/http/server.ts';
import { maintenanceJobs } from './platform/maintenance.ts';
import { registerMedia } from './platform/media.ts';
import { registerMetrics } from './platform/metrics.ts';
import { loadRenderer } from './platform/pages/renderer.ts';
import { registerPages } from './platform/pages/routes.ts';
import { createResponseCache } from './platform/response-cache.ts';
import { Shutdown } from './platform/shutdown.ts';
import { createPlatform } from './platform.ts';

const CACHE_BYTES = 16 * 1024 * 1024;
/** Longer than the grace period for requests in flight. */
const HTTP_CLOSE_MS = 12_000;

export interface Tradewind {
  app: App;
  dependencies: Dependencies;
  close(): Promise<void>;
}

interface Options {
  config: Config;
  database: DatabaseClient;
  log: Logger;
  /** API tests turn page rendering off. */
  pages?: boolean;
  /** Receives everything that must be closed, so that a failed start can be undone too. */
  shutdown?: Shutdown;
}

/** Wires the HTTP server, the platform and the features together. Nothing else does. */
export async function createApp(options: Options): Promise<Tradewind> {
  const { config, database, log, pages: rendersPages = true, shutdown = new Shutdown() } = options;
  const { db, pool } = database;
  const apiCache = createResponseCache({ bytes: CACHE_BYTES, enabled: config.readCache });
  const pageCache = createResponseCache({ bytes: CACHE_BYTES, enabled: config.readCache });
  const inProcess = createInProcess();
  const { app, publicUrl } = await createHttpServer({
    config,
    log,
    caches: [apiCache, pageCache],
    inProcess,
    sessionIsOpen: ({ sid }) => sessionIsOpen(db, sid),
  });
  const reactions = FEATURES.flatMap((feature) => feature.reactions ?? []);
  const tools = FEATURES.flatMap((feature) => feature.tools ?? []);
  const names = FEATURES.flatMap((feature) => feature.names ?? []);
  const help = FEATURES.flatMap((feature) => [...(feature.help ?? []), ...(feature.configuredHelp?.(config) ?? [])]);
  const assistant = { tools, names, help };
  const platform = { config, database, log, shutdown, publicUrl, reactions, assistant, apiCache, pageCache };
  const { dependencies, jobs } = await createPlatform(platform);
  const { events, storage, images } = dependencies;
  const jobList = [maintenanceJobs, ...FEATURES.flatMap(({ jobs = [] }) => jobs)].flatMap((list) => list(dependencies));
  await jobs.start(jobList);

  registerAuth(app, tokenReader(db));
  registerHealth(app, { database: () => database.probe(HEALTH_PATIENCE_MS), queue: () => jobs.ready() });
  const { metricsToken: token } = config.server;
  const measure = registerMetrics(
    app,
    { pool, events, caches: { api: apiCache, page: pageCache } },
    { token, production: config.production },
  );
  reportRequests(app, (finished) => {
    measure(finished);
    logRequest(log, finished);
  });
  if (config.role !== 'worker') {
    registerEventStream(app, { events, openSessions: (sids) => openSessions(db, sids) });
    registerMedia(app, storage, images);
    for (const register of FEATURES.flatMap(({ routes = [] }) => routes)) register(app, dependencies);
    const fetchApi = inProcessFetch(app, inProcess);
    await registerPages(app, rendersPages ? await loadRenderer({ fetchApi, publicUrl }) : undefined, pageCache);
  }
  shutdown.add({ name: 'http', close: () => app.close(), withinMs: HTTP_CLOSE_MS });
  await app.ready();
  if (config.role !== 'web') await jobs.work(jobList);

  return { app, dependencies, close: shutdown.close };
}
