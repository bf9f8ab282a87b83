import { describe, expect, it, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { createLogger } from '../../platform/http/logging.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { insertBoat } from '../../testing/factories.ts';

const viewsOf = async (app: Pick<TestApp, 'call'>, id: number) =>
  (await app.call('GET', `/api/boats/${id}`)).body.views as number;

describe('Views of a boat', () => {
  it('show soon, in the kept answers of every process too', async () => {
    const app = await testApp();
    const { config } = app.dependencies;
    const other = await createApp({ config, database: app.database, log: createLogger('silent'), pages: false });
    try {
      const boat = await insertBoat(app.database.db);
      const inOther = async () => (await other.app.inject({ url: `/api/boats/${boat.id}` })).json().views;
      expect([await viewsOf(app, boat.id), await inOther()]).toEqual([0, 0]);
      await app.call('GET', '/api/boats?limit=5');
      const visits = Array.from({ length: 7 }, () => app.call('POST', `/api/boats/${boat.id}/view`));
      expect((await Promise.all(visits)).map(({ status }) => status)).toEqual(Array(7).fill(204));
      await vi.waitFor(async () => expect(await viewsOf(app, boat.id)).toBe(7), { timeout: 5_000, interval: 50 });
      await vi.waitFor(async () => expect(await inOther()).toBe(7), { timeout: 5_000, interval: 50 });
      expect((await app.call('GET', '/api/boats?limit=5')).body).toMatchObject([{ views: 7 }]);
    } finally {
      await other.close();
    }
  });

  it('are written when the server stops', async () => {
    const app = await testApp();
    const { config } = app.dependencies;
    const other = await createApp({ config, database: app.database, log: createLogger('silent'), pages: false });
    const boat = await insertBoat(app.database.db);
    await other.app.inject({ method: 'POST', url: `/api/boats/${boat.id}/view` });
    await other.close();
    expect(await viewsOf(app, boat.id)).toBe(1);
  });

  it('of a boat that does not exist are forgotten', async () => {
    const app = await testApp();
    expect((await app.call('POST', '/api/boats/4711/view')).status).toBe(204);
    expect((await app.call('POST', '/api/boats/nonsense/view')).status).toBe(400);
  });
});
