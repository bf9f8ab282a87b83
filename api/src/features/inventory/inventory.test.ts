import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inventoryFeed } from '@tradewind/contract/inventory';
import { BOAT_TYPES } from '@tradewind/domain/boat-types';
import { LISTING_KEYS } from '@tradewind/domain/trade-taxonomy';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import type { DatabaseClient } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { boats } from '../../db/schema/boats.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { insertBoat, insertUser } from '../../testing/factories.ts';
import { syncInventory } from './service.ts';

type Entry = Record<string, unknown>;

let app: TestApp;
let client: DatabaseClient;
let sample: Entry[];
let answer: { status: number; body: string; never?: boolean };

const server = createServer((_request, response) => {
  if (!answer.never) response.writeHead(answer.status).end(answer.body);
});
const feed = (...entries: unknown[]) => {
  answer = { status: 200, body: JSON.stringify({ boats: entries }) };
};
const boat = (number: number, change: Entry = {}): Entry => ({ ...sample[number], ...change });

beforeAll(async () => {
  app = await testApp({ ROLE: 'web' });
  client = app.database;
  const file = await readFile(new URL('./sample-feed.json', import.meta.url), 'utf8');
  sample = inventoryFeed.parse(JSON.parse(file)).boats as Entry[];
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  await client.db.delete(boats);
  await client.db.delete(users);
});

function sync(feedUrl?: string, limits = { timeoutMs: 10_000, bytes: 1_000_000 }) {
  const { brokerage } = readConfig({ NODE_ENV: 'test' });
  return syncInventory({ commit: app.dependencies.commit, config: { brokerage, feedUrl } }, limits);
}
const syncServed = (limits?: { timeoutMs: number; bytes: number }) =>
  sync(`http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.json`, limits);

const stored = () => client.db.select().from(boats).orderBy(boats.externalId);
const statuses = async () => Object.fromEntries((await stored()).map((row) => [row.externalId, row.status]));

describe('The built-in feed', () => {
  it('adds 28 boats of all seven types to the site-admin account', async () => {
    const clear = vi.spyOn(app.dependencies.responseCache, 'clear');
    expect(await sync()).toMatchObject({
      success: true,
      message: '28 of 28 boats synced.',
      syncedCount: 28,
      errors: [],
    });
    const rows = await stored();
    expect(rows).toHaveLength(28);
    expect(new Set(rows.map((row) => row.type))).toEqual(new Set(BOAT_TYPES));
    const [owner] = await client.db.select().from(users);
    expect(owner).toMatchObject({ username: 'site-admin', firstName: 'Tradewind Yacht Brokerage', verified: true });
    expect(owner).toMatchObject({ password: '!', freeAccount: false, isAdmin: false });
    expect(rows.every((row) => row.sellerId === owner?.id && row.source === 'cloud-yachts')).toBe(true);
    expect(rows.every((row) => row.state && row.tradeCategories.length > 0)).toBe(true);
    expect(rows.flatMap((row) => row.tradeCategories).every((key) => LISTING_KEYS.some((known) => known === key))).toBe(
      true,
    );
    expect(rows[0]).toMatchObject({ title: '2022 Brackwater 64 Convertible', state: 'FL', price: '2450000.00' });
    expect(clear).toHaveBeenCalled();
  });

  it('can be synced again without duplicating or changing anything', async () => {
    await sync();
    const before = await stored();
    expect(await sync()).toMatchObject({ success: true, syncedCount: 28 });
    const after = await stored();
    expect(after.map(({ lastSyncedAt: _, ...row }) => row)).toEqual(before.map(({ lastSyncedAt: _, ...row }) => row));
    expect(await client.db.select().from(users)).toHaveLength(1);
  });

  it('is synced once by concurrent syncs', async () => {
    await Promise.all([sync(), sync(), sync()]);
    expect(await stored()).toHaveLength(28);
    expect(await client.db.select().from(users)).toHaveLength(1);
  });
});

describe('A later feed', () => {
  it('updates only the fields that it owns', async () => {
    feed(boat(0), boat(1));
    await syncServed();
    await client.db.update(boats).set({ featured: true, views: 40 }).where(eq(boats.externalId, 'cy-2101'));
    feed(boat(0, { price: 1_999_999.5, location: 'Dana Point, California' }), boat(1));
    await syncServed();
    const [changed, same] = await stored();
    expect(changed).toMatchObject({ price: '1999999.50', state: 'CA', featured: true, views: 40, version: 2 });
    expect(same).toMatchObject({ version: 1 });
  });

  it('retires a missing boat, restores one that returns, and leaves a sold one sold', async () => {
    const own = await insertBoat(client.db);
    feed(boat(0), boat(1), boat(2));
    await syncServed();
    await client.db.update(boats).set({ status: 'sold' }).where(eq(boats.externalId, 'cy-2103'));
    feed(boat(0));
    expect(await syncServed()).toMatchObject({ success: true, message: '1 of 1 boats synced, 1 no longer listed.' });
    expect(await statuses()).toMatchObject({ 'cy-2101': 'active', 'cy-2102': 'retired', 'cy-2103': 'sold' });
    feed(boat(0), boat(1), boat(2));
    await syncServed();
    expect(await statuses()).toMatchObject({ 'cy-2101': 'active', 'cy-2102': 'active', 'cy-2103': 'sold' });
    expect((await stored()).find((row) => row.id === own.id)?.status).toBe('active');
  });
});

describe('A partly invalid feed', () => {
  it('reports each invalid boat and saves the others', async () => {
    feed(
      boat(0),
      boat(1, { price: '-5' }),
      boat(2, { year: 'new', type: 'Submarine' }),
      boat(3, { tradeCategories: ['boats', 'moon rock'] }),
      boat(4, { make: 'a\0b' }),
      boat(5, { length: 'long' }),
      boat(0, { model: 'Copy' }),
      boat(6),
    );
    const result = await syncServed();
    expect(result).toMatchObject({ success: true, syncedCount: 2, message: '2 of 8 boats synced, 6 failed.' });
    expect(result.errors.map((error) => error.split(':')[0])).toEqual([
      'cy-2102',
      'cy-2103',
      'cy-2104',
      'cy-2105',
      'cy-2106',
      'cy-2101',
    ]);
    expect(result.errors[0]).toBe('cy-2102: price: is not a dollar amount');
    expect(result.errors[1]).toMatch(/year: .+; type: /);
    expect(await statuses()).toEqual({ 'cy-2101': 'active', 'cy-2107': 'active' });
  });

  it('does not retire a boat that is listed but invalid', async () => {
    feed(boat(0), boat(1));
    await syncServed();
    feed(boat(0), boat(1, { price: 'ask' }));
    await syncServed();
    expect(await statuses()).toEqual({ 'cy-2101': 'active', 'cy-2102': 'active' });
  });

  it('retires nothing while an entry has no readable id', async () => {
    feed(boat(0), boat(1));
    await syncServed();
    feed(boat(0), { make: 'Somebody' }, 'noise', null);
    const result = await syncServed();
    expect(result).toMatchObject({ success: true, syncedCount: 1 });
    expect(result.errors.map((error) => error.split(':')[0])).toEqual(['Boat 2', 'Boat 3', 'Boat 4']);
    expect(await statuses()).toEqual({ 'cy-2101': 'active', 'cy-2102': 'active' });
  });

  it('isolates the one boat that the database refuses', async () => {
    await client.pool.query(`alter table boats add constraint planted check (model <> '38 Flybridge')`);
    const result = await sync().finally(() => client.pool.query('alter table boats drop constraint planted'));
    expect(result).toMatchObject({ syncedCount: 27, errors: ['cy-2104: couldn’t be saved'] });
    expect(await stored()).toHaveLength(27);
  });
});

describe('An unusable feed', () => {
  const unusable: [string, string][] = [
    ['is not JSON', '<html>Down for maintenance</html>'],
    ['has another shape', '{"vessels": []}'],
    ['is empty', '{"boats": []}'],
    ['has only invalid boats', '{"boats": [{"externalId": "cy-2101"}]}'],
    ['is too large', `{"boats": [${'"x",'.repeat(500)}1]}`],
  ];

  it.each(unusable)('changes nothing when it %s', async (_case, body) => {
    feed(boat(0));
    await syncServed();
    answer = { status: 200, body };
    const result = await syncServed({ timeoutMs: 10_000, bytes: 1_000 });
    expect(result).toMatchObject({ success: false, syncedCount: 0 });
    expect(await statuses()).toEqual({ 'cy-2101': 'active' });
  });

  it('is reported as down, slow or failing', async () => {
    expect((await sync('http://127.0.0.1:1/feed.json')).message).toMatch(/it can’t be reached/);
    answer = { status: 502, body: '' };
    expect((await syncServed()).message).toMatch(/it answered with status 502/);
    answer = { status: 200, body: '', never: true };
    expect((await syncServed({ timeoutMs: 30, bytes: 1_000 })).message).toMatch(/it didn’t respond in time/);
    expect(await client.db.select().from(users)).toEqual([]);
  });
});

it('creates a separate account if the brokerage’s email is taken', async () => {
  await insertUser(client.db, { email: 'brokers@tradewind.example.com', username: 'brokers' });
  await sync();
  const [owner] = await client.db.select().from(users).where(eq(users.username, 'site-admin'));
  expect(owner?.email).toBe('brokers+site-admin@tradewind.example.com');
});
