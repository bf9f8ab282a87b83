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
  expect(await idsOf('?list=waiting')).toEqual([third, second, first]);
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

it('finds them by number, person, legal name and boat', async () => {
  const [first = 0, second = 0] = tradeIds;
  const { pool } = app.database;
  const search = (text: string) => idsOf(`?search=${encodeURIComponent(text)}`);
  expect(await search(`Trade ${first}`)).toEqual([first]);
  expect(await search('osprey')).toEqual(tradeIds.toReversed());
  await pool.query(
    `update users set last_name = 'Żółć-Nguyễn' where id =
       (select user_id from trade_parties where trade_id = $1 and position = 0)`,
    [second],
  );
  expect(await search('ben żółć')).toEqual([second]);
  await pool.query(
    `update closing_tasks set facts = '{"legalName":"Olive Marie Hart"}' where trade_id = $1 and kind = 'legal-details' and party = 1`,
    [first],
  );
  expect(await search('marie')).toEqual([first]);
  expect((await read('?search=marie')).body[0].parties[1]).toMatchObject({ legalName: 'Olive Marie Hart' });
  expect(await search('%')).toEqual([]);
  expect(await search('nobody at all')).toEqual([]);
  const page = await read('?search=osprey&limit=1');
  expect(page.headers.link).toContain('search=osprey');
});

it('shows a dispute and an ending instead of a step, and that they wait for the broker', async () => {
  const trade = await agree(app, await registerTraders(app));
  const { pool } = app.database;
  const row = async () =>
    (await read(`?list=waiting&search=${trade.id}`)).body.find(
      ({ tradeId }: { tradeId: number }) => tradeId === trade.id,
    );
  await pool.query("update trades set status = 'disputed' where id = $1", [trade.id]);
  expect(await row()).toMatchObject({ status: 'disputed', step: null, turn: 'dispute', next: null });
  await pool.query("update trades set status = 'closing' where id = $1", [trade.id]);
  await pool.query(
    "update closings set ending_cause = 'mutual', ending_at = now(), ending_reason = 'Both changed their minds' where trade_id = $1",
    [trade.id],
  );
  expect(await row()).toMatchObject({ step: null, ending: 'mutual', turn: 'return', next: null });
});

it('says that a trade can be released or settled, although no task waits for the broker', async () => {
  const trade = await agree(app, await registerTraders(app));
  const { pool } = app.database;
  await finishPapers(pool, trade.id);
  await pool.query(
    "update closing_tasks set state = 'done', done_at = now() where trade_id = $1 and state = 'open' and kind in ('deposit', 'balance')",
    [trade.id],
  );
  const row = async () => (await read(`?list=waiting&search=${trade.id}`)).body[0];
  expect(await row()).toMatchObject({ tradeId: trade.id, step: 'release', turn: 'release' });
  await pool.query('update closings set released_at = now() where trade_id = $1', [trade.id]);
  await pool.query("update trades set status = 'released' where id = $1", [trade.id]);
  expect(await row()).toMatchObject({ step: 'settlement', turn: 'settle' });
});

it('leaves out closings in which the broker is a party', async () => {
  const [first = 0] = tradeIds;
  await app.database.pool.query('update trade_parties set user_id = $2 where trade_id = $1 and position = 0', [
    first,
    brokers[1].user.id,
  ]);
  const theirs = (await read('', brokers[1])).body.map(({ tradeId }: { tradeId: number }) => tradeId);
  expect(theirs).not.toContain(first);
  expect(await idsOf('')).toContain(first);
});

it('is for brokers', async () => {
  expect((await read('', await registerAdmin(app))).status).toBe(403);
});

it('reads the open closings from their own index, however many trades there are', async () => {
  await app.database.pool.query(
    "insert into trades (kind, status) select 'ring', 'declined' from generate_series(1, 5000)",
  );
  await app.database.pool.query('analyze trades');
  const plan = await plansOf(app.database, (db) =>
    deskPage(db, brokers[0].user.id, { list: 'all', limit: 24 }, undefined),
  );
  expect(plan).toContain('trades_closing');
});
