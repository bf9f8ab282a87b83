import { setTimeout as sleep } from 'node:timers/promises';
import type { JobResult, Job as StoredJob } from 'pg-boss';
import type { Logger } from 'pino';
import type { Job } from './jobs.ts';
import { MailError } from './mail/mail-error.ts';

/** How long an outage may delay marking a finished job as complete before the job may run again. */
const SETTLE_ATTEMPTS = 20;
const SETTLE_PAUSE_MS = 1_000;

interface Needs {
  log: Logger;
  complete(id: string): Promise<unknown>;
}

/** Runs the jobs of a batch, as many at once as their policy allows. Each job succeeds or fails alone. */
export async function runBatch(job: Job, batch: StoredJob<object>[], needs: Needs): Promise<JobResult[]> {
  const results: JobResult[] = [];
  const waiting = [...batch];
  const runNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const result = await runOne(job, next, needs.log);
      results.push(result);
      // Completed right away, not with the batch, so that a killed process does not repeat finished jobs.
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
      log.error({ err: error, job: job.name, id }, 'job failed for good: retrying cannot help');
      return { id, status: 'deadletter', output };
    }
    log.error({ err: error, job: job.name, id }, 'job failed; it will be retried while retries are left');
    return { id, status: 'failed', output };
  }
}

async function settle(id: string, { complete, log }: Needs): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await complete(id);
      return;
    } catch (error) {
      log.warn({ err: error, id }, 'could not mark a finished job as complete');
      if (attempt === SETTLE_ATTEMPTS) return;
      await sleep(SETTLE_PAUSE_MS);
    }
  }
}
