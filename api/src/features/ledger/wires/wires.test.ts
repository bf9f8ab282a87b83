import { brokerageDay } from '@tradewind/domain/closing/brokerage-day';
import { release } from '@tradewind/domain/ledger/release';
import { releaseTerms } from '@tradewind/domain/ledger/terms';
import { dollars } from '@tradewind/domain/money';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { insertClosing } from '../../../testing/ledger.ts';
import { type Person, registerAdmin, registerBroker } from '../../../testing/people.ts';
import { postJournal } from '../service.ts';

let app: TestApp;
let broker: Person;
let second: Person;
let references = 0;

beforeAll(async () => {
  app = await testApp();
  [broker, second] = [await registerBroker(app), await registerBroker(app)];
});

const TODAY = brokerageDay(new Date());
const newReference = () => `FED${++references}`;
const post = (path: string, body: unknown = {}, who = broker, headers = {}) =>
  app.call('POST', `/api/broker${path}`, { token: who.token, body, headers });
const get = (path: string, who = broker) => app.call('GET', `/api/broker${path}`, { token: who.token });

const wireIn = (tradeId: number, amount: number, more = {}) =>
  post('/wires/in', {
    ...{ purpose: 'deposit', trust: 'trust_other', tradeId, position: 0, amount },
    ...{ bankReference: newReference(), counterparty: 'Robin Nr. 1', ...more },
  });
const wireOut = (tradeId: number, amount: number, more = {}, who = broker) =>
  post(
    '/wires/out',
    {
      ...{ trust: 'trust_other', tradeId, payee: { kind: 'refund', position: 0 }, amount },
      ...{
        bankReference: newReference(),
        counterparty: 'Robin Nr. 1',
        callBackNote: 'Called Robin on the known number',
      },
      ...more,
    },
    who,
  );
const collect = (id: number, who = broker) => post(`/wires/${id}/collect`, { bankDate: TODAY }, who);
const newTrade = () => insertClosing(app.database.db);
const balancesIn = async (tradeId: number) =>
  (await get(`/money?trade=${tradeId}`)).body.balances.map(
    ({ account, amount }: { account: string; amount: string }) => `${account} ${amount}`,
  );

/** A trade that holds this much for its first party. */
async function fundedTrade(amount: number): Promise<number> {
  const tradeId = await newTrade();
  const { body } = await wireIn(tradeId, amount);
  if (body.needsSecond) await post(`/wires/${body.id}/confirm`, {}, second);
  await collect(body.id);
  return tradeId;
}

describe('A wire that comes in', () => {
  it('has three business days to reach the bank, and counts once it is collected', async () => {
    const tradeId = await newTrade();
    const { status, body } = await wireIn(tradeId, 5_000);
    expect(status).toBe(201);
    expect(body).toMatchObject({ state: 'confirmed', amount: '5000.00', isLate: false, actions: ['collect', 'void'] });
    const days = (Date.parse(body.depositBy) - Date.parse(body.recordedAt)) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(3);
    expect(await balancesIn(tradeId)).toEqual([]);

    expect((await collect(body.id)).body).toMatchObject({ state: 'collected', bankDate: TODAY, actions: ['reverse'] });
    expect(await balancesIn(tradeId)).toEqual(['client:0 -5000.00']);
    expect((await collect(body.id)).status).toBe(409);
    expect(await balancesIn(tradeId)).toEqual(['client:0 -5000.00']);
  });

  it('is shown as late after its clock has run out', async () => {
    const { body } = await wireIn(await newTrade(), 70);
    await app.database.pool.query("update wires set deposit_by = now() - interval '1 minute' where id = $1", [body.id]);
    const { body: open } = await get('/wires?list=open');
    expect(open.find(({ id }: { id: number }) => id === body.id)).toMatchObject({ isLate: true });
  });

  it('is recorded once per bank reference, also when the request is repeated', async () => {
    const tradeId = await newTrade();
    const body = {
      ...{ purpose: 'deposit', trust: 'trust_other', tradeId, position: 0, amount: 10 },
      ...{ bankReference: newReference(), counterparty: 'Robin' },
    };
    const headers = { 'idempotency-key': 'twice' };
    const [first, again] = [
      await post('/wires/in', body, broker, headers),
      await post('/wires/in', body, broker, headers),
    ];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.id).toBe(first.body.id);
    expect(await post('/wires/in', body)).toMatchObject({
      status: 409,
      body: { fields: { bankReference: 'This reference is already recorded.' } },
    });
  });

  it('is refused for strangers to the trade and for amounts that are none', async () => {
    const tradeId = await newTrade();
    expect((await wireIn(tradeId, 10, { position: 7 })).status).toBe(404);
    expect((await wireIn(999_999, 10)).status).toBe(404);
    for (const amount of [0, -5, 1.001, '1e3']) expect((await wireIn(tradeId, 10, { amount })).status).toBe(400);
  });

  it('can be voided before the bank has it, and taken back after', async () => {
    const tradeId = await newTrade();
    const one = (await wireIn(tradeId, 10)).body.id;
    expect((await post(`/wires/${one}/void`, { reason: 'Typed twice' })).body).toMatchObject({ state: 'voided' });
    const other = (await wireIn(tradeId, 20)).body.id;
    await collect(other);
    expect((await post(`/wires/${other}/void`, { reason: 'Late' })).status).toBe(409);
    expect((await post(`/wires/${other}/reverse`, { reason: 'Another trade' })).body).toMatchObject({
      state: 'reversed',
    });
    expect(await balancesIn(tradeId)).toEqual([]);
  });
});

describe('A wire above the limit', () => {
  it('is recorded by one person and confirmed by another', async () => {
    const tradeId = await newTrade();
    const { body } = await wireIn(tradeId, 50_000.01);
    expect(body).toMatchObject({ state: 'recorded', needsSecond: true, actions: ['void'] });
    expect(await post(`/wires/${body.id}/confirm`)).toMatchObject({
      status: 403,
      body: { message: 'You recorded this wire. Somebody else must confirm it.' },
    });
    expect((await collect(body.id)).status).toBe(409);
    expect((await post(`/wires/${body.id}/confirm`, {}, second)).body).toMatchObject({ state: 'confirmed' });
    await collect(body.id);
    expect(await balancesIn(tradeId)).toEqual(['client:0 -50000.01']);
  });

  it('cannot be split into small ones', async () => {
    const tradeId = await fundedTrade(90_000);
    expect((await wireOut(tradeId, 30_000)).body).toMatchObject({ needsSecond: false, state: 'confirmed' });
    const { body } = await wireOut(tradeId, 30_000);
    expect(body).toMatchObject({ needsSecond: true, state: 'recorded' });
    expect(await balancesIn(tradeId)).toEqual(['client:0 -60000.00']);
    await post(`/wires/${body.id}/confirm`, {}, second);
    expect(await balancesIn(tradeId)).toEqual(['client:0 -30000.00']);
  });

  it('is posted once when two people confirm it at the same moment', async () => {
    const tradeId = await fundedTrade(60_000);
    const { body } = await wireOut(tradeId, 60_000);
    const third = await registerBroker(app);
    const answers = await Promise.all([second, third].map((who) => post(`/wires/${body.id}/confirm`, {}, who)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await balancesIn(tradeId)).toEqual([]);
  });
});

describe('A wire that goes out', () => {
  it('needs a call-back and money, also beside wires that wait for a confirmation', async () => {
    const tradeId = await fundedTrade(80_000);
    expect(await wireOut(tradeId, 10, { callBackNote: undefined })).toMatchObject({
      status: 400,
      body: { fields: { callBackNote: expect.stringContaining('by phone') } },
    });
    await wireOut(tradeId, 60_000);
    expect(await wireOut(tradeId, 30_000)).toMatchObject({
      status: 400,
      body: { fields: { amount: 'There’s only $20,000.00 left to pay out there.' } },
    });
    expect((await wireOut(tradeId, 10, { trust: 'trust_yacht' })).status).toBe(400);
  });

  it('follows the order of payments, and our fee becomes income', async () => {
    const tradeId = await fundedTrade(40_000);
    const legs = [
      { number: 1, kind: 'boat', from: 1, to: 0, value: dollars(30_000), lengthFeet: 20 },
      { number: 2, kind: 'cash', from: 0, to: 1, value: dollars(30_000) },
    ] as const;
    const terms = releaseTerms(tradeId, legs, { payoffs: [{ lien: 3, leg: 1, amount: dollars(10_000) }] });
    await app.dependencies.commit((work) => postJournal(work, release(terms), { key: `release:${tradeId}`, by: null }));
    const payees = {
      broker: { payee: { kind: 'broker' }, callBackNote: undefined },
      lender: { payee: { kind: 'lender', lien: 3 } },
      owner: { payee: { kind: 'payout', position: 1 } },
    };
    expect((await wireOut(tradeId, 255, payees.broker)).body.message).toContain('The lender must be paid first');
    expect((await wireOut(tradeId, 20_000, payees.owner)).body.message).toContain('The lender must be paid first');
    expect((await wireOut(tradeId, 10_000, payees.lender)).status).toBe(201);
    expect((await wireOut(tradeId, 255, payees.broker)).body.message).toContain('The parties must be paid first');
    await wireOut(tradeId, 20_000, payees.owner);
    await wireOut(tradeId, 9_745);
    const fee = await wireOut(tradeId, 255, payees.broker);
    expect(fee.status).toBe(201);
    expect(await balancesIn(tradeId)).toEqual([]);
    const income = "select -amount as amount from ledger_balances where account = 'income:closing_fee'";
    expect((await app.database.pool.query(income)).rows).toEqual([{ amount: '25500' }]);
    await post(`/wires/${fee.body.id}/reverse`, { reason: 'Returned by the bank' });
    expect((await app.database.pool.query(income)).rows).toEqual([{ amount: '0' }]);
    expect(await balancesIn(tradeId)).toEqual(['due:broker -255.00']);
  });
});

describe('A bank’s reference', () => {
  it('names one wire of a trust account, however it is written', async () => {
    const tradeId = await newTrade();
    const [reference] = [newReference()];
    const record = (bankReference: string, more = {}) => wireIn(tradeId, 10, { bankReference, ...more });
    const first = await record(`Fed ${reference} 12a`);
    expect(first.status).toBe(201);
    for (const same of [`FED ${reference} 12A`, `Fed  ${reference} 12a`, `fed${reference}12a`])
      expect(await record(same)).toMatchObject({
        status: 409,
        body: { fields: { bankReference: 'This reference is already recorded.' } },
      });
    expect((await record(`FED ${reference} 12A`, { trust: 'trust_yacht' })).status).toBe(201);
    await post(`/wires/${first.body.id}/void`, { reason: 'Typed wrong' });
    expect((await record(`fed ${reference} 12a`)).status).toBe(201);
  });
});

describe('An unknown wire', () => {
  async function unknownWire(amount = 700): Promise<number> {
    const { body } = await post('/wires/in', {
      ...{ purpose: 'unknown', trust: 'trust_yacht', amount, bankReference: newReference(), counterparty: 'J. Doe' },
    });
    expect((await collect(body.id)).body).toMatchObject({ actions: ['assign', 'return', 'reverse'] });
    return body.id;
  }

  it('waits in suspense until its owner is found', async () => {
    const id = await unknownWire();
    const { body: waiting } = await get('/wires?list=suspense');
    expect(waiting.map((wire: { id: number }) => wire.id)).toContain(id);
    const tradeId = await newTrade();
    expect((await post(`/wires/${id}/assign`, { tradeId, position: 1 })).body).toMatchObject({ actions: ['reverse'] });
    expect(await balancesIn(tradeId)).toEqual(['client:1 -700.00']);
    expect((await post(`/wires/${id}/assign`, { tradeId, position: 1 })).status).toBe(409);
  });

  it('goes back once, and waits again if that wire is taken back', async () => {
    const id = await unknownWire();
    const back = () =>
      post(`/wires/${id}/return`, {
        bankReference: newReference(),
        counterparty: 'J. Doe',
        callBackNote: 'Their bank',
      });
    const answers = await Promise.all([back(), back()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const returned = answers.find(({ status }) => status === 200)?.body;
    expect(returned).toMatchObject({ direction: 'out', purpose: 'suspense_return', state: 'confirmed' });
    expect((await post(`/wires/${id}/reverse`, { reason: 'x' })).status).toBe(409);
    await post(`/wires/${returned.id}/reverse`, { reason: 'Account closed' });
    expect((await back()).status).toBe(200);
  });
});

describe('An unknown wire that its bank takes back', () => {
  it('is not also sent back with the money of another', async () => {
    const unknown = async () => {
      const { body } = await post('/wires/in', {
        ...{ purpose: 'unknown', trust: 'trust_yacht', amount: 60_000 },
        ...{ bankReference: newReference(), counterparty: 'J. Doe' },
      });
      await post(`/wires/${body.id}/confirm`, {}, second);
      await collect(body.id);
      return body.id as number;
    };
    const [first] = [await unknown(), await unknown()];
    const back = { bankReference: newReference(), counterparty: 'J. Doe', callBackNote: 'Their bank' };
    const { body: sending } = await post(`/wires/${first}/return`, back);
    expect(sending).toMatchObject({ state: 'recorded', needsSecond: true });
    const recalled = await post(`/wires/${first}/reverse`, { reason: 'Recalled by its bank' });
    expect([recalled.status, recalled.body.message]).toEqual([
      409,
      'This wire is on its way back. Void the wire that returns it first.',
    ]);
    await post(`/wires/${sending.id}/void`, { reason: 'Recalled' });
    for (const who of [broker, second]) await post(`/wires/${first}/reverse`, { reason: 'Recalled by its bank' }, who);
    expect((await post('/proofs')).body.problems.filter((it: string) => it.includes('suspense'))).toEqual([]);
  });
});

describe('An unknown wire that one broker sends back', () => {
  const sent = async (amount: number, counterparty: string, sender: Person) => {
    const { body } = await post(
      '/wires/in',
      {
        ...{ purpose: 'unknown', trust: 'trust_yacht', amount, bankReference: newReference(), counterparty: 'J. Doe' },
      },
      sender,
    );
    await collect(body.id, sender);
    const back = { bankReference: newReference(), counterparty, callBackNote: 'Their bank' };
    return (await post(`/wires/${body.id}/return`, back, sender)).body;
  };

  it('needs a second one if somebody else gets it, or if several together are above the limit', async () => {
    const sender = await registerBroker(app);
    expect(await sent(30_000, 'j. doe', sender)).toMatchObject({ state: 'confirmed', needsSecond: false });
    expect(await sent(500, 'A Cousin', sender)).toMatchObject({ state: 'recorded', needsSecond: true });
    expect(await sent(30_000, 'J. Doe', sender)).toMatchObject({ state: 'recorded', needsSecond: true });
  });
});

describe('The desk', () => {
  it('is closed to admins without the role', async () => {
    const admin = await registerAdmin(app);
    expect((await get('/wires', admin)).status).toBe(403);
    expect((await post('/wires/in', {}, admin)).status).toBe(403);
  });

  it('shows a trust account that has exactly what it owes', async () => {
    await fundedTrade(1_234);
    for (const { bank, suspense, held } of (await get('/trust')).body)
      expect(Math.round((Number(bank) + Number(suspense) + Number(held)) * 100)).toBe(0);
  });

  it('shows the journals of a trade to the cent', async () => {
    const tradeId = await fundedTrade(12);
    const { body } = await get(`/money?trade=${tradeId}`);
    expect(body.journals).toMatchObject([
      {
        kind: 'deposit',
        by: expect.stringMatching(/\S/),
        wire: { bankReference: expect.any(String), counterparty: expect.any(String) },
        postings: [
          { account: 'bank:trust_other', amount: '12.00' },
          { account: 'client:0', amount: '-12.00' },
        ],
      },
    ]);
    expect((await get('/money?trade=999999')).status).toBe(404);
  });

  it('exports a period as a file that a spreadsheet reads', async () => {
    const { headers, body } = await get(`/ledger.csv?from=${TODAY}&to=${TODAY}`);
    expect(headers['content-disposition']).toContain('ledger-');
    const lines = body.trim().split('\r\n');
    const { rows } = await app.database.pool.query('select count(*)::int as count from ledger_postings');
    expect(lines).toHaveLength(1 + rows[0].count);
    expect(lines[0]).toBe('day,posted at,journal,line,kind,trade,book,account,amount,corrects,bank reference');
    expect((await get('/ledger.csv?from=2026-02-01&to=2026-01-01')).status).toBe(400);
  });
});

describe('A broker who is a party of a trade', () => {
  it('neither records, moves nor sees its money', async () => {
    const party = await registerBroker(app);
    const tradeId = await insertClosing(app.database.db, [party.user.id, broker.user.id]);
    const neutral = await registerBroker(app);
    const input = {
      ...{ purpose: 'deposit', trust: 'trust_other', tradeId, position: 0, amount: 5_000 },
      ...{ bankReference: newReference(), counterparty: 'Robin Nr. 1' },
    };
    const refused = {
      status: 403,
      body: { message: 'You are a party of this trade. Another broker must take this step.' },
    };
    expect(await post('/wires/in', input, party)).toMatchObject(refused);
    const { body: wire } = await post('/wires/in', input, neutral);
    expect(await collect(wire.id, party)).toMatchObject(refused);
    expect(await wireOut(tradeId, 100, {}, party)).toMatchObject(refused);
    expect(await post(`/wires/${wire.id}/void`, { reason: 'Mistake' }, party)).toMatchObject(refused);
    expect(await get(`/money?trade=${tradeId}`, party)).toMatchObject(refused);
    expect((await get(`/wires?list=all&trade=${tradeId}`, party)).body).toEqual([]);
    expect((await get(`/wires?list=all&trade=${tradeId}`, neutral)).body).toHaveLength(1);
  });
});
