import { setTimeout as sleep } from 'node:timers/promises';
import type { JobResult, Job as StoredJob } from 'pg-boss';
import type { Logger } from 'pino';
import type { Job } from './jobs.ts';
import { MailError } from './mail/index.ts';

/** How long the database may be away between a job's end and the note of it before the job may be done again. */
const SETTLE_ATTEMPTS = 20;
const SETTLE_PAUSE_MS = 1_000;

interface Needs {
  log: Logger;
  complete(id: string): Promise<unknown>;
}

/** Runs the jobs of a batch, as many at once as their policy allows; each has an outcome of its own. */
export async function runBatch(job: Job, batch: StoredJob<object>[], needs: Needs): Promise<JobResult[]> {
  const results: JobResult[] = [];
  const waiting = [...batch];
  const runNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const result = await runOne(job, next, needs.log);
      results.push(result);
      // Noted at once, not with the batch: were the process killed before its end, what is done would be done again.
      if (result.status === 'completed') await settle(next.id, needs);
    }
  };
  await Promise.all(Array.from({ length: job.policy.atOnce }, runNext));
  return results;
}

async function runOne(job: Job, { id, data }: StoredJob<object>, log: Logger): Promise<JobResult> {
  try {
    await job.run(data ?? {});
    return { id, status: 'completed' };
  } catch (error) {
    const output = { message: error instanceof Error ? error.message : String(error) };
    if (error instanceof MailError && !error.retryable) {
      log.error({ err: error, job: job.name, id }, 'job given up: trying again cannot help');
      return { id, status: 'deadletter', output };
    }
    log.error({ err: error, job: job.name, id }, 'job failed; it is tried again while tries are left');
    return { id, status: 'failed', output };
  }
}

async function settle(id: string, { complete, log }: Needs): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await complete(id);
      return;
    } catch (error) {
      log.warn({ err: error, id }, 'a finished job could not be noted');
      if (attempt === SETTLE_ATTEMPTS) return;
      await sleep(SETTLE_PAUSE_MS);
    }
  }
}
