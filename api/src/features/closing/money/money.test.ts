import { brokerageDay } from '@tradewind/domain/closing/brokerage-day';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { finishPapers } from '../../../testing/closing-world.ts';
import {
  closingOf,
  taskIn,
  uploadDecision,
  uploadPaper,
  VESSEL_DETAILS,
  wireIn,
  wireOut,
} from '../../../testing/closings.ts';
import { type Person, registerBroker } from '../../../testing/people.ts';
import { agree, registerTraders, type Traders } from '../../../testing/trades.ts';

let app: TestApp;
let brokers: [Person, Person];
let traders: Traders;
let tradeId: number;

/** Ben proposed the trade: his Tern and $50,000 for Olive's Osprey. */
const [BEN, OLIVE] = [0, 1];
/** Osprey is a yacht, Tern is not. */
const [YACHT, SKIFF] = ['trust_yacht', 'trust_other'];

const DAY_MS = 24 * 60 * 60 * 1_000;
const inDays = (days: number) => brokerageDay(new Date(Date.now() + days * DAY_MS));

beforeAll(async () => {
  app = await testApp();
  brokers = [await registerBroker(app), await registerBroker(app)];
});
beforeEach(async () => {
  traders = await registerTraders(app);
  await app.database.pool.query('update boats set length = case id when $1 then 44 else 24 end where id in ($1, $2)', [
    traders.osprey,
    traders.tern,
  ]);
  tradeId = (await agree(app, traders)).id;
});

const read = (person: Person) => closingOf(app, person, tradeId);
const moneyOf = async (position: number) =>
  (await read(brokers[0])).money.parties.find((party) => party.position === position);
const stateOf = async (kind: string, party: number) => taskIn(await read(brokers[0]), kind, { party }).state;
const send = (position: number, amount: string, trust: string, purpose = 'deposit') =>
  wireIn(app, brokers, tradeId, { position, amount, trust, purpose });
const newsOf = async ({ user }: Person) => {
  const { rows } = await app.database.pool.query('select title from notifications where user_id = $1', [user.id]);
  return rows.map(({ title }) => title);
};

describe('The money of a closing', () => {
  it('says what each party owes to which trust account, and what they will get', async () => {
    expect(await moneyOf(BEN)).toMatchObject({
      deposit: { needed: '5000.00', missing: '5000.00', accounts: [{ trust: YACHT, needed: '5000.00' }] },
      balance: { needed: '51700.00', accounts: [{ trust: YACHT, missing: '51700.00' }] },
      gets: '0.00',
    });
    expect(await moneyOf(OLIVE)).toMatchObject({
      deposit: { needed: '3000.00', accounts: [{ trust: SKIFF }] },
      balance: { needed: '1275.00', accounts: [{ trust: SKIFF }] },
      gets: '50000.00',
    });
  });

  it('shows a party their own figures only, with the warning about changed bank details', async () => {
    const { money, obstacles } = await read(traders.buyer);
    expect(money.parties.map(({ position }) => position)).toEqual([BEN]);
    expect(money.notice).toContain('Our bank details never change by message');
    expect(obstacles).toBeNull();
  });
});

describe('A collected wire', () => {
  it('finishes the deposit once all of it is in the right account, and then the balance', async () => {
    await send(BEN, '4999.99', YACHT);
    await send(BEN, '10000.00', SKIFF);
    expect(await stateOf('deposit', BEN)).toBe('open');
    await send(BEN, '0.01', YACHT);
    expect(await stateOf('deposit', BEN)).toBe('done');
    expect(await newsOf(traders.buyer)).toContain('Your deposit has arrived');
    await send(BEN, '46700.00', YACHT, 'funds');
    expect(await stateOf('balance', BEN)).toBe('done');
    expect(await stateOf('balance', OLIVE)).toBe('open');
    expect(await moneyOf(BEN)).toMatchObject({ balance: { missing: '0.00' }, held: '61700.00', gets: '10000.00' });
  });

  it('opens its task again when it is taken back', async () => {
    const wire = await send(OLIVE, '3000.00', SKIFF);
    expect([await stateOf('deposit', OLIVE), await stateOf('balance', OLIVE)]).toEqual(['done', 'done']);
    const answer = await app.call('POST', `/api/broker/wires/${wire}/reverse`, {
      token: brokers[0].token,
      body: { reason: 'The bank returned it' },
    });
    expect(answer.status).toBe(200);
    expect([await stateOf('deposit', OLIVE), await stateOf('balance', OLIVE)]).toEqual(['open', 'open']);
    expect(await newsOf(traders.owner)).toContain('$1,275.00 of your balance is missing');
  });

  it('counts for nobody before the bank has it', async () => {
    const { body } = await app.call('POST', '/api/broker/wires/in', {
      token: brokers[0].token,
      body: {
        ...{ purpose: 'deposit', trust: SKIFF, tradeId, position: OLIVE, amount: '3000.00' },
        ...{ bankReference: 'EARLY', counterparty: 'Olive' },
      },
    });
    expect(body.state).toBe('confirmed');
    expect(await stateOf('deposit', OLIVE)).toBe('open');
  });
});

describe('A loan', () => {
  const enter = async (person: Person, kind: string, facts: object, title = 'Osprey') => {
    const { id } = taskIn(await read(person), kind, { title });
    const answer = await app.call('PUT', `/api/trades/${tradeId}/closing/tasks/${id}/facts`, {
      token: person.token,
      body: { facts },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  };

  it('that is larger than the proceeds asks its owner for the difference, which nobody else sees', async () => {
    await enter(traders.owner, 'vessel-details', { ...VESSEL_DETAILS, hasLoan: true });
    await uploadPaper(app, traders.owner, tradeId, {
      task: String(taskIn(await read(traders.owner), 'payoff', { title: 'Osprey' }).id),
    });
    await enter(traders.owner, 'payoff', {
      ...{ loan: true, lender: 'Gulf Bank', amount: '80060.00', perDiem: '12.00', goodThrough: inDays(30) },
    });
    expect(await moneyOf(OLIVE)).toMatchObject({
      balance: {
        needed: '31335.00',
        accounts: [
          { trust: YACHT, needed: '30060.00' },
          { trust: SKIFF, needed: '1275.00' },
        ],
      },
      gets: '0.00',
    });
    const seen = JSON.stringify(await read(traders.buyer));
    for (const secret of ['80060', '30060', 'Gulf Bank']) expect(seen).not.toContain(secret);
  });
});

describe('A frozen deposit', () => {
  it('counts as arrived, and nobody is asked for it again', async () => {
    await finishPapers(app.database.pool, tradeId);
    await send(BEN, '5000.00', YACHT);
    await send(BEN, '46700.00', YACHT, 'funds');
    await send(OLIVE, '3000.00', SKIFF);
    const path = `/api/trades/${tradeId}/closing/dispute`;
    await app.call('POST', path, { token: traders.buyer.token, body: { reason: 'The engine smokes.' } });
    expect(await moneyOf(BEN)).toMatchObject({
      deposit: { missing: '0.00' },
      balance: { arrived: '51700.00', missing: '0.00' },
      ...{ held: '0.00', frozen: '51700.00' },
    });
    const { obstacles } = await read(brokers[0]);
    const words = (obstacles ?? []).map(({ text }) => text);
    expect(words).toContain('The trade is disputed, so its money is frozen.');
    expect(words.filter((text) => text.includes('missing'))).toEqual([]);
    const { body } = await app.call('GET', `/api/trades/${tradeId}/statement`, { token: traders.buyer.token });
    expect(body.owes).toBe('0.00');
  });

  it('counts for nobody once an award has given it away', async () => {
    await finishPapers(app.database.pool, tradeId);
    await send(OLIVE, '3000.00', SKIFF);
    const call = (path: string, who: Person, body: object) =>
      app.call('POST', `/api/trades/${tradeId}/closing/${path}`, { token: who.token, body });
    await call('dispute', traders.buyer, { reason: 'The engine smokes.' });
    const document = (await uploadDecision(app, brokers[0], tradeId)).body.id;
    const shares = [{ position: BEN, trust: SKIFF, amount: '3000.00' }];
    const award = { basis: 'award', reference: 'Award 7', document, outcome: 'resume', shares };
    expect((await call('dispute/resolve', brokers[0], award)).status).toBe(200);
    expect(await moneyOf(OLIVE)).toMatchObject({ balance: { missing: '1275.00' }, frozen: '0.00' });
    expect(await moneyOf(BEN)).toMatchObject({ held: '3000.00', frozen: '0.00' });
  });
});

describe('Money', () => {
  it('is paid out after the release only, and refunded before it', async () => {
    await send(OLIVE, '3000.00', SKIFF);
    const pay = (kind: string, who = brokers[0]) =>
      app.call('POST', '/api/broker/wires/out', {
        token: who.token,
        body: {
          ...{ trust: SKIFF, tradeId, payee: { kind, position: OLIVE }, amount: '3000.00' },
          ...{ bankReference: `R-${tradeId}`, counterparty: 'Olive', callBackNote: 'Called' },
        },
      });
    expect((await pay('payout')).body.message).toBe(
      'This trade isn’t released yet, so nobody is paid. A deposit goes back as a refund.',
    );
    expect((await pay('refund')).status).toBe(201);
    expect(await stateOf('deposit', OLIVE)).toBe('open');
  });

  it('goes only to a payout account that the broker has confirmed', async () => {
    await finishPapers(app.database.pool, tradeId);
    await send(OLIVE, '3000.00', SKIFF);
    await app.database.pool.query('update closings set released_at = now() where trade_id = $1', [tradeId]);
    await app.database.pool.query("update trades set status = 'released' where id = $1", [tradeId]);
    await app.database.pool.query(
      "update closing_tasks set state = 'open', done_at = null where trade_id = $1 and kind = 'payout-account'",
      [tradeId],
    );
    const pay = () =>
      wireOut(app, brokers, tradeId, { payee: { kind: 'payout', position: OLIVE }, amount: '10.00', trust: SKIFF });
    await expect(pay()).rejects.toThrow('Confirm the payout account of this party by phone first.');
  });
});
