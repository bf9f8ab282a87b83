import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { finishPapers } from '../../../testing/closing-world.ts';
import { wireIn } from '../../../testing/closings.ts';
import { type Person, registerAdmin, registerBroker } from '../../../testing/people.ts';
import { plansOf } from '../../../testing/plans.ts';
import { agree, registerTraders } from '../../../testing/trades.ts';
import { deskPage } from './desk.store.ts';

let app: TestApp;
let brokers: [Person, Person];
let tradeIds: number[];

beforeAll(async () => {
  app = await testApp();
  brokers = [await registerBroker(app), await registerBroker(app)];
  tradeIds = [];
  for (let count = 0; count < 3; count++) tradeIds.push((await agree(app, await registerTraders(app))).id);
});

const read = (query = '', who = brokers[0]) => app.call('GET', `/api/broker/closings${query}`, { token: who.token });
const idsOf = async (query: string) => (await read(query)).body.map(({ tradeId }: { tradeId: number }) => tradeId);

it('shows the next step, whose turn it is and the money of each closing', async () => {
  const [first = 0] = tradeIds;
  await wireIn(app, brokers, first, { position: 1, amount: '3000.00' });
  const { body } = await read();
  expect(body.map(({ tradeId }: { tradeId: number }) => tradeId)).toEqual(tradeIds.toReversed());
  expect(body.at(-1)).toMatchObject({
    ...{ tradeId: first, title: 'Osprey', status: 'agreed', step: 'signing' },
    next: { kind: 'legal-details', by: 0, isLate: false },
    held: [
      { trust: 'trust_yacht', amount: '0.00' },
      { trust: 'trust_other', amount: '3000.00' },
    ],
  });
  expect(body[0].parties[0].waiting).toBeGreaterThan(0);
});

it('finds what is late, waits for the broker, or is released', async () => {
  const [first = 0, second = 0, third = 0] = tradeIds;
  const { pool } = app.database;
  await pool.query(
    "update closing_tasks set due_at = now() - interval '1 day' where trade_id = $1 and kind = 'identity'",
    [second],
  );
  await finishPapers(pool, third);
  await pool.query('update closings set released_at = now() where trade_id = $1', [third]);
  await pool.query("update trades set status = 'released' where id = $1", [third]);
  expect(await idsOf('?list=late')).toEqual([second]);
  expect(await idsOf('?list=waiting')).toEqual([second, first]);
  expect(await idsOf('?list=ready')).toEqual([third]);
  const late = (await read('?list=late')).body[0];
  expect(late).toMatchObject({ broker: { late: 2 }, next: { kind: 'identity', by: null, isLate: true } });
});

it('pages through them', async () => {
  const page = await read('?limit=2');
  expect(page.body).toHaveLength(2);
  const next = /<([^>]+)>/.exec(String(page.headers.link))?.[1] ?? '';
  const rest = await app.call('GET', next, { token: brokers[0].token });
  expect(rest.body.map(({ tradeId }: { tradeId: number }) => tradeId)).toEqual([tradeIds[0]]);
  expect(rest.headers.link).toBeUndefined();
  expect((await read('?cursor=nonsense')).status).toBe(400);
});

it('is for brokers', async () => {
  expect((await read('', await registerAdmin(app))).status).toBe(403);
});

it('reads the open closings from their own index, however many trades there are', async () => {
  await app.database.pool.query(
    "insert into trades (kind, status) select 'ring', 'declined' from generate_series(1, 5000)",
  );
  await app.database.pool.query('analyze trades');
  const plan = await plansOf(app.database, (db) => deskPage(db, { list: 'all', limit: 24 }, undefined));
  expect(plan).toContain('trades_closing');
});
