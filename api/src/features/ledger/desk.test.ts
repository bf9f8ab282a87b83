import { brokerageDay } from '@tradewind/domain/closing/brokerage-day';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { wireIn } from '../../testing/closings.ts';
import { insertClosing } from '../../testing/ledger.ts';
import { type Person, registerBroker } from '../../testing/people.ts';
import { plansOf } from '../../testing/plans.ts';
import { listWires } from './wires/wires.store.ts';

let app: TestApp;
let brokers: [Person, Person];

beforeAll(async () => {
  app = await testApp();
  brokers = [await registerBroker(app), await registerBroker(app)];
});

const move = (id: number, action: string, who: Person, body: object = {}) =>
  app.call('POST', `/api/broker/wires/${id}/${action}`, { token: who.token, body });
const list = async (query: string, who = brokers[0]) =>
  (await app.call('GET', `/api/broker/wires?${query}`, { token: who.token })).body;
const idsOf = async (query: string, who = brokers[0]) => (await list(query, who)).map(({ id }: { id: number }) => id);

async function unknown(amount: string, bankReference: string, counterparty = 'Harbor Bank'): Promise<number> {
  const { body } = await app.call('POST', '/api/broker/wires/in', {
    token: brokers[0].token,
    body: { purpose: 'unknown', trust: 'trust_other', amount, bankReference, counterparty },
  });
  if (body.needsSecond) await move(body.id, 'confirm', brokers[1]);
  await move(body.id, 'collect', brokers[0], { bankDate: brokerageDay(new Date()) });
  return body.id;
}

describe('An assigned wire', () => {
  it('names the party and the trade that got it, and its clock has stopped', async () => {
    const tradeId = await insertClosing(app.database.db);
    const id = await unknown('120.00', 'ASSIGNED-1');
    expect((await list('list=suspense'))[0]).toMatchObject({ assigned: null, returnBy: expect.any(String) });
    const { body } = await move(id, 'assign', brokers[0], { tradeId, position: 0 });
    expect(body).toMatchObject({
      ...{ tradeId: null, returnBy: null, isReturned: false },
      assigned: { tradeId, position: 0, firstName: expect.any(String) },
    });
    const taken = await move(id, 'reverse', brokers[0], { reason: 'Another party' });
    expect(taken.body).toMatchObject({ assigned: null, returnBy: expect.any(String) });
  });

  it('is among the wires of its trade', async () => {
    const tradeId = await insertClosing(app.database.db);
    const direct = await wireIn(app, brokers, tradeId, { position: 0, amount: '10.00' });
    const id = await unknown('130.00', 'ASSIGNED-2');
    expect(await idsOf(`list=all&trade=${tradeId}`)).toEqual([direct]);
    await move(id, 'assign', brokers[0], { tradeId, position: 0 });
    expect(await idsOf(`list=all&trade=${tradeId}`)).toEqual([id, direct]);
  });

  it('is hidden from a broker who is a party of that trade', async () => {
    const tradeId = await insertClosing(app.database.db);
    const id = await unknown('140.00', 'ASSIGNED-3');
    await move(id, 'assign', brokers[0], { tradeId, position: 0 });
    expect(await idsOf('list=all', brokers[1])).toContain(id);
    await app.database.pool.query('update trade_parties set user_id = $2 where trade_id = $1 and position = 1', [
      tradeId,
      brokers[1].user.id,
    ]);
    expect(await idsOf('list=all', brokers[1])).not.toContain(id);
    expect(await idsOf('list=all')).toContain(id);
  });
});

describe('An export', () => {
  const daysOf = async (from: string, to: string) => {
    const path = `/api/broker/ledger.csv?from=${from}&to=${to}`;
    const { body } = await app.call('GET', path, { token: brokers[0].token });
    const [, ...rows] = body.trim().split('\r\n');
    return rows.map((row: string) => row.split(',').slice(0, 2));
  };

  async function postedAt(moment: string): Promise<void> {
    const client = await app.database.pool.connect();
    try {
      await client.query('begin');
      await client.query(
        "insert into ledger_journals (kind, details, key, posted_at) values ('fee_earned', '{}', $1::text, $1::timestamptz)",
        [moment],
      );
      await client.query(
        `insert into ledger_postings (journal_id, number, account, book, amount)
         select id, number, account, 'own', amount from ledger_journals,
           (values (1, 'bank:operating', 5), (2, 'income:closing_fee', -5)) as p(number, account, amount) where key = $1`,
        [moment],
      );
      await client.query('commit');
    } finally {
      await client.query('rollback');
      client.release();
    }
  }

  it('has the days of Florida, also on the day of 25 hours', async () => {
    const [summer, winter, next] = ['2025-11-02T04:00:00.000Z', '2025-11-03T04:59:59.000Z', '2025-11-03T05:00:00.000Z'];
    for (const moment of [summer, winter, next]) await postedAt(moment);
    const sunday = [summer, winter].flatMap((moment) => [
      ['2025-11-02', moment],
      ['2025-11-02', moment],
    ]);
    expect(await daysOf('2025-11-01', '2025-11-01')).toEqual([]);
    expect(await daysOf('2025-11-02', '2025-11-02')).toEqual(sunday);
    expect(await daysOf('2025-11-03', '2025-11-03')).toEqual([
      ['2025-11-03', next],
      ['2025-11-03', next],
    ]);
  });
});

it('keeps the postings of a trade out of the export of a broker who is a party of it', async () => {
  const tradeId = await insertClosing(app.database.db);
  await wireIn(app, brokers, tradeId, { position: 0, amount: '31.07' });
  await app.database.pool.query('update trade_parties set user_id = $2 where trade_id = $1 and position = 1', [
    tradeId,
    brokers[1].user.id,
  ]);
  const today = brokerageDay(new Date());
  const exported = async (who: Person) =>
    (await app.call('GET', `/api/broker/ledger.csv?from=${today}&to=${today}`, { token: who.token })).body;
  expect(await exported(brokers[0])).toContain('31.07');
  expect(await exported(brokers[1])).not.toContain('31.07');
});

it('tells the second broker whom an unknown wire would go to', async () => {
  const tradeId = await insertClosing(app.database.db);
  const id = await unknown('60000.00', 'LARGE-1');
  const { body } = await move(id, 'assign', brokers[0], { tradeId, position: 1 });
  expect(body.request).toMatchObject({ action: 'assign', tradeId, position: 1, firstName: expect.any(String) });
});

it('says that an unknown wire went back', async () => {
  const id = await unknown('75.00', 'BACK-1');
  await move(id, 'return', brokers[0], {
    ...{ bankReference: 'BACK-2', counterparty: 'Harbor Bank', callBackNote: 'Called the bank' },
  });
  const row = (await list('list=all&search=BACK-1'))[0];
  expect(row).toMatchObject({ id, isReturned: true, assigned: null, returnBy: null });
});

describe('The search', () => {
  it('finds wires by reference, name, amount and trade', async () => {
    const tradeId = await insertClosing(app.database.db);
    const of = await wireIn(app, brokers, tradeId, { position: 0, amount: '4321.09' });
    const id = await unknown('98765.43', 'QX_77%', 'Søren Ångström');
    expect(await idsOf(`list=all&search=${encodeURIComponent('qx_77%')}`)).toEqual([id]);
    expect(await idsOf(`list=all&search=${encodeURIComponent('ångström')}`)).toEqual([id]);
    expect(await idsOf(`list=all&search=${encodeURIComponent('$98,765.43')}`)).toEqual([id]);
    expect(await idsOf(`list=all&search=${encodeURIComponent('4321.09')}`)).toEqual([of]);
    expect(await idsOf(`list=all&search=${encodeURIComponent(`Trade ${tradeId}`)}`)).toEqual([of]);
    await move(id, 'assign', brokers[0], { tradeId, position: 0 });
    await move(id, 'assign', brokers[1], { tradeId, position: 0 });
    expect(await idsOf(`list=all&search=${encodeURIComponent(`#${tradeId}`)}`)).toEqual([id, of]);
  });

  it('takes wildcards as they are, and finds nothing for nonsense', async () => {
    expect(await idsOf(`list=all&search=${encodeURIComponent('%%%%')}`)).toEqual([]);
    expect(await idsOf('list=all&search=99999999999999999999')).toEqual([]);
    expect((await idsOf('list=all&search=')).length).toBeGreaterThan(0);
  });
});

it('finds the wires of a trade by their indexes, however many wires there are', async () => {
  const tradeId = await insertClosing(app.database.db);
  const { pool } = app.database;
  await pool.query(
    `insert into wires (direction, book, purpose, account, amount, bank_reference, counterparty, needs_second, recorded_by)
     select 'in', 'trust_other', 'unknown', 'suspense', 5, 'many ' || n, 'X', false, 'x' from generate_series(1, 5000) n`,
  );
  // Both in one transaction, as the guards demand.
  await pool.query(
    `insert into ledger_journals (kind, details, key) select 'unknown_wire', '{}', 'many ' || n from generate_series(1, 5000) n;
     insert into ledger_postings (journal_id, number, account, book, amount)
       select id, side, case side when 1 then 'bank:trust_other' else 'suspense' end, 'trust_other', case side when 1 then 5 else -5 end
       from ledger_journals, generate_series(1, 2) side where key like 'many %'`,
  );
  await pool.query('analyze wires; analyze ledger_journals');
  const plan = await plansOf(app.database, (db) =>
    listWires(db, brokers[0].user.id, { list: 'all', trade: tradeId, limit: 50 }),
  );
  for (const index of ['wires_of_trade', 'ledger_journals_of_trade', 'wires_cleared']) expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan on wires');
});
