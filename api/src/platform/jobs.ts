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

/** Something to be done later, as often as needed until it works. */
export interface Job<T extends object = object> {
  name: string;
  data: z.ZodType<T>;
  policy: JobPolicy;
  /** Cron (UTC), for what is done by the clock. */
  schedule?: string;
  run(data: T): Promise<void>;
}

type JobDraft<T extends object> = Omit<Job<T>, 'policy'> & { retries?: number };

/** Of the jobs with one key that are sent within so many seconds, the first is done at once and one more for all the others. */
export interface Gathered {
  key: string;
  seconds: number;
}

export interface JobQueue {
  /** Before anything is sent: each of all jobs needs its queue. */
  start(jobs: readonly Pick<Job, 'name' | 'policy'>[]): Promise<void>;
  /** Enqueues within the transaction: the job exists if, and only if, that commits. Called by units of work. */
  send(tx: Queryable, name: string, data: object, gathered?: Gathered): Promise<void>;
  /** Starts working on these jobs in this process. */
  work(jobs: readonly Job[]): Promise<void>;
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

interface Options {
  url: string;
  log: Logger;
  /** Whether this process also supervises, schedules and works. */
  worker: boolean;
}

export function defineJob<T extends object>({ retries = ORDINARY.retries, ...job }: JobDraft<T>): Job {
  return define(job, { ...ORDINARY, retries });
}

/** A job that sends a mail: many at a time, and tried again for hours. */
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
            // A full batch means that there may be more: the next is fetched at once.
            burstWhenBatchFull: true,
            heartbeatRefreshSeconds: HEARTBEAT_REFRESH_SECONDS,
            perJobResults: true,
          },
          (batch) =>
            runBatch(job, batch, {
              log,
              // Also when its claim lapsed meanwhile and it waits for another try.
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

/** Makes the queues that are missing, and changes those whose policy is another than before. */
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
