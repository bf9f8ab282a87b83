import { paths } from '@tradewind/contract/paths';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { DatabaseClient } from './db/client.ts';
import { writeActivities } from './features/activity/service.ts';
import { writeNotification } from './features/notifications/service.ts';
import type { Reactions } from './platform/domain-events.ts';
import { createEvents } from './platform/events.ts';
import type { Dependencies } from './platform/http/app.ts';
import { createIdempotency } from './platform/idempotency.ts';
import { createDecoder } from './platform/images/decoder.ts';
import { createImagePipeline } from './platform/images/pipeline.ts';
import { createJobQueue, type JobQueue } from './platform/jobs.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { createPostgresListener } from './platform/postgres-listener.ts';
import { createPublicReads } from './platform/public-reads.ts';
import { createRateLimiter } from './platform/rate-limit.ts';
import type { ResponseCache } from './platform/response-cache.ts';
import type { Shutdown } from './platform/shutdown.ts';
import { createStorage } from './platform/storage/storage.ts';
import { createCommit } from './platform/work.ts';

/** Longer than each one's own grace period. */
const IMAGES_CLOSE_MS = 2_000;
const JOBS_CLOSE_MS = 10_000;
const LISTENER_CLOSE_MS = 2_000;

interface Options {
  config: Config;
  database: DatabaseClient;
  log: Logger;
  shutdown: Shutdown;
  publicUrl: () => string;
  reactions: readonly Reactions[];
  assistant: Pick<Dependencies, 'tools' | 'names' | 'help'>;
  apiCache: ResponseCache;
  pageCache: ResponseCache;
}

interface Platform {
  dependencies: Dependencies;
  /** Must be started with all jobs before the server listens. */
  jobs: JobQueue;
}

/** Builds everything that features use, and connects it to the database. */
export async function createPlatform(options: Options): Promise<Platform> {
  const { config, database, log, shutdown, publicUrl, reactions, assistant, apiCache, pageCache } = options;
  const { db, url } = database;
  const warn = (message: string) => log.warn(message);

  const listener = createPostgresListener({ url, log: warn });
  shutdown.add({ name: 'listener', close: () => listener.close(), withinMs: LISTENER_CLOSE_MS });
  const events = createEvents(db, listener, warn);
  shutdown.add({ name: 'events', close: async () => events.close(), withinMs: LISTENER_CLOSE_MS });
  const publicReads = createPublicReads(listener);
  publicReads.onChange(() => {
    apiCache.clear();
    pageCache.clear();
  });
  publicReads.onViews((boatIds) => {
    const shown = new Set(boatIds.map(paths.boat));
    apiCache.drop(shown);
    pageCache.drop(shown);
  });
  await listener.start();
  await events.ready();

  const storage = createStorage(config.storage);
  storage.removeAbandoned().catch((error) => log.warn({ err: error }, 'could not remove abandoned files'));
  const images = createImagePipeline({ storage, decoder: createDecoder({ onFailure: warn }) });
  shutdown.add({ name: 'images', close: () => images.close(), withinMs: IMAGES_CLOSE_MS });
  const mailer = createMailer(config.mail);
  shutdown.add({ name: 'mail', close: async () => mailer.close(), withinMs: LISTENER_CLOSE_MS });
  const jobs = createJobQueue({ url, log, worker: config.role !== 'web' });
  shutdown.add({ name: 'jobs', close: () => jobs.close(), withinMs: JOBS_CLOSE_MS });

  const commit = createCommit({
    db,
    jobs,
    publicReads,
    reactions,
    writeActivities,
    writeNotification,
    onError: (error) => log.error({ err: error }, 'an effect failed after its commit'),
  });
  const limits = createRateLimiter(db, config.rateLimits);
  const idempotency = createIdempotency(db, commit);
  return {
    dependencies: {
      config,
      publicUrl,
      db,
      commit,
      limits,
      idempotency,
      events,
      responseCache: apiCache,
      storage,
      images,
      mailer,
      ...assistant,
    },
    jobs,
  };
}
