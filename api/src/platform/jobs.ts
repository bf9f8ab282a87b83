import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Queryable } from '../db/client.ts';
import { runBatch } from './job-batch.ts';
import {
  HEARTBEAT_REFRESH_SECONDS,
  type JobPolicy,
  MAIL,
  ORDINARY,
  queueOptions,
  SUPERVISE_SECONDS,
} from './job-policy.ts';

/** Work for later, retried until it succeeds or its retries run out. */
export interface Job<T extends object = object> {
  name: string;
  data: z.ZodType<T>;
  policy: JobPolicy;
  /** A cron expression (UTC), for jobs that run by the clock. */
  schedule?: string;
  run(data: T): Promise<void>;
}

type JobDraft<T extends object> = Omit<Job<T>, 'policy'> & { retries?: number };

/** Debounces: of the jobs sent with one key within so many seconds, the first runs at once and one more stands for the rest. */
export interface Gathered {
  key: string;
  seconds: number;
}

export interface JobQueue {
  /** Creates the queue of each job. Must be called before anything is sent. */
  start(jobs: readonly Pick<Job, 'name' | 'policy'>[]): Promise<void>;
  /** Enqueues within the transaction: the job exists if and only if that commits. Only units of work call this. */
  send(tx: Queryable, name: string, data: object, gathered?: Gathered): Promise<void>;
  /** Starts working on these jobs in this process. */
  work(jobs: readonly Job[]): Promise<void>;
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

interface Options {
  url: string;
  log: Logger;
  /** Whether this process also supervises, schedules and runs jobs. */
  worker: boolean;
}

export function defineJob<T extends object>({ retries = ORDINARY.retries, ...job }: JobDraft<T>): Job {
  return define(job, { ...ORDINARY, retries });
}

/** Defines a job that sends a mail: many run at a time, and failures are retried for hours. */
export function defineMailJob<T extends object>(job: Omit<JobDraft<T>, 'retries'>): Job {
  return define(job, MAIL);
}

const define = <T extends object>(job: Omit<Job<T>, 'policy'>, policy: JobPolicy) =>
  ({ ...job, policy, run: (data) => job.run(job.data.parse(data)) }) as Job;

export function createJobQueue({ url, log, worker }: Options): JobQueue {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'tradewind-jobs',
    max: 4,
    useListenNotify: worker,
    supervise: worker,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    schedule: worker,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'job queue'));

  return {
    async start(jobs) {
      await boss.start();
      await arrangeQueues(boss, jobs);
    },
    async send(tx, name, data, gathered) {
      const options = { db: fromDrizzle(tx, sql) };
      if (gathered) await boss.sendDebounced(name, data, options, gathered.seconds, gathered.key);
      else await boss.send(name, data, options);
    },
    async work(jobs) {
      for (const job of jobs) {
        await boss.work<object>(
          job.name,
          {
            pollingIntervalSeconds: 2,
            notifyPollingIntervalSeconds: 5,
            batchSize: job.policy.batch,
            // After a full batch there may be more, so the worker fetches the next one at once.
            burstWhenBatchFull: true,
            heartbeatRefreshSeconds: HEARTBEAT_REFRESH_SECONDS,
            perJobResults: true,
          },
          (batch) =>
            runBatch(job, batch, {
              log,
              // Also completes a job whose claim lapsed and that is queued for a retry.
              complete: (id) => boss.complete(job.name, id, null, { includeQueued: true }),
            }),
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

/** Creates missing queues and updates those whose policy changed. */
async function arrangeQueues(boss: PgBoss, jobs: Parameters<JobQueue['start']>[0]): Promise<void> {
  const known = new Map(
    (await boss.getQueues()).map((queue) => [queue.name, queue as object as Record<string, unknown>]),
  );
  for (const { name, policy } of jobs) {
    const options = queueOptions(policy);
    const queue = known.get(name);
    if (!queue) await boss.createQueue(name, options);
    else if (Object.entries(options).some(([key, value]) => queue[key] !== value))
      await boss.updateQueue(name, options);
  }
}
