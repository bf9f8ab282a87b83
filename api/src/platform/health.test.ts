import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connect, type DatabaseClient } from '../db/client.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { cleanUpAfterFile } from '../testing/cleanup.ts';
import { testDatabase } from '../testing/database.ts';
import { type DatabaseProxy, databaseProxy } from '../testing/database-proxy.ts';

const POOL = 2;
let proxy: DatabaseProxy;
let database: DatabaseClient;
let app: TestApp;
beforeAll(async () => {
  proxy = await databaseProxy((await testDatabase()).url);
  database = connect(proxy.url, { size: POOL });
  cleanUpAfterFile(() => database.close());
  app = await testApp({ METRICS_TOKEN: 'a long enough token' }, { database });
});
afterEach(() => proxy.behave());

const health = () => app.call('GET', '/healthz');
const unavailable = { status: 503, body: { status: 'unavailable', database: false } };

describe('Health', () => {
  it('is good while requests can be served', async () => {
    expect(await health()).toMatchObject({ status: 200, body: { status: 'ok', database: true } });
    expect(await app.call('GET', '/readyz')).toMatchObject({
      status: 200,
      body: { status: 'ok', database: true, queue: true, stopping: false },
    });
  });

  it('is bad while the database is down, and good as soon as it is back', async () => {
    proxy.goAway();
    expect(await health()).toMatchObject(unavailable);
    expect(await app.call('GET', '/readyz')).toMatchObject({ status: 503, body: { database: false } });
    proxy.behave();
    expect(await health()).toMatchObject({ status: 200 });
    await expect.poll(async () => (await app.call('GET', '/readyz')).status).toBe(200);
  });

  it('is bad while requests cannot get a connection', async () => {
    const taken = await Promise.all(Array.from({ length: POOL }, () => database.pool.connect()));
    expect(await health()).toMatchObject(unavailable);
    for (const client of taken) client.release();
    expect(await health()).toMatchObject({ status: 200 });
  });

  it('is bad while the database does not respond, and closes that connection', async () => {
    proxy.swallowAt(/select 1/);
    expect(await health()).toMatchObject(unavailable);
    proxy.behave();
    await expect.poll(async () => (await health()).status).toBe(200);
    expect(database.pool.totalCount - database.pool.idleCount).toBe(0);
  });

  it('shares one probe between concurrent requests', async () => {
    let probes = 0;
    const count = () => probes++;
    database.pool.on('acquire', count);
    const responses = await Promise.all(Array.from({ length: 50 }, health));
    database.pool.off('acquire', count);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(probes).toBeLessThanOrEqual(2);
  });

  it.each(['/healthz', '/readyz'])('%s is never cached', async (path) => {
    expect((await app.call('GET', path)).headers['cache-control']).toBe('no-store');
  });
});

describe('Metrics', () => {
  it('are labeled by route, not by URL, and require their token', async () => {
    await app.call('GET', '/api/boats/12345');
    expect((await app.call('GET', '/metrics')).status).toBe(401);
    const { status, body } = await app.call('GET', '/metrics', { token: 'a long enough token' });
    expect(status).toBe(200);
    expect(body).toContain('route="/api/boats/:id",status="404"');
    expect(body).not.toContain('12345');
    for (const name of ['db_connections', 'event_streams', 'page_cache_bytes', 'process_resident_memory_bytes'])
      expect(body).toContain(name);
  });
});
