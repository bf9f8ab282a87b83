import { brokerageDay } from '@tradewind/domain/closing/brokerage-day';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { wireIn, wireOut } from '../../../testing/closings.ts';
import { insertClosing } from '../../../testing/ledger.ts';
import { type Person, registerBroker } from '../../../testing/people.ts';

let app: TestApp;
let brokers: [Person, Person];
let references = 0;

beforeAll(async () => {
  app = await testApp();
  brokers = [await registerBroker(app), await registerBroker(app)];
});

const move = (id: number, action: string, who: Person, body: object = {}) =>
  app.call('POST', `/api/broker/wires/${id}/${action}`, { token: who.token, body });
const REASON = { reason: 'The bank returned it' };
const heldBy = async (tradeId: number) => {
  const { rows } = await app.database.pool.query(
    "select coalesce(sum(-amount), 0)::int as n from ledger_balances where trade_id = $1 and account = 'client:0'",
    [tradeId],
  );
  return rows[0].n;
};
const collected = async (amount: string) => {
  const tradeId = await insertClosing(app.database.db);
  return { tradeId, id: await wireIn(app, brokers, tradeId, { position: 0, amount }) };
};

/** A wire that nobody knows, recorded and collected. */
async function unknown(amount: string): Promise<number> {
  const { body } = await app.call('POST', '/api/broker/wires/in', {
    token: brokers[0].token,
    body: { purpose: 'unknown', trust: 'trust_other', amount, bankReference: `U${++references}`, counterparty: '?' },
  });
  if (body.needsSecond) await move(body.id, 'confirm', brokers[1]);
  await move(body.id, 'collect', brokers[0], { bankDate: brokerageDay(new Date()) });
  return body.id;
}

describe('Taking back a wire above the limit', () => {
  it('is asked for by one broker and done by another', async () => {
    const { id, tradeId } = await collected('60000.00');
    const asked = await move(id, 'reverse', brokers[0], REASON);
    expect(asked.body).toMatchObject({
      ...{ state: 'collected', actions: ['withdraw'] },
      request: { action: 'reverse', reason: REASON.reason, tradeId },
    });
    expect(await move(id, 'reverse', brokers[0], REASON)).toMatchObject({
      status: 403,
      body: { message: 'You asked for this. Somebody else must take this step.' },
    });
    expect(await heldBy(tradeId)).toBe(60_000_00);
    const done = await move(id, 'reverse', brokers[1], REASON);
    expect(done.body).toMatchObject({ state: 'reversed', request: null, actions: [] });
    expect(await heldBy(tradeId)).toBe(0);
  });

  it('can be withdrawn, and blocks every other step until then', async () => {
    const { id, tradeId } = await collected('60000.00');
    await move(id, 'reverse', brokers[0], REASON);
    expect((await move(id, 'void', brokers[1], REASON)).body.message).toBe(
      'Another step of this wire waits for a second broker. Withdraw it first.',
    );
    expect((await move(id, 'withdraw', brokers[0])).body).toMatchObject({ request: null, actions: ['reverse'] });
    expect((await move(id, 'withdraw', brokers[0])).status).toBe(409);
    expect(await heldBy(tradeId)).toBe(60_000_00);
  });

  it('cannot be split into small ones', async () => {
    const { id, tradeId } = await collected('30000.00');
    const other = await wireIn(app, brokers, tradeId, { position: 0, amount: '20000.00' });
    const third = await wireIn(app, brokers, tradeId, { position: 0, amount: '0.01' });
    expect((await move(id, 'reverse', brokers[0], REASON)).body.state).toBe('reversed');
    expect((await move(other, 'reverse', brokers[0], REASON)).body.state).toBe('reversed');
    expect((await move(third, 'reverse', brokers[0], REASON)).body).toMatchObject({
      ...{ state: 'collected', request: { action: 'reverse' } },
    });
  });

  it('happens once when both brokers press at the same moment', async () => {
    const { id, tradeId } = await collected('60000.00');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => move(id, 'reverse', brokers[n % 2 === 0 ? 0 : 1], REASON)),
    );
    expect(answers.filter(({ body }) => body.state === 'reversed')).toHaveLength(1);
    expect(await heldBy(tradeId)).toBe(0);
  });
});

describe('Assigning an unknown wire above the limit', () => {
  it('needs a second broker who names the same party', async () => {
    const id = await unknown('50000.01');
    const [tradeId, other] = [await insertClosing(app.database.db), await insertClosing(app.database.db)];
    const to = { tradeId, position: 0 };
    expect((await move(id, 'assign', brokers[0], to)).body).toMatchObject({ request: { action: 'assign', ...to } });
    expect((await move(id, 'assign', brokers[1], { ...to, tradeId: other })).status).toBe(409);
    expect(
      (await move(id, 'return', brokers[1], { bankReference: 'B', counterparty: 'C', callBackNote: 'D' })).status,
    ).toBe(409);
    expect(await heldBy(tradeId)).toBe(0);
    expect((await move(id, 'assign', brokers[1], to)).status).toBe(200);
    expect(await heldBy(tradeId)).toBe(50_000_01);
  });

  it('counts what one broker has assigned to the same party before', async () => {
    const tradeId = await insertClosing(app.database.db);
    const to = { tradeId, position: 0 };
    expect((await move(await unknown('40000.00'), 'assign', brokers[0], to)).body.request).toBeNull();
    expect((await move(await unknown('10000.01'), 'assign', brokers[0], to)).body.request).not.toBeNull();
    expect(await heldBy(tradeId)).toBe(40_000_00);
  });
});

it('takes no wire for a trade that has ended', async () => {
  const tradeId = await insertClosing(app.database.db, [], 'cancelled');
  const { status, body } = await app.call('POST', '/api/broker/wires/in', {
    token: brokers[0].token,
    body: {
      ...{ purpose: 'deposit', trust: 'trust_other', tradeId, position: 0, amount: '5.00' },
      ...{ bankReference: 'LATE', counterparty: 'Robin' },
    },
  });
  expect([status, body.message]).toEqual([
    409,
    'This trade has ended, or isn’t agreed. Record its money as unknown instead.',
  ]);
});

describe('Taking back the assignment of an unknown wire', () => {
  const suspense = async () => {
    const { rows } = await app.database.pool.query(
      "select coalesce(sum(-amount), 0)::int as n from ledger_balances where account = 'suspense'",
    );
    return rows[0].n;
  };
  const problems = async () =>
    (await app.call('POST', '/api/broker/proofs', { token: brokers[0].token, body: {} })).body.problems;

  it('brings the money back to suspense, from where it goes to the right party', async () => {
    const before = await suspense();
    const [wrong, right] = [await insertClosing(app.database.db), await insertClosing(app.database.db)];
    const id = await unknown('100.00');
    const assigned = await move(id, 'assign', brokers[0], { tradeId: wrong, position: 0 });
    expect(assigned.body.actions).toEqual(['reverse']);
    const taken = await move(id, 'reverse', brokers[0], REASON);
    expect(taken.body, JSON.stringify(taken.body)).toMatchObject({ state: 'collected', request: null });
    expect(taken.body.actions.toSorted()).toEqual(['assign', 'return', 'reverse']);
    expect([await heldBy(wrong), await suspense()]).toEqual([0, before + 100_00]);
    expect((await move(id, 'assign', brokers[0], { tradeId: wrong, position: 0 })).status).toBe(200);
    expect(await heldBy(wrong)).toBe(100_00);
    await move(id, 'reverse', brokers[0], REASON);
    expect((await move(id, 'assign', brokers[0], { tradeId: right, position: 0 })).status).toBe(200);
    expect([await heldBy(wrong), await heldBy(right), await suspense()]).toEqual([0, 100_00, before]);
    expect(await problems()).toEqual([]);
  });

  it('comes before taking back the wire itself, which its bank recalled', async () => {
    const before = await suspense();
    const tradeId = await insertClosing(app.database.db);
    const id = await unknown('100.00');
    await move(id, 'assign', brokers[0], { tradeId, position: 0 });
    await move(id, 'reverse', brokers[0], REASON);
    expect((await move(id, 'reverse', brokers[0], REASON)).body).toMatchObject({ state: 'reversed', actions: [] });
    expect([await heldBy(tradeId), await suspense()]).toEqual([0, before]);
    expect(await problems()).toEqual([]);
  });

  it('needs a second broker above the limit, and the release waits for it', async () => {
    const tradeId = await insertClosing(app.database.db);
    const id = await unknown('60000.00');
    for (const broker of brokers) await move(id, 'assign', broker, { tradeId, position: 0 });
    expect(await heldBy(tradeId)).toBe(60_000_00);
    expect((await move(id, 'reverse', brokers[0], REASON)).body).toMatchObject({
      request: { action: 'reverse', tradeId },
    });
    expect((await move(id, 'reverse', brokers[0], REASON)).status).toBe(403);
    expect(await heldBy(tradeId)).toBe(60_000_00);
    expect((await move(id, 'reverse', brokers[1], REASON)).status).toBe(200);
    expect(await heldBy(tradeId)).toBe(0);
  });

  it('is refused once the party’s money has gone elsewhere, and for a wire that went back', async () => {
    const tradeId = await insertClosing(app.database.db);
    const id = await unknown('100.00');
    await move(id, 'assign', brokers[0], { tradeId, position: 0 });
    await wireOut(app, brokers, tradeId, { payee: { kind: 'refund', position: 0 }, amount: '100.00' });
    expect(await move(id, 'reverse', brokers[0], REASON)).toMatchObject({
      status: 409,
      body: { message: 'There isn’t enough money for that. Nothing was changed.' },
    });
    const returned = await unknown('70.00');
    const back = { bankReference: `BACK-${returned}`, counterparty: '?', callBackNote: 'Called the bank' };
    expect((await move(returned, 'return', brokers[0], back)).status).toBe(200);
    expect((await move(returned, 'reverse', brokers[0], REASON)).status).toBe(409);
  });
});

describe('Two steps of one broker at the same time', () => {
  const LESS_THAN_THE_LIMIT = '30000.00';
  const twoUnknown = async () => [await unknown(LESS_THAN_THE_LIMIT), await unknown(LESS_THAN_THE_LIMIT)];

  /** Takes a step of two wires while suspense is held, so that both calls have begun before either can move money. */
  async function atOnce(step: (id: number) => ReturnType<typeof move>) {
    const ids = await twoUnknown();
    const client = await app.database.pool.connect();
    try {
      await client.query('begin');
      await client.query("select from ledger_balances where account = 'suspense' for update");
      const steps = ids.map(step);
      await vi.waitFor(async () => {
        const { rows } = await app.database.pool.query(
          "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        );
        expect(rows).toHaveLength(2);
      }, 15_000);
      await client.query('commit');
      return await Promise.all(steps);
    } finally {
      await client.query('rollback');
      client.release();
    }
  }

  it('count together when they assign unknown wires to one party', async () => {
    const tradeId = await insertClosing(app.database.db);
    const answers = await atOnce((id) => move(id, 'assign', brokers[0], { tradeId, position: 0 }));
    expect(answers.filter(({ body }) => body.request !== null)).toHaveLength(1);
    expect(await heldBy(tradeId)).toBe(30_000_00);
  });

  // Wires of a trade need no lock of this kind: all that one broker recorded alone for an account is within the limit already.
  it('count together when they take back unknown wires', async () => {
    const answers = await atOnce((id) => move(id, 'reverse', brokers[0], REASON));
    expect(answers.map(({ body }) => body.state).sort()).toEqual(['collected', 'reversed']);
  });

  it('count together when they send unknown wires back', async () => {
    const answers = await atOnce((id) =>
      move(id, 'return', brokers[1], {
        ...{ bankReference: `R${++references}`, counterparty: '?', callBackNote: 'Called the bank' },
      }),
    );
    expect(answers.map(({ body }) => body.needsSecond).sort()).toEqual([false, true]);
  });
});
