import { describe, expect, it, vi } from 'vitest';
import { createApp } from '../../../app.ts';
import { createLogger } from '../../../platform/http/logging.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { insertBoat } from '../../../testing/factories.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';
import { deleteOldVisits } from './views.store.ts';

type Calls = Pick<TestApp, 'call'>;

const viewsOf = async (app: Calls, id: number) => (await app.call('GET', `/api/boats/${id}`)).body.views as number;
const soon = { timeout: 20_000, interval: 50 };
const showsViews = (app: Calls, id: number, views: number) =>
  vi.waitFor(async () => expect(await viewsOf(app, id)).toBe(views), soon);

/** All requests come through one proxy, which names the client's address. */
const PROXY = { TRUST_PROXY: '1' };
const visit = (app: Calls, id: number, address: string, token?: string) =>
  app.call('POST', `/api/boats/${id}/view`, {
    headers: { 'x-forwarded-for': address },
    ...(token && { token }),
  });

/** Another process on the same database. */
async function secondServer(app: TestApp) {
  const { config } = app.dependencies;
  return createApp({ config, database: app.database, log: createLogger('silent'), pages: false });
}

describe('Views of a boat', () => {
  it('show soon, also in the cached responses of every process', async () => {
    const app = await testApp(PROXY);
    const other = await secondServer(app);
    try {
      const boat = await insertBoat(app.database.db);
      const inOther = async () => (await other.app.inject({ url: `/api/boats/${boat.id}` })).json().views;
      expect([await viewsOf(app, boat.id), await inOther()]).toEqual([0, 0]);
      await app.call('GET', '/api/boats?limit=5');
      const visits = Array.from({ length: 7 }, (_, n) => visit(app, boat.id, `192.0.2.${n}`));
      expect((await Promise.all(visits)).map(({ status }) => status)).toEqual(Array(7).fill(204));
      await showsViews(app, boat.id, 7);
      await vi.waitFor(async () => expect(await inOther()).toBe(7), soon);
      expect((await app.call('GET', '/api/boats?limit=5')).body).toMatchObject([{ views: 7 }]);
    } finally {
      await other.close();
    }
  });

  it('count a visitor once an hour per boat across all processes', async () => {
    const app = await testApp(PROXY);
    const other = await secondServer(app);
    const [seen, unseen] = [await insertBoat(app.database.db), await insertBoat(app.database.db)];
    const { token } = await registerPerson(app);
    for (let n = 0; n < 20; n++) {
      await visit(app, seen.id, '192.0.2.1');
      await other.app.inject({
        method: 'POST',
        url: `/api/boats/${seen.id}/view`,
        headers: { 'x-forwarded-for': '192.0.2.1', 'user-agent': `Browser ${n}` },
      });
      await visit(app, seen.id, '::ffff:192.0.2.1');
      await visit(app, seen.id, `2001:db8:1:1::${n}`);
      await visit(app, seen.id, `198.51.100.${n}`, token);
    }
    await other.close();
    await showsViews(app, seen.id, 3);
    expect(await viewsOf(app, unseen.id)).toBe(0);
    await visit(app, unseen.id, '192.0.2.1');
    await showsViews(app, unseen.id, 1);

    await app.database.pool.query("update boat_visits set counted_at = counted_at - interval '61 minutes'");
    await visit(app, seen.id, '192.0.2.1');
    await showsViews(app, seen.id, 4);
    await visit(app, seen.id, '192.0.2.1');
    await visit(app, unseen.id, '192.0.2.9');
    await showsViews(app, unseen.id, 2);
    expect(await viewsOf(app, seen.id)).toBe(4);
  });

  it('never count the owner', async () => {
    const app = await testApp(PROXY);
    const [owner, broker, stranger] = [await registerPerson(app), await registerPerson(app), await registerPerson(app)];
    const boat = await insertBoat(app.database.db, { sellerId: owner.user.id, userId: broker.user.id });
    for (const { token } of [owner, broker, stranger]) await visit(app, boat.id, '192.0.2.1', token);
    await showsViews(app, boat.id, 1);
    const { rows } = await app.database.pool.query('select count(*)::int from boat_visits');
    // One row for the stranger, one for their network.
    expect(rows).toEqual([{ count: 2 }]);
  });

  it('count one visitor per network, and one per account across networks', async () => {
    const app = await testApp(PROXY);
    const boat = await insertBoat(app.database.db);
    const people: Person[] = [];
    for (let n = 0; n < 4; n++) people.push(await registerPerson(app));
    const visitAll = async (address: string) => {
      for (const { token } of people) await visit(app, boat.id, address, token);
    };
    await visitAll('192.0.2.1');
    await showsViews(app, boat.id, 1);
    await visitAll('192.0.2.1');
    await visit(app, boat.id, '192.0.2.1');
    await visit(app, boat.id, '192.0.2.2');
    await showsViews(app, boat.id, 2);
    const [counted, ...others] = people;
    for (let n = 3; n < 9; n++) await visit(app, boat.id, `192.0.2.${n}`, others[0]?.token);
    await visit(app, boat.id, '192.0.2.10', counted?.token);
    await showsViews(app, boat.id, 3);
    await visit(app, boat.id, '192.0.2.11', others[1]?.token);
    await showsViews(app, boat.id, 4);
  });

  it('forget visitors after an hour', async () => {
    const app = await testApp();
    const { db, pool } = app.database;
    const boat = await insertBoat(db);
    await pool.query(
      `insert into boat_visits select $1, decode(lpad(n::text, 2, '0'), 'hex'), now() - n * interval '30 minutes'
         from generate_series(0, 3) n`,
      [boat.id],
    );
    await deleteOldVisits(db);
    expect((await pool.query('select count(*)::int from boat_visits')).rows).toEqual([{ count: 2 }]);
  });

  it('are written when the server stops', async () => {
    const app = await testApp();
    const other = await secondServer(app);
    const boat = await insertBoat(app.database.db);
    await other.app.inject({ method: 'POST', url: `/api/boats/${boat.id}/view` });
    await other.close();
    expect(await viewsOf(app, boat.id)).toBe(1);
  });

  it('ignore boats that do not exist', async () => {
    const app = await testApp();
    expect((await app.call('POST', '/api/boats/4711/view')).status).toBe(204);
    expect((await app.call('POST', '/api/boats/nonsense/view')).status).toBe(400);
  });
});
