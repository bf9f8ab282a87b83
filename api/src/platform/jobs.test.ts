import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { DatabaseClient } from '../db/client.ts';
import { testDatabase } from '../testing/database.ts';
import { defineJob, type JobQueue, startJobs } from './jobs.ts';
import { MailError } from './mail/index.ts';

let database: DatabaseClient;
let queue: JobQueue;
const done: string[] = [];
const attempts: Record<string, number> = {};

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
  queue = await startJobs({
    url: database.url,
    names: jobs.map(({ name }) => name),
    log: pino({ level: 'silent' }),
    worker: true,
  });
  await queue.work(jobs);
});
afterAll(() => queue.close());

describe('A job', () => {
  it('is done once its transaction commits', async () => {
    await database.db.transaction((tx) => queue.send(tx, 'note', { text: 'committed' }));
    await expect.poll(() => done).toContain('committed');
  });

  it('never happened when its transaction is rolled back', async () => {
    const attempt = database.db.transaction(async (tx) => {
      await queue.send(tx, 'note', { text: 'rolled back' });
      throw new Error('no');
    });
    await expect(attempt).rejects.toThrow('no');
    await database.db.transaction((tx) => queue.send(tx, 'note', { text: 'after it' }));
    await expect.poll(() => done).toContain('after it');
    expect(done).not.toContain('rolled back');
  });

  it('is tried again when it fails', async () => {
    await queue.send(database.db, 'fails-once', { text: 'second try' });
    await expect.poll(() => done, { timeout: 20_000 }).toContain('second try');
    expect(attempts['second try']).toBe(2);
  });

  it('is given up at once when trying again cannot help', async () => {
    await queue.send(database.db, 'hopeless', { text: 'no mailbox' });
    const state = async () => {
      const { rows } = await database.pool.query<{ state: string }>(
        "select state from pgboss.job where name = 'hopeless'",
      );
      return rows[0]?.state;
    };
    await expect.poll(state, { timeout: 10_000 }).toBe('completed');
    expect(attempts['no mailbox']).toBe(1);
  });
});
