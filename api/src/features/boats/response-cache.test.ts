import { beforeAll, describe, expect, it } from 'vitest';
import { createApp, type Tradewind } from '../../app.ts';
import { createLogger } from '../../platform/http/logging.ts';
import { type Json, type TestApp, testApp } from '../../testing/app.ts';
import { insertBoat, insertUser } from '../../testing/factories.ts';

let app: TestApp;
let other: Tradewind;
beforeAll(async () => {
  app = await testApp();
  const { config } = app.dependencies;
  other = await createApp({ config, database: app.database, log: createLogger('silent'), pages: false });
  return () => other.close();
});

const titles = async (query: string): Promise<string[]> => {
  const answer = await other.app.inject({ url: `/api/boats?${query}` });
  return answer.json().map((boat: Json) => boat.title);
};

describe('Cached responses about boats', () => {
  it('are dropped in every process when a boat is written', async () => {
    await insertBoat(app.database.db, { title: 'First' });
    expect(await titles('limit=5')).toEqual(['First']);
    await app.dependencies.commit(async (work) => {
      await insertBoat(work.tx, { title: 'Second' });
      work.publicReadsChanged();
    });
    await expect.poll(() => titles('limit=5')).toEqual(['Second', 'First']);
    const { body } = await app.call('GET', '/api/marketplace/stats');
    expect(body).toMatchObject({ totalBoats: 2, totalValue: '250000.00', newestBoat: { title: 'Second' } });
  });

  it('are shared by equal searches with different query strings', async () => {
    const entries = () => app.dependencies.responseCache.stats.entries;
    await app.call('GET', '/api/boats?limit=3&type=Bowrider&sort=oldest');
    const before = entries();
    await app.call('GET', '/api/boats?sort=oldest&type=Bowrider&limit=03');
    expect(entries()).toBe(before);
  });
});

describe('The counts', () => {
  it('stay exact through posting, editing, pausing, selling, suspension and deletion', async () => {
    const { pool, db } = app.database;
    const seller = await insertUser(db);
    const boat = await insertBoat(db, { sellerId: seller.id, price: '30000.00' });
    await insertBoat(db, { sellerId: seller.id, price: '30000.00', status: 'paused' });
    const steps: [string, unknown[]][] = [
      ["update boats set price = 75000, title = 'Renamed', type = null where id = $1", [boat.id]],
      ["update boats set status = 'paused' where id = $1", [boat.id]],
      ["update boats set status = 'active' where seller_id = $1", [seller.id]],
      ["update users set suspended = true, suspension_reason = 'spam' where id = $1", [seller.id]],
      ['update boats set price = price + 1 where seller_id = $1', [seller.id]],
      ['update users set suspended = false where id = $1', [seller.id]],
      ["update boats set trade_categories = '{wine}', views = views + 1 where id = $1", [boat.id]],
      ["update boats set status = 'sold' where id = $1", [boat.id]],
      ['delete from boats where id = $1', [boat.id]],
      ['delete from users where id = $1', [seller.id]],
    ];
    for (const [text, values] of steps) {
      await pool.query(text, values);
      const { rows } = await pool.query(`
        select (select count(*)::int from boats where listed) as listed,
          (select count(*)::int from boats b join users s on s.id = b.seller_id where b.status = 'active' and not s.suspended) as active,
          (select sum(boats)::int from boat_counts) as counted,
          (select sum(boats)::int from boat_trade_counts) as traded,
          (select sum(boats)::int from boat_texts) as texts,
          (select sum(value) from boat_counts) = (select sum(price) from boats where listed) as worth,
          (select sum(users)::int from user_counts) = (select count(*)::int from users) as people`);
      const [{ listed, ...others }] = rows;
      expect(others, text).toEqual({
        active: listed,
        counted: listed,
        traded: listed,
        texts: listed,
        worth: true,
        people: true,
      });
    }
    expect((await pool.query('select 1 from boat_texts where boats <= 0')).rows).toEqual([]);
  });

  it('stay exact with many concurrent writers', async () => {
    const { pool, db } = app.database;
    const sellers = await Promise.all([insertUser(db), insertUser(db)]);
    const boats = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        insertBoat(db, { sellerId: sellers[n % 2]?.id ?? '', title: `Same ${n % 3}` }),
      ),
    );
    // One boat per statement, as in the product: two statements that update the same boats could deadlock.
    const prices = Array.from({ length: 120 }, (_, n) =>
      pool.query('update boats set price = $1 where id = $2', [(n % 20) * 40_000 + 1, boats[n % 40]?.id]),
    );
    await Promise.all(prices);
    const { rows } = await pool.query(
      'select (select sum(boats)::int from boat_texts) - (select count(*)::int from boats where listed) as difference',
    );
    expect(rows).toEqual([{ difference: 0 }]);
  });
});
