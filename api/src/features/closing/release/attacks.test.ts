import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { finishPapers } from '../../../testing/closing-world.ts';
import { fund, payAll } from '../../../testing/closings.ts';
import { type Person, registerAdmin, registerBroker } from '../../../testing/people.ts';
import { agree, boat, callTrades, cash, registerTraders, type Traders } from '../../../testing/trades.ts';

let app: TestApp;
let brokers: [Person, Person];
let traders: Traders;
let tradeId: number;

beforeAll(async () => {
  app = await testApp();
  brokers = [await registerBroker(app), await registerBroker(app)];
});
beforeEach(() => ready());

/** Everything is done but the release. */
async function ready(): Promise<void> {
  traders = await registerTraders(app);
  tradeId = (await agree(app, traders)).id;
  await finishPapers(app.database.pool, tradeId);
  await fund(app, brokers, tradeId);
}

const post = (person: Person, path: string, body: object = {}) => callTrades(app, person, `/${tradeId}${path}`, body);
const release = () => post(brokers[0], '/release');
const statusOf = async () =>
  (await app.database.pool.query('select status from trades where id = $1', [tradeId])).rows[0].status;
const edit = async (boatId: number, owner: Person, change: object) => {
  const { rows } = await app.database.pool.query('select version from boats where id = $1', [boatId]);
  return app.call('PATCH', `/api/boats/${boatId}`, {
    token: owner.token,
    body: { version: rows[0].version, ...change },
  });
};

it('lets either a release or a dispute of the same moment win, never both', async () => {
  for (let round = 0; round < 4; round++) {
    if (round > 0) await ready();
    const dispute = () => post(traders.buyer, '/closing/dispute', { reason: 'The engine is broken' });
    const calls = round % 2 === 0 ? [release, dispute] : [dispute, release];
    const answers = await Promise.all(calls.map((call) => call()));
    expect(answers.map(({ status }) => status).sort(), JSON.stringify(answers)).toEqual([200, 409]);
    expect(['released', 'disputed']).toContain(await statusOf());
  }
});

it('lets either a release or a cancellation of the same moment win', async () => {
  const cancel = () => post(traders.buyer, '/closing/cancel', { cause: 'receiver-default', party: 0 });
  const answers = await Promise.all([release(), cancel()]);
  expect(answers.filter(({ status }) => status === 200).length, JSON.stringify(answers)).toBeLessThanOrEqual(1);
  const { rows } = await app.database.pool.query(
    'select released_at is not null as released, ending_at is not null as ending from closings where trade_id = $1',
    [tradeId],
  );
  expect(rows[0].released && rows[0].ending).toBe(false);
});

it('keeps the boats as they are until the release, and from everybody after it', async () => {
  const { owner, osprey } = traders;
  const admin = await registerAdmin(app);
  for (const change of [{ price: '1.00' }, { status: 'sold' }, { status: 'paused' }, { length: 60 }])
    expect((await edit(osprey, owner, change)).status, JSON.stringify(change)).toBe(409);
  for (const person of [owner, admin])
    expect((await app.call('DELETE', `/api/boats/${osprey}`, { token: person.token })).status).toBe(409);
  expect((await release()).status).toBe(200);
  expect((await edit(osprey, owner, { status: 'active' })).status).toBe(409);
  await payAll(app, brokers, tradeId);
  expect((await post(brokers[0], '/settle')).body.status).toBe('closed');
  expect((await edit(osprey, owner, { status: 'active' })).status).toBe(409);
  expect((await app.call('DELETE', `/api/boats/${osprey}`, { token: owner.token })).body.message).toBe(
    'This boat is part of a recorded trade, so it can’t be deleted. Please mark it as sold instead.',
  );
  const offer = { gives: [cash(5)], gets: [boat(osprey)] };
  expect((await callTrades(app, admin, '', offer)).status).toBeGreaterThanOrEqual(400);
});

it('takes nothing back after the release', async () => {
  const { rows } = await app.database.pool.query(
    "select id from wires where trade_id = $1 and direction = 'in' and not needs_second order by id",
    [tradeId],
  );
  await release();
  for (const [path, more] of [
    ['/closing/cancel', { cause: 'casualty' }],
    ['/closing/dispute', {}],
    ['/cancel', {}],
  ] as const)
    expect((await post(brokers[0], path, { reason: 'Too late', ...more })).status, path).toBe(409);
  const [ben] = rows;
  const reversed = await app.call('POST', `/api/broker/wires/${ben.id}/reverse`, {
    token: brokers[0].token,
    body: { reason: 'Returned' },
  });
  expect(reversed.body.message).toBe('There isn’t enough money for that. Nothing was changed.');
});

it('pays lenders and owners before our fee, whoever records first', async () => {
  await release();
  const fee = await app.call('POST', '/api/broker/wires/out', {
    token: brokers[0].token,
    body: {
      ...{ trust: 'trust_other', tradeId, payee: { kind: 'broker' }, amount: '1.00' },
      ...{ bankReference: `FEE-${tradeId}`, counterparty: 'Tradewind' },
    },
  });
  expect([400, 409]).toContain(fee.status);
});
