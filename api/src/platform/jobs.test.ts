import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { DatabaseClient } from '../db/client.ts';
import { testDatabase } from '../testing/database.ts';
import { ORDINARY } from './job-policy.ts';
import { createJobQueue, defineJob, defineMailJob, type JobQueue } from './jobs.ts';
import { MailError } from './mail/mail-error.ts';

let database: DatabaseClient;
let queue: JobQueue;
const done: string[] = [];
const attempts: Record<string, number> = {};
/** Release the slow mail and the long job. */
const release = Promise.withResolvers<void>();
const longEnough = Promise.withResolvers<void>();

const jobs = [
  defineJob({
    name: 'note',
    data: z.object({ text: z.string() }),
    run: async ({ text }) => {
      done.push(text);
    },
  }),
  defineJob({
    name: 'fails-once',
    data: z.object({ text: z.string() }),
    run: async ({ text }) => {
      attempts[text] = (attempts[text] ?? 0) + 1;
      if (attempts[text] === 1) throw new Error('not yet');
      done.push(text);
    },
  }),
  defineMailJob({
    name: 'mail',
    data: z.object({ text: z.string() }),
    run: async ({ text }) => {
      attempts[text] = (attempts[text] ?? 0) + 1;
      if (text === 'bad' && attempts[text] === 1) throw new MailError('busy', { retryable: true });
    },
  }),
  defineMailJob({
    name: 'slow-mail',
    data: z.object({ text: z.string() }),
    run: async ({ text }) => {
      attempts[text] = (attempts[text] ?? 0) + 1;
      if (text === 'slow') await release.promise;
    },
  }),
  defineJob({
    name: 'long',
    data: z.object({}),
    run: async () => {
      attempts.long = (attempts.long ?? 0) + 1;
      await longEnough.promise;
    },
  }),
  defineJob({ name: 'orphan', data: z.object({}), run: async () => void done.push('orphan') }),
  defineJob({
    name: 'hopeless',
    data: z.object({ text: z.string() }),
    run: async ({ text }) => {
      attempts[text] = (attempts[text] ?? 0) + 1;
      throw new MailError('there is no such mailbox', { retryable: false });
    },
  }),
];

beforeAll(async () => {
  database = await testDatabase();
  queue = createJobQueue({ url: database.url, log: pino({ level: 'silent' }), worker: true });
  await queue.start(jobs);
  await queueBacklog();
  await queue.work(jobs);
});
afterAll(() => queue.close());

const BACKLOG = 3 * ORDINARY.batch;
/** Runs before the workers start, so no worker is notified of these jobs. */
async function queueBacklog() {
  await database.db.transaction(async (tx) => {
    for (let i = 0; i < BACKLOG; i++) await queue.send(tx, 'note', { text: `backlog ${i}` });
    for (const text of ['good 1', 'bad', 'good 2']) await queue.send(tx, 'mail', { text });
    for (const text of ['slow', 'quick']) await queue.send(tx, 'slow-mail', { text });
    await queue.send(tx, 'orphan', {});
    await queue.send(tx, 'long', {});
  });
  // The state left by a worker that was killed half a minute ago.
  await database.pool.query(
    "update pgboss.job set state = 'active', started_on = now() - interval '1 minute', heartbeat_on = now() - interval '31 seconds' where name = 'orphan'",
  );
}

async function statesOf(name: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ state: string }>('select state from pgboss.job where name = $1', [name]);
  return rows.map(({ state }) => state);
}

describe('A backlog', () => {
  it('is drained batch by batch, without a pause in between', async () => {
    await expect.poll(() => done.filter((text) => text.startsWith('backlog')).length).toBe(BACKLOG);
    const { rows } = await database.pool.query(
      "select count(distinct started_on)::int as fetches from pgboss.job where name = 'note' and data->>'text' like 'backlog%'",
    );
    expect(rows).toEqual([{ fetches: BACKLOG / ORDINARY.batch }]);
  });

  it('retries only the mail that failed', async () => {
    await expect.poll(() => statesOf('mail')).toEqual(['completed', 'completed', 'completed']);
    expect(attempts).toMatchObject({ 'good 1': 1, 'good 2': 1, bad: 2 });
  });

  it('completes each job when it finishes, not with its batch', async () => {
    await expect.poll(async () => (await statesOf('slow-mail')).toSorted()).toEqual(['active', 'completed']);
    release.resolve();
    await expect.poll(() => statesOf('slow-mail')).toEqual(['completed', 'completed']);
    expect(attempts).toMatchObject({ slow: 1, quick: 1 });
  });
});

describe('The job of a killed worker', () => {
  it('is taken over by another worker', async () => {
    await expect.poll(() => done, { timeout: 60_000 }).toContain('orphan');
  }, 60_000);
});

describe('A long job', () => {
  it('sends heartbeats, so that no other worker takes it over', async () => {
    const refreshed = async () => {
      const { rows } = await database.pool.query<{ refreshed: boolean }>(
        "select heartbeat_on > started_on as refreshed from pgboss.job where name = 'long'",
      );
      return rows[0]?.refreshed;
    };
    await expect.poll(refreshed).toBe(true);
    longEnough.resolve();
    await expect.poll(() => statesOf('long')).toEqual(['completed']);
    expect(attempts.long).toBe(1);
  });
});

describe('A job', () => {
  it('runs once its transaction commits', async () => {
    await database.db.transaction((tx) => queue.send(tx, 'note', { text: 'committed' }));
    await expect.poll(() => done).toContain('committed');
  });

  it('never runs when its transaction is rolled back', async () => {
    const attempt = database.db.transaction(async (tx) => {
      await queue.send(tx, 'note', { text: 'rolled back' });
      throw new Error('no');
    });
    await expect(attempt).rejects.toThrow('no');
    await database.db.transaction((tx) => queue.send(tx, 'note', { text: 'after it' }));
    await expect.poll(() => done).toContain('after it');
    expect(done).not.toContain('rolled back');
  });

  it('is retried when it fails', async () => {
    await queue.send(database.db, 'fails-once', { text: 'second try' });
    await expect.poll(() => done, { timeout: 20_000 }).toContain('second try');
    expect(attempts['second try']).toBe(2);
  });

  it('fails for good at once when retrying cannot help', async () => {
    await queue.send(database.db, 'hopeless', { text: 'no mailbox' });
    await expect.poll(() => statesOf('hopeless')).toEqual(['failed']);
    expect(attempts['no mailbox']).toBe(1);
  });
});
