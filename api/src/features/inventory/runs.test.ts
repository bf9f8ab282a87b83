import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SyncProgress } from '@tradewind/contract/inventory';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../db/schema/accounts.ts';
import { syncRuns } from '../../db/schema/inventory.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { insertUser } from '../../testing/factories.ts';
import { type Person, registerAdmin } from '../../testing/people.ts';
import { runScheduledSync } from './runs.service.ts';
import { failAbandonedRuns, holdRun } from './runs.store.ts';

let app: TestApp;
let served: TestApp;
let admin: Person;
let answer: (response: ServerResponse) => void;
const feed = createServer((_request, response) => answer(response));

beforeAll(async () => {
  await new Promise<void>((ready) => feed.listen(0, '127.0.0.1', ready));
  app = await testApp();
  served = await testApp({
    CLOUD_YACHTS_FEED_URL: `http://127.0.0.1:${(feed.address() as AddressInfo).port}/boats.json`,
  });
});
afterAll(() => {
  feed.closeAllConnections();
  feed.close();
});
beforeEach(async () => {
  await app.database.db.delete(users);
  await app.database.db.delete(syncRuns);
  admin = await registerAdmin(app);
});

const sync = (target = app, who = admin) =>
  target.call('POST', '/api/admin/cloud-yachts/sync-all', { token: who.token });
const overview = (target = app, who = admin) =>
  target.call('GET', '/api/admin/cloud-yachts', { token: who.token }).then(({ body }) => body);

describe('The sync call', () => {
  it('returns the result when it ends, and records the run', async () => {
    const { status, body } = await sync();
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: '28 of 28 boats synced.', syncedCount: 28, errors: [] });
    const { source, target, running, runs } = await overview();
    expect(source).toEqual({ builtIn: true, host: null });
    expect(target).toMatchObject({ username: 'site-admin', boats: 28 });
    expect(running).toBe(false);
    expect(runs).toMatchObject([
      { status: 'succeeded', startedBy: admin.email, total: 28, done: 28, syncedCount: 28, errors: [] },
    ]);
    expect(runs[0].finishedAt).not.toBeNull();
    const log = await app.call('GET', '/api/admin/activity?action=inventory.sync', { token: admin.token });
    expect(log.body).toMatchObject([{ userEmail: admin.email, details: { success: true, syncedCount: 28 } }]);
  });

  it('publishes its progress to admins and nobody else', async () => {
    const bystander = await insertUser(app.database.db);
    const told: SyncProgress[] = [];
    const { events } = app.dependencies;
    events.subscribe(admin.user.id, ({ kind, data }) => kind === 'sync.progress' && told.push(data as SyncProgress));
    events.subscribe(bystander.id, ({ kind }) => expect(kind).not.toBe('sync.progress'));
    await sync();
    await expect.poll(() => told.at(-1)?.status).toBe('succeeded');
    expect(told.length).toBeGreaterThan(4);
    const done = told.map((progress) => progress.done);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(told.at(-1)).toMatchObject({ total: 28, done: 28 });
  });

  it('is refused while another one runs in any process', async () => {
    const held = await holdRun(app.database.db);
    const { status, body } = await sync();
    expect(status).toBe(409);
    expect(body.message).toBe('A sync is already running.');
    expect((await overview()).running).toBe(true);
    await held?.release();
    expect((await sync()).status).toBe(200);
  });

  it('runs once when it is called twice at once', async () => {
    const statuses = (await Promise.all([sync(), sync()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
  });

  it('shows an interrupted run as failed and can be started again', async () => {
    await app.database.db.insert(syncRuns).values({ startedBy: 'somebody@example.com' });
    expect((await overview()).runs).toMatchObject([{ status: 'failed' }]);
    await sync();
    expect((await overview()).runs.map(({ status }: { status: string }) => status)).toEqual(['succeeded', 'failed']);
    await failAbandonedRuns(app.database.db);
  });
});

describe('A feed', () => {
  it.each([
    ['down', (response: ServerResponse) => void response.destroy(), /it can’t be reached/],
    ['failing', (response: ServerResponse) => void response.writeHead(502).end(), /it answered with status 502/],
    ['malformed', (response: ServerResponse) => void response.end('<html>'), /it is not a list of boats/],
  ])('that is %s is reported and changes nothing', async (_kind, behavior, message) => {
    const operator = await registerAdmin(served);
    answer = behavior;
    const { status, body } = await sync(served, operator);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: false, syncedCount: 0 });
    expect(body.message).toMatch(message);
    const { runs, target, source } = await overview(served, operator);
    expect(source).toMatchObject({ builtIn: false });
    expect(runs[0]).toMatchObject({ status: 'failed', message: body.message });
    expect(target).toBeNull();
  });
});

describe('The daily sync', () => {
  it('skips a marketplace that never synced the built-in feed', async () => {
    await runScheduledSync(app.dependencies);
    expect((await overview()).runs).toEqual([]);
  });

  it('runs on schedule otherwise, without a user', async () => {
    await sync();
    await runScheduledSync(app.dependencies);
    expect((await overview()).runs).toMatchObject([{ startedBy: null }, { startedBy: admin.email }]);
  });

  it('is skipped while another sync runs', async () => {
    await sync();
    const held = await holdRun(app.database.db);
    await runScheduledSync(app.dependencies);
    await held?.release();
    expect((await overview()).runs).toHaveLength(1);
  });
});
