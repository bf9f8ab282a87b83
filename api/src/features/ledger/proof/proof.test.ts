import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { insertClosing } from '../../../testing/ledger.ts';
import { type Person, registerAdmin, registerBroker } from '../../../testing/people.ts';
import { findProblems, proveDaily } from './proof.service.ts';

let app: TestApp;
let broker: Person;
let admin: Person;
let tradeId: number;

beforeAll(async () => {
  app = await testApp();
  [broker, admin] = [await registerBroker(app), await registerAdmin(app)];
  tradeId = await insertClosing(app.database.db);
});

const post = (path: string, body: unknown = {}) =>
  app.call('POST', `/api/broker${path}`, { token: broker.token, body });
const problems = async (): Promise<string[]> => (await post('/proofs')).body.problems;
const importCsv = (...lines: string[]) =>
  post('/statements', {
    trust: 'trust_other',
    csv: ['date,reference,description,amount,balance', ...lines].join('\n'),
  });

async function collected(bankReference: string, amount: number, bankDate: string): Promise<number> {
  const facts = { purpose: 'deposit', trust: 'trust_other', tradeId, position: 0, amount, bankReference };
  const { body } = await post('/wires/in', { ...facts, counterparty: 'Robin' });
  await post(`/wires/${body.id}/collect`, { bankDate });
  return body.id;
}

const GUARDED = ['ledger_journals', 'ledger_postings', 'ledger_balances', 'wires', 'trades'];

/** The problems after breaking what the guards protect, as the owner of the database could. Everything is as before afterwards. */
async function problemsAfter(statement: string): Promise<string[]> {
  let found: string[] = [];
  const undone = new Error('undone');
  await app.dependencies
    .commit(async ({ tx }) => {
      const before = new Set((await findProblems(tx)).problems);
      for (const name of GUARDED) await tx.execute(sql.raw(`alter table ${name} disable trigger user`));
      await tx.execute(sql.raw(statement));
      found = (await findProblems(tx)).problems.filter((problem) => !before.has(problem));
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return found;
}

const newsTo = async (person: Person) =>
  (await app.call('GET', '/api/notifications', { token: person.token })).body.items;

describe('The bank’s statement', () => {
  it('agrees with our books up to its last line', async () => {
    expect(await problems()).toEqual([]);
    await collected('W1', 500, '2026-03-02');
    await collected('W2', 250, '2026-03-03');
    expect((await importCsv('2026-03-02,W1,Wire in,500.00,500.00')).body).toEqual({ added: 1, known: 0 });
    expect(await problems()).toEqual([]);
    const two = ['2026-03-02,W1,Wire in,500.00,500.00', '2026-03-03,W2,Wire in,250.00,750.00'];
    expect((await importCsv(...two)).body).toEqual({ added: 1, known: 1 });
    expect((await importCsv(...two)).body).toEqual({ added: 0, known: 2 });
    expect(await problems()).toEqual([]);
  });

  it('agrees although the bank writes a reference with other spaces and letters', async () => {
    await collected('Fed 77-q', 40, '2026-03-03');
    await importCsv('2026-03-03,FED77 -Q,Wire in,40.00,790.00');
    expect(await problems()).toEqual([]);
  });

  it('agrees with an old wire that has no key', async () => {
    const id = await collected('Fed 78-Q', 10, '2026-03-03');
    await app.database.pool.query('update wires set reference_key = null where id = $1', [id]);
    await importCsv('2026-03-03,FED 78-Q,Wire in,10.00,800.00');
    expect(await problems()).toEqual([]);
  });

  it('must continue where the last one ended', async () => {
    expect(await importCsv('2026-03-09,W9,Wire in,1.00,900.00')).toMatchObject({
      status: 409,
      body: { message: 'This file doesn’t continue where the last one ended, on March 3, 2026, with $800.00.' },
    });
    expect((await importCsv('2026-03-09,W9,Wire in,x,900.00')).body.fields.csv).toContain('Line 2');
  });

  it('raises an alarm for money that our books lack, and for ours that it lacks', async () => {
    await importCsv('2026-03-04,FEE,Service charge,-15.00,785.00');
    expect(await problems()).toEqual([
      'The bank states $785.00 in the other trust account on March 4, 2026, our books say $800.00',
      'The bank’s line FEE of -$15.00 in the other trust account on March 4, 2026 has no wire',
    ]);
    const id = await collected('W3', 10, '2026-03-04');
    expect(await problems()).toContain(`Wire ${id} (W3, $10.00) is not on the bank’s statement`);
    expect((await newsTo(broker))[0]).toMatchObject({ kind: 'ledger', title: 'The trust accounts do not agree' });
    expect((await newsTo(admin))[0]).toMatchObject({ kind: 'ledger' });
  });
});

describe('The daily check', () => {
  it('lists the first hundred problems and counts the others', async () => {
    const lines = Array.from({ length: 150 }, (_, n) => `2026-03-05,X${n},Fee,1.00,${786 + n}.00`);
    expect((await importCsv(...lines)).body.added).toBe(150);
    const found = await problems();
    expect(found).toHaveLength(101);
    expect(found.at(-1)).toMatch(/^There are \d+ more problems$/);
    const { body } = await app.call('GET', '/api/broker/trust', { token: broker.token });
    const { lastLine } = body.find(({ trust }: { trust: string }) => trust === 'trust_other').statement;
    await post('/statements/remove', { trust: 'trust_other', lastLine, reason: 'The wrong account' });
  });

  it('stores its results and fails loudly', async () => {
    await expect(proveDaily(app.dependencies)).rejects.toThrow('The ledger does not agree: The bank states');
    const { body } = await app.call('GET', '/api/broker/proofs', { token: broker.token });
    expect(body[0].problems).not.toEqual([]);
    expect(body.at(-1).problems).toEqual([]);
  });

  it.each([
    [
      'a changed balance',
      "update ledger_balances set amount = amount - 1 where account = 'client:0'",
      'The balance of client:0',
    ],
    [
      'a changed bank balance',
      "update ledger_balances set amount = amount + 1 where account = 'bank:trust_other'",
      'The balance of bank:trust_other',
    ],
    [
      'a changed posting',
      "update ledger_postings set amount = amount + 1 where account = 'client:0' and journal_id = (select min(journal_id) from ledger_postings)",
      'is off by $0.01 in the book of the other trust account',
    ],
    [
      'a missing posting',
      'delete from ledger_postings where journal_id = (select max(journal_id) from ledger_postings) and number = 2',
      'is off by',
    ],
    [
      'a journal without a wire',
      "insert into ledger_journals (kind, details, key) values ('unknown_wire', '{}', 'x'); insert into ledger_postings select id, 1, null, 'bank:trust_yacht', 'trust_yacht', 5 from ledger_journals where key = 'x'",
      'without a wire',
    ],
    [
      'a wire of another amount',
      'update wires set amount = amount + 1 where id = (select min(id) from wires)',
      'differs from its journal',
    ],
    [
      'a wire under the reference of another',
      "update wires set reference_key = 'w9' where bank_reference = 'W1'",
      'is found under another reference than W1',
    ],
    ['a closed trade with money', "update trades set status = 'closed'", 'is closed and still holds'],
    [
      'a statement that differs',
      "update ledger_balances set amount = amount - 1 where account = 'client:0'",
      'The statement of party 1',
    ],
    [
      'money that waits for the bank',
      "insert into wires (direction, book, purpose, account, amount, bank_reference, counterparty, needs_second, recorded_by, deposit_by) values ('in', 'trust_other', 'unknown', 'suspense', 5, 'late', 'X', false, 'x', now() - interval '1 day')",
      '(late, $0.05) should have reached the bank by',
    ],
  ])('finds %s', async (_fault, statement, problem) => {
    expect((await problemsAfter(statement)).join('\n')).toContain(problem);
  });
});
