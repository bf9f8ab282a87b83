import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { closingOf, depositOf, legalName, payOut, signAll, taskIn } from '../../../testing/closings.ts';
import { insertAsset } from '../../../testing/factories.ts';
import { type Person, registerBroker, registerPerson } from '../../../testing/people.ts';
import { boat, callTrades, insertBoatOf, propose, registerTraders, type Traders } from '../../../testing/trades.ts';
import { runClock } from '../course/clock.service.ts';

let app: TestApp;
let broker: Person;
let traders: Traders;

const BEN = 0;
const OLIVE = 1;
const ADDRESS = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

beforeAll(async () => {
  app = await testApp({ ROLE: 'web', BITCOIN_CONFIRMATIONS: '3' });
  broker = await registerBroker(app);
});
beforeEach(async () => {
  traders = await registerTraders(app);
});

async function agreeOn(gives: object[]): Promise<number> {
  const { id } = await propose(app, traders.buyer, { gives, gets: [boat(traders.osprey)] });
  expect((await callTrades(app, traders.owner, `/${id}/accept`, { revision: 1 })).status).toBe(200);
  await signAll(app, traders.buyer, id);
  return id;
}

const agreeOnCoins = () => agreeOn([{ kind: 'bitcoin', amount: '2', price: 100_000, fixed: 'dollars' }]);
const statusOf = async (id: number) =>
  (await app.call('GET', `/api/trades/${id}`, { token: broker.token })).body.status;

async function enter(person: Person, id: number, kind: string, facts: object) {
  const task = taskIn(await closingOf(app, person, id), kind);
  return app.call('PUT', `/api/trades/${id}/closing/tasks/${task.id}/facts`, { token: person.token, body: { facts } });
}

/** As if everything before the release were done. */
const release = (id: number) =>
  app.database.pool.query('update closings set released_at = now() where trade_id = $1', [id]);

it('is a dispute if its giver lets it fail after an acceptance, not a refund', async () => {
  const id = await agreeOnCoins();
  await depositOf(app, broker, id, BEN, 5_000);
  const acceptance = taskIn(await closingOf(app, traders.buyer, id), 'acceptance', { title: 'Osprey' });
  const name = legalName(BEN);
  await callTrades(app, traders.buyer, `/${id}/closing/tasks/${acceptance.id}/accept`, { name });
  const leg = (await closingOf(app, traders.buyer, id)).outside[0]?.leg;
  const { body } = await callTrades(app, traders.buyer, `/${id}/closing/legs/${leg}/fail`, { reason: 'Mine.' });
  expect(body).toMatchObject({ status: 'disputed', cancellation: null, disputes: [{ against: BEN }] });
});

describe('Bitcoin', () => {
  it('goes to an address that was confirmed on a second channel, after a test, and counts after enough blocks', async () => {
    const id = await agreeOnCoins();
    const { buyer, owner } = traders;
    expect((await enter(buyer, id, 'coin-terms', { source: 'Coinbase spot' })).body.outside).toMatchObject([
      { title: '2 BTC', giver: BEN, receiver: OLIVE, state: 'opened', actions: ['fail'] },
    ]);
    const early = await enter(buyer, id, 'coin-address-checked', { address: ADDRESS, channel: 'phone' });
    expect(early.body.message).toBe('The receiver must enter their address first.');
    expect((await enter(owner, id, 'coin-address', { address: 'my wallet' })).status).toBe(400);
    expect((await enter(owner, id, 'coin-address', { address: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2' })).status).toBe(
      200,
    );
    expect((await enter(owner, id, 'coin-address', { address: ADDRESS })).status).toBe(200);
    const other = { address: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', channel: 'phone' };
    expect((await enter(buyer, id, 'coin-address-checked', other)).body.message).toBe(
      'This isn’t the address that was entered. Don’t send anything to it.',
    );
    const checked = await enter(buyer, id, 'coin-address-checked', { address: ADDRESS, channel: 'phone' });
    expect(checked.body.outside[0].state).toBe('ready');
    expect((await enter(owner, id, 'coin-address', { address: other.address })).status).toBe(409);

    expect((await enter(buyer, id, 'coin-test', { transactionId: 'a'.repeat(64) })).status).toBe(409);
    await release(id);
    const sent = { transactionId: 'b'.repeat(64) };
    expect((await enter(buyer, id, 'coin-sent', sent)).body.message).toContain('Please send a small amount first');
    expect((await enter(buyer, id, 'coin-test', { transactionId: 'a'.repeat(64) })).status).toBe(200);
    expect((await enter(buyer, id, 'coin-sent', { transactionId: 'a'.repeat(64) })).status).toBe(400);
    expect((await enter(owner, id, 'coin-received', { confirmations: 3 })).status).toBe(409);
    expect((await enter(buyer, id, 'coin-sent', sent)).body.outside[0].state).toBe('released');
    expect((await enter(owner, id, 'coin-received', { confirmations: 2 })).body.message).toBe(
      'Please wait for 3 confirmations.',
    );
    expect((await enter(owner, id, 'coin-received', { confirmations: 3 })).body.outside[0].state).toBe('confirmed');
  });

  it('shows its facts to both ends and the broker', async () => {
    const id = await agreeOnCoins();
    await enter(traders.owner, id, 'coin-address', { address: ADDRESS });
    for (const person of [traders.owner, traders.buyer, broker])
      expect(taskIn(await closingOf(app, person, id), 'coin-address').facts).toEqual({ address: ADDRESS });
  });
});

describe('A car', () => {
  it('has an agent and a file, and ends the trade when it falls through', async () => {
    const car = await insertAsset(app.database.db, { ownerId: traders.buyer.user.id });
    const id = await agreeOn([{ kind: 'asset', assetId: car.id }]);
    const agent = { agent: 'Key Title', license: 'T-1', fileNumber: '26-9', readyBy: '2027-01-04', condition: 'Paid' };
    expect((await enter(traders.buyer, id, 'outside-opened', agent)).body.outside).toMatchObject([{ state: 'opened' }]);
    await depositOf(app, broker, id, BEN, 4_000);
    const fail = (person: Person, leg = 1) =>
      callTrades(app, person, `/${id}/closing/legs/${leg}/fail`, { reason: 'The title is branded.' });
    expect([(await fail(traders.owner)).status, (await fail(await registerPerson(app))).status]).toEqual([403, 404]);
    expect((await fail(traders.buyer, 2)).status).toBe(404);
    const failed = await fail(traders.buyer);
    expect(failed.body).toMatchObject({
      cancellation: { cause: 'outside-failed', party: BEN, waitsForMoney: true },
      outside: [{ state: 'failed', actions: [] }],
    });
    expect((await fail(traders.buyer)).status).toBe(200);
    await payOut(app, broker, id, { kind: 'refund', position: BEN }, 4_000);
    await runClock(app.dependencies);
    expect(await statusOf(id)).toBe('cancelled');
  });

  it('can’t fall through after the release', async () => {
    const id = await agreeOnCoins();
    await release(id);
    const late = await callTrades(app, broker, `/${id}/closing/legs/1/fail`, { reason: 'Late.' });
    expect(late.status).toBe(409);
  });
});

it('refuses a ring with two things that are closed outside', async () => {
  const people: { person: Person; boatId: number }[] = [];
  for (const firstName of ['Ann', 'Ben', 'Cleo']) {
    const person = await registerPerson(app, { firstName });
    people.push({ person, boatId: await insertBoatOf(app, person, `${firstName}’s boat`) });
  }
  const { pool } = app.database;
  const { rows } = await pool.query(
    "insert into trades (kind, expires_at) values ('ring', now() + interval '3 days') returning id",
  );
  const id = rows[0].id;
  await pool.query('insert into trade_revisions (trade_id, number) values ($1, 1)', [id]);
  for (const [position, { person, boatId }] of people.entries()) {
    const next = (position + 1) % 3;
    await pool.query(
      "insert into trade_parties (trade_id, position, user_id, list, listed_at) values ($1, $2, $3, 'waiting', now())",
      [id, position, person.user.id],
    );
    await pool.query(
      `insert into trade_legs (trade_id, revision, number, kind, giver, receiver, boat_id, value, title)
       select $1, 1, $2 + 1, 'boat', $2, $3, id, price, title from boats where id = $4`,
      [id, position, next, boatId],
    );
    if (position < 2)
      await pool.query(
        `insert into trade_legs (trade_id, revision, number, kind, giver, receiver, coins, coin_price, value, title)
         values ($1, 1, $2 + 4, 'bitcoin', $2, $3, 1, 5, 5, '1 BTC')`,
        [id, position, next],
      );
  }
  const answer = await callTrades(app, people[0]?.person as Person, `/${id}/accept`, { revision: 1 });
  expect([answer.status, answer.body.message]).toEqual([
    409,
    'A trade of three or more people can have only one thing that is closed outside, such as a car, a house or Bitcoin.',
  ]);
});
