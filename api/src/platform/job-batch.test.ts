import pino from 'pino';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { runBatch } from './job-batch.ts';
import { defineMailJob } from './jobs.ts';

const log = pino({ level: 'silent' });
const stored = (id: string) => ({
  id,
  name: 'mail',
  data: { id },
  retryCount: 0,
  expireInSeconds: 60,
  heartbeatSeconds: null,
  signal: new AbortController().signal,
});

it('retries marking a job as complete after an outage, without running the job again', async () => {
  const done: string[] = [];
  let failures = 1;
  const noted: string[] = [];
  const job = defineMailJob({
    name: 'mail',
    data: z.object({ id: z.string() }),
    run: async ({ id }) => void done.push(id),
  });
  const results = await runBatch(job, [stored('a'), stored('b')], {
    log,
    async complete(id) {
      if (failures-- > 0) throw new Error('the database is down');
      noted.push(id);
    },
  });
  expect(done).toEqual(['a', 'b']);
  expect(noted.toSorted()).toEqual(['a', 'b']);
  expect(results.map(({ status }) => status)).toEqual(['completed', 'completed']);
});
