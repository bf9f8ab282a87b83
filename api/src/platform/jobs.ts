import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Queryable } from '../db/client.ts';
import { MailError } from './mail/index.ts';

/** Something to be done later, as often as needed until it works. */
export interface Job<T extends object = object> {
  name: string;
  data: z.ZodType<T>;
  /** Tries after the first; each waits twice as long as the one before. */
  retries?: number;
  /** Cron (UTC), for what is done by the clock. */
  schedule?: string;
  run(data: T): Promise<void>;
}

/** Of the jobs with one key that are sent within so many seconds, the first is done at once and one more for all the others. */
export interface Gathered {
  key: string;
  seconds: number;
}

export interface JobQueue {
  /** Enqueues within the caller's transaction: the job exists if, and only if, that commits. */
  send<T extends object>(db: Queryable, name: string, data: T, gathered?: Gathered): Promise<void>;
  /** Starts working on these jobs in this process. */
  work(jobs: readonly Job[]): Promise<void>;
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

interface Options {
  url: string;
  /** The names of all jobs, so that each has its queue before anything is sent. */
  names: readonly string[];
  log: Logger;
  /** Whether this process also supervises, schedules and works. */
  worker: boolean;
}

export function defineJob<T extends object>(job: Job<T>): Job {
  return { ...job, run: (data) => job.run(job.data.parse(data)) } as Job;
}

export async function startJobs({ url, names, log, worker }: Options): Promise<JobQueue> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'tradewind-jobs',
    max: 4,
    useListenNotify: worker,
    supervise: worker,
    schedule: worker,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'job queue'));
  await boss.start();
  for (const name of names)
    await boss.createQueue(name, { notify: true, retryLimit: 5, retryDelay: 2, retryBackoff: true });

  return {
    async send(db, name, data, gathered) {
      const options = { db: fromDrizzle(db, sql) };
      if (gathered) await boss.sendDebounced(name, data, options, gathered.seconds, gathered.key);
      else await boss.send(name, data, options);
    },
    async work(jobs) {
      for (const job of jobs) {
        await boss.updateQueue(job.name, { retryLimit: job.retries ?? 5 });
        await boss.work<object>(
          job.name,
          { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 },
          async (batch) => {
            for (const { data, id } of batch) await runLogged(job, data, id, log);
          },
        );
        if (job.schedule) await boss.schedule(job.name, job.schedule);
      }
    },
    async ready() {
      return (await boss.isInstalled()) === true;
    },
    async close() {
      await boss.stop({ graceful: true, timeout: 8_000 });
    },
  };
}

async function runLogged(job: Job, data: object, id: string, log: Logger): Promise<void> {
  try {
    await job.run(data ?? {});
  } catch (error) {
    if (error instanceof MailError && !error.retryable) {
      log.error({ err: error, job: job.name, id }, 'job given up: trying again cannot help');
      return;
    }
    log.error({ err: error, job: job.name, id }, 'job failed; it is tried again while tries are left');
    throw error;
  }
}
