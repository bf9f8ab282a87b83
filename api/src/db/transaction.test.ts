import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { type DatabaseProxy, databaseProxy } from '../testing/database-proxy.ts';
import { connect, type DatabaseClient } from './client.ts';
import { isDatabaseAway } from './failures.ts';

const SIZE = 2;
let direct: DatabaseClient;
let proxy: DatabaseProxy;
let client: DatabaseClient;

beforeAll(async () => {
  direct = await testDatabase();
  await direct.pool.query('create table notes (text text primary key)');
  proxy = await databaseProxy(direct.url);
});
afterEach(async () => {
  proxy.behave();
  await client.close();
});

const write = (text: string) =>
  client.db.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values (${text})`);
    return text;
  });
const written = async () => (await direct.pool.query<{ text: string }>('select text from notes')).rows;

/** Expects that no connection is in use and that all can be used at once. */
async function expectWholePool() {
  const { pool } = client;
  expect(pool.totalCount - pool.idleCount).toBe(0);
  const all = await Promise.all(Array.from({ length: SIZE }, () => pool.connect()));
  for (const one of all) one.release();
  expect(pool).toMatchObject({ totalCount: SIZE, idleCount: SIZE, waitingCount: 0 });
}

describe('When the database dies', () => {
  it.each([
    ['at begin', /begin/],
    ['at the first statement', /insert into notes/],
    ['at commit', /commit/],
  ])('%s, the transaction fails as unavailable and returns its connection', async (moment, statement) => {
    client = connect(proxy.url, { size: SIZE });
    proxy.cutAt(statement);
    // More iterations than connections, so that a single leak would show.
    for (let i = 0; i < SIZE * 2; i++) {
      const failure = await write(`${moment} ${i}`).catch((error: unknown) => error);
      expect(isDatabaseAway(failure)).toBe(true);
    }
    proxy.behave();
    await expectWholePool();
    expect(await write(`after ${moment}`)).toBe(`after ${moment}`);
    expect(await written()).not.toContainEqual({ text: `${moment} 0` });
  });

  it('at rollback, the caller gets the original error and the connection is replaced', async () => {
    client = connect(proxy.url, { size: SIZE });
    proxy.cutAt(/rollback/);
    const work = client.db.transaction(async () => {
      throw new Error('the reason');
    });
    await expect(work).rejects.toThrow('the reason');
    proxy.behave();
    await expectWholePool();
  });

  it('inside a savepoint, the connection is returned', async () => {
    client = connect(proxy.url, { size: SIZE });
    proxy.cutAt(/savepoint/);
    const work = client.db.transaction((tx) => tx.transaction(() => tx.execute(sql`select 1`)));
    await expect(work).rejects.toThrow();
    proxy.behave();
    await expectWholePool();
  });
});

describe('A transaction', () => {
  it('applies the isolation level and access mode', async () => {
    client = connect(proxy.url, { size: SIZE });
    const modes = await client.db.transaction(
      async (tx) =>
        (await tx.execute(sql`show transaction_isolation`)).rows.concat(
          (await tx.execute(sql`show transaction_read_only`)).rows,
        ),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    expect(modes).toEqual([{ transaction_isolation: 'repeatable read' }, { transaction_read_only: 'on' }]);
  });

  it('rolls back only the savepoint that failed', async () => {
    client = connect(proxy.url, { size: SIZE });
    await client.db.transaction(async (tx) => {
      await tx.execute(sql`insert into notes values ('outer')`);
      await tx
        .transaction(async (inner) => {
          await inner.execute(sql`insert into notes values ('inner')`);
          await inner.execute(sql`insert into notes values ('inner')`);
        })
        .catch(() => {});
    });
    expect(await written()).toContainEqual({ text: 'outer' });
    expect(await written()).not.toContainEqual({ text: 'inner' });
  });

  it('never reports success when PostgreSQL rolled it back', async () => {
    client = connect(proxy.url, { size: SIZE });
    const work = client.db.transaction(async (tx) => {
      await tx.execute(sql`insert into notes values ('swallowed')`);
      await tx.execute(sql`select 1 / 0`).catch(() => {});
    });
    await expect(work).rejects.toThrow('rolled back');
    expect(await written()).not.toContainEqual({ text: 'swallowed' });
    await expectWholePool();
  });
});

describe('Closing', () => {
  it('does not wait for a connection that never responds', async () => {
    client = connect(proxy.url, { size: SIZE });
    proxy.swallowAt(/select 'hung'/);
    const hung = client.db.execute(sql`select 'hung'`).catch((error: unknown) => error);
    await expect.poll(() => client.pool.totalCount - client.pool.idleCount).toBe(1);
    await client.close();
    expect(isDatabaseAway(await hung)).toBe(true);
    client = connect(proxy.url);
  });
});
