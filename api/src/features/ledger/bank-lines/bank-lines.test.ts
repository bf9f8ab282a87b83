import { beforeAll, describe, expect, it } from 'vitest';
import { type Json, type TestApp, testApp } from '../../../testing/app.ts';
import { insertClosing } from '../../../testing/ledger.ts';
import { type Person, registerBroker, registerPerson } from '../../../testing/people.ts';
import { plansOf } from '../../../testing/plans.ts';
import { listLines } from './bank-lines.store.ts';

let app: TestApp;
let brokers: [Person, Person];
let balance = 0;

beforeAll(async () => {
  app = await testApp({ ROLE: 'web' });
  brokers = [await registerBroker(app), await registerBroker(app)];
});

const post = (path: string, body: object = {}, who = brokers[0]) =>
  app.call('POST', `/api/broker${path}`, { token: who.token, body });
const problems = async (): Promise<string[]> => (await post('/proofs')).body.problems;
const lines = async (list = 'open', who = brokers[0]): Promise<Json[]> =>
  (await app.call('GET', `/api/broker/bank-lines?list=${list}`, { token: who.token })).body;
const trust = async () =>
  (await app.call('GET', '/api/broker/trust', { token: brokers[0].token })).body.find(
    (account: Json) => account.trust === 'trust_other',
  );

/** Imports one line, and returns its id. */
async function imported(reference: string, dollars: number): Promise<number> {
  balance += dollars;
  const row = `2026-05-05,${reference},By the bank,${dollars.toFixed(2)},${balance.toFixed(2)}`;
  const csv = `date,reference,description,amount,balance\n${row}`;
  const { status, body } = await post('/statements', { trust: 'trust_other', csv });
  expect(status, JSON.stringify(body)).toBe(200);
  return (await lines()).find((line) => line.reference === reference)?.id ?? 0;
}

const explain = (id: number, kind: string, who = brokers[0]) =>
  post(`/bank-lines/${id}/explain`, { kind, note: 'Monthly charge' }, who);
const decide = (id: number, action: 'confirm' | 'withdraw', explanation: number, who: Person) =>
  post(`/bank-lines/${id}/${action}`, { explanation }, who);

describe('A bank fee', () => {
  it('is explained, and the proof then asks the brokerage for the money instead of clients', async () => {
    await imported('OPENING', 500);
    const opening = await insertClosing(app.database.db);
    const wire = { purpose: 'deposit', trust: 'trust_other', tradeId: opening, position: 0, amount: '500.00' };
    const { body } = await post('/wires/in', { ...wire, bankReference: 'opening', counterparty: 'Robin' });
    await post(`/wires/${body.id}/collect`, { bankDate: '2026-05-05' });
    expect(await problems()).toEqual([]);
    expect(await lines()).toEqual([]);

    const id = await imported('FEE-1', -15);
    expect(await problems()).toEqual([
      'The bank states $485.00 in the other trust account on May 5, 2026, our books say $500.00',
      'The bank’s line FEE-1 of -$15.00 in the other trust account on May 5, 2026 has no wire',
    ]);
    expect((await trust()).statement).toMatchObject({ balance: '485.00', agrees: false });
    expect(await lines()).toMatchObject([{ id, amount: '-15.00', explanation: null, actions: ['explain'] }]);
    expect(await explain(id, 'fee')).toMatchObject({
      status: 200,
      body: {
        explanation: { kind: 'fee', note: 'Monthly charge', confirmedBy: expect.any(String) },
        actions: ['withdraw'],
      },
    });
    expect(await problems()).toEqual([
      'The bank has taken $15.00 of clients’ money in the other trust account, which the brokerage must pay back',
    ]);
    expect(await trust()).toMatchObject({
      bank: '500.00',
      held: '-500.00',
      explained: '-15.00',
      statement: { agrees: true },
    });
  });

  it('is settled by the brokerage’s own money, to the cent', async () => {
    const id = await imported('TRANSFER-1', 15.01);
    await explain(id, 'own');
    expect(await problems()).toEqual([
      'There are $0.01 in the other trust account that belong to no client and must leave it',
    ]);
    await explain(await imported('TRANSFER-2', -0.01), 'own');
    expect(await problems()).toEqual([]);
    expect(await trust()).toMatchObject({ explained: '0.00' });
    expect((await lines('explained')).map(({ reference }) => reference)).toEqual(['TRANSFER-2', 'TRANSFER-1', 'FEE-1']);
  });

  it('moves no money in the ledger', async () => {
    const { rows } = await app.database.pool.query('select kind from ledger_journals');
    expect(rows).toEqual([{ kind: 'deposit' }]);
  });
});

describe('A larger line', () => {
  it('needs a second broker, who confirms the explanation that they have read', async () => {
    const id = await imported('LARGE', -2000);
    const { body } = await explain(id, 'other');
    expect(body).toMatchObject({ explanation: { confirmedBy: null }, actions: ['withdraw'] });
    const [asked] = await lines('open', brokers[1]);
    expect(asked).toMatchObject({ id, actions: ['confirm', 'withdraw'] });
    expect((await problems()).join()).toContain('LARGE of -$2,000.00 in the other trust account on May 5, 2026 waits');
    expect(await decide(id, 'confirm', asked?.explanation.id, brokers[0])).toMatchObject({
      status: 403,
      body: { message: 'You explained this line. Somebody else must confirm it.' },
    });

    await decide(id, 'withdraw', asked?.explanation.id, brokers[0]);
    const again = (await explain(id, 'interest')).body.explanation.id;
    expect(await decide(id, 'confirm', asked?.explanation.id, brokers[1])).toMatchObject({
      status: 409,
      body: { message: 'This explanation was taken back meanwhile. Please look at the line again.' },
    });
    expect((await decide(id, 'confirm', again, brokers[1])).body.explanation.confirmedBy).toEqual(expect.any(String));
    expect((await decide(id, 'confirm', again, brokers[1])).status).toBe(409);
    await explain(await imported('LARGE-BACK', 2000), 'own', brokers[1]);
  });

  it('is not avoided by many small ones', async () => {
    const answers: boolean[] = [];
    for (const reference of ['SMALL-1', 'SMALL-2', 'SMALL-3']) {
      const { body } = await explain(await imported(reference, 400), 'other');
      answers.push(body.explanation.confirmedBy !== null);
    }
    expect(answers).toEqual([true, true, false]);
  });
});

it('is explained once by two brokers at the same time', async () => {
  const id = await imported('TWICE', -0.5);
  const answers = await Promise.all([explain(id, 'fee'), explain(id, 'other', brokers[1])]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('explains no line that is a wire, and finds a wire that is recorded later', async () => {
  const id = await imported('LATE WIRE', 7);
  await explain(id, 'other');
  const wire = { purpose: 'unknown', trust: 'trust_other', amount: '7.00' };
  const { body } = await post('/wires/in', { ...wire, bankReference: 'late wire', counterparty: 'Robin' });
  await post(`/wires/${body.id}/collect`, { bankDate: '2026-05-05' });
  expect((await problems()).join()).toContain(
    'LATE WIRE of $7.00 in the other trust account on May 5, 2026 is explained',
  );
  const done = (await lines('explained')).find((line) => line.id === id);
  await decide(id, 'withdraw', done?.explanation.id, brokers[1]);
  expect(await explain(id, 'other')).toMatchObject({
    status: 409,
    body: { message: 'This line is a recorded wire, so it needs no explanation.' },
  });
});

it('keeps an import whose lines are explained until that is taken back', async () => {
  const id = await imported('LAST', -1);
  const { explanation } = (await explain(id, 'fee')).body;
  const remove = async () =>
    post('/statements/remove', {
      ...{ trust: 'trust_other', reason: 'The bank sent another file' },
      lastLine: (await trust()).statement.lastLine,
    });
  expect(await remove()).toMatchObject({
    status: 409,
    body: { message: 'Somebody has explained lines of this import. Take those explanations back first.' },
  });
  await decide(id, 'withdraw', explanation.id, brokers[0]);
  expect((await remove()).body).toEqual({ removed: 1 });
  balance += 1;
  expect((await explain(id, 'fee')).status).toBe(404);
});

it('refuses explanations without a note, of unknown kinds and by other people', async () => {
  const id = await imported('PLAIN', -1);
  await imported('', -2);
  expect((await problems()).join()).toContain('The bank’s line By the bank of -$2.00 in the other trust account');
  expect((await post(`/bank-lines/${id}/explain`, { kind: 'fee', note: ' ' })).status).toBe(400);
  expect((await post(`/bank-lines/${id}/explain`, { kind: 'gift', note: 'x' })).status).toBe(400);
  expect((await explain(id, 'fee', await registerPerson(app))).status).toBe(403);
});

it.each([
  ['a changed amount', 'update bank_line_explanations set amount = 1'],
  ['an explanation that comes back', "update bank_line_explanations set state = 'done', withdrawn_by = null"],
  ['a deletion', 'delete from bank_line_explanations'],
])('refuses %s, whoever asks the database', async (_what, statement) => {
  await expect(app.database.pool.query(statement)).rejects.toThrow(/cannot be changed that way|refused/);
});

it('compares thousands of lines with thousands of wires by two joins', async () => {
  const { pool } = app.database;
  await pool.query(
    `insert into wires (direction, book, purpose, account, amount, bank_reference, counterparty, needs_second, recorded_by)
     select 'in', 'trust_yacht', 'unknown', 'suspense', 5, 'many ' || n, 'X', false, 'x' from generate_series(1, 3000) n;
     insert into bank_statement_lines (book, booked_on, reference, description, amount, balance, imported_by)
     select 'trust_yacht', '2026-05-06', 'other ' || n, '', 5, 5 * n, 'x' from generate_series(1, 3000) n`,
  );
  await pool.query('analyze wires; analyze bank_statement_lines; analyze bank_line_explanations');
  const plan = await plansOf(app.database, (db) => listLines(db, { list: 'open', limit: 50 }));
  expect(plan.match(/Anti Join/g)).toHaveLength(2);
  expect(plan).not.toContain('SubPlan');
});
