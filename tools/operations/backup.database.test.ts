import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { users } from '../../api/src/db/schema/accounts.ts';
import { type TestApp, testApp } from '../../api/src/testing/app.ts';
import { postBoat } from '../../api/src/testing/boats.ts';
import { insertBoat } from '../../api/src/testing/factories.ts';
import { registerPerson } from '../../api/src/testing/people.ts';
import { adminQuery, dropDatabase, urlOf } from '../../api/src/testing/server.ts';
import { makeAdmin } from './grant-admin.ts';
import { readBackup } from './read-backup.ts';
import { sequences, tablesInOrder } from './tables.ts';
import { writeBackup } from './write-backup.ts';

let app: TestApp;
let dir: string;
let made = 0;
const databases: string[] = [];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'tradewind-backup-'));
  app = await testApp({ ROLE: 'web' });
  const owner = await registerPerson(app);
  await app.call('PATCH', '/api/user/profile', { token: owner.token, body: { bio: 'Zoë\t"\\N"\n\\.' } });
  const boat = await postBoat(app, owner, { title: 'A, b; c\\d "e"' });
  const buyer = await registerPerson(app);
  await app.call('POST', '/api/messages', {
    token: buyer.token,
    body: { boatId: boat.id, receiverId: owner.user.id, content: 'First line\n\\.\nthird 🚤' },
  });
  for (let count = 0; count < 20; count++) await insertBoat(app.database.db, { sellerId: owner.user.id });
});
afterAll(() => rm(dir, { recursive: true, force: true }));
afterEach(async () => {
  for (const name of databases.splice(0)) await dropDatabase(inject('databaseServer'), name);
});

async function emptyDatabase(): Promise<string> {
  const name = `restored_${process.pid}_${++made}`;
  await adminQuery(inject('databaseServer'), `create database ${name}`);
  databases.push(name);
  return urlOf(inject('databaseServer'), name);
}

async function backup(): Promise<string> {
  const file = join(dir, `${++made}.gz`);
  await writeBackup(app.database.url, file);
  return file;
}

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Every row of every table, and the value of each sequence. */
const contentsOf = (url: string) =>
  connected(url, async (client) => {
    const contents: Record<string, unknown> = { sequences: await sequences(client) };
    for (const { name } of await tablesInOrder(client))
      contents[name] = (await client.query(`select t::text as row from "${name}" t order by 1`)).rows;
    return contents;
  });

describe('A backup', () => {
  it('restores the same data into an empty database', async () => {
    const file = await backup();
    const url = await emptyDatabase();
    expect((await readBackup(url, file)).tables).toBeGreaterThan(20);
    const restored = await contentsOf(url);
    expect(restored).toEqual(await contentsOf(app.database.url));
    expect(restored.boats).toHaveLength(21);
    expect(restored.messages).toHaveLength(1);
  });

  it('keeps sequences and triggers working after a restore', async () => {
    const url = await emptyDatabase();
    await readBackup(url, await backup());
    const counted = await connected(url, async (client) => {
      const total = 'select sum(boats)::int as n from boat_counts';
      const before = (await client.query(total)).rows[0].n;
      await client.query(
        "insert into boats (seller_id, title, price, year, make, model, location) select id, 'New', 5000, 2020, 'A', 'B', 'Miami, FL' from users limit 1",
      );
      return { before, after: (await client.query(total)).rows[0].n };
    });
    expect(counted).toEqual({ before: 21, after: 22 });
  });

  it('is a consistent snapshot despite concurrent writes', async () => {
    const writing = backup();
    await Promise.all(Array.from({ length: 8 }, () => insertBoat(app.database.db)));
    const url = await emptyDatabase();
    await readBackup(url, await writing);
    await connected(url, async (client) => {
      const { rows } = await client.query(
        'select (select count(*) from boats where listed)::int as listed, (select sum(boats) from boat_counts)::int as counted',
      );
      expect(rows[0].counted).toBe(rows[0].listed);
    });
  });

  it('is not restored over existing data', async () => {
    await expect(readBackup(app.database.url, await backup())).rejects.toThrow(/not empty/);
    expect((await app.database.db.select().from(users)).length).toBeGreaterThan(0);
  });

  it('restores nothing if it is truncated or of another version', async () => {
    const text = gunzipSync(await readFile(await backup())).toString();
    const damaged = {
      incomplete: text.slice(0, Math.floor(text.length / 2)).replace(/\n[^\n]*$/, '\n'),
      'by a version with 999 migrations': text.replace(/"migrations":\d+/, '"migrations":999'),
      'can’t read this backup': text.replace('"tradewind":1', '"tradewind":9'),
    };
    for (const [reason, content] of Object.entries(damaged)) {
      const file = join(dir, 'damaged.gz');
      await writeFile(file, gzipSync(content));
      const url = await emptyDatabase();
      await expect(readBackup(url, file), reason).rejects.toThrow(reason);
      expect(await connected(url, (client) => client.query('select from boats')).then(({ rowCount }) => rowCount)).toBe(
        0,
      );
    }
  });
});

describe('Making an admin', () => {
  it('promotes a registered user and logs it', async () => {
    const person = await registerPerson(app);
    const grant = (email: string) => connected(app.database.url, (client) => makeAdmin(client, email));
    expect(await grant('nobody@example.com')).toBe(false);
    expect(await grant(person.email)).toBe(true);
    const { status, body } = await app.call('GET', `/api/admin/activity?userId=${person.user.id}`, {
      token: person.token,
    });
    expect(status).toBe(200);
    expect(body[0]).toMatchObject({
      action: 'user.change',
      details: { by: 'command line', change: { isAdmin: true } },
    });
  });
});
