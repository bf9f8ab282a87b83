import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { type Person, registerBroker } from '../../../testing/people.ts';

let app: TestApp;
let broker: Person;

beforeAll(async () => {
  app = await testApp({ ROLE: 'web' });
  broker = await registerBroker(app);
});

const post = (path: string, body: object) => app.call('POST', `/api/broker${path}`, { token: broker.token, body });
const importCsv = (...lines: string[]) =>
  post('/statements', {
    trust: 'trust_other',
    csv: ['date,reference,description,amount,balance', ...lines].join('\n'),
  });
const statement = async () => {
  const { body } = await app.call('GET', '/api/broker/trust', { token: broker.token });
  return body.find(({ trust }: { trust: string }) => trust === 'trust_other').statement;
};
const remove = (lastLine: number, reason = 'The bank sent another file') =>
  post('/statements/remove', { trust: 'trust_other', lastLine, reason });

it('loses its last import, which then can be replaced, and no earlier one by a second click', async () => {
  await importCsv('2026-01-05,A1,Wire,100.00,100.00');
  await importCsv('2026-01-06,A2,Wire,50.00,150.00', '2026-01-06,A3,Wire,9000.00,9150.00');
  const last = await statement();
  expect(last).toMatchObject({ balance: '9150.00', on: '2026-01-06', lastLines: 2 });
  expect((await importCsv('2026-01-07,A4,Wire,1.00,241.00')).status).toBe(409);

  expect(await remove(last.lastLine, ' ')).toMatchObject({ status: 400 });
  expect((await remove(last.lastLine)).body).toEqual({ removed: 2 });
  expect(await remove(last.lastLine)).toMatchObject({
    status: 409,
    body: { message: 'Only the last import can be removed. It has changed since you opened this page.' },
  });
  expect(await statement()).toMatchObject({ balance: '100.00', on: '2026-01-05', lastLines: 1 });

  const right = ['2026-01-06,A2,Wire,50.00,150.00', '2026-01-06,A3,Wire,90.00,240.00'];
  expect((await importCsv(...right)).body).toEqual({ added: 2, known: 0 });
  expect((await importCsv('2026-01-07,A4,Wire,1.00,241.00')).status).toBe(200);
  const { rows } = await app.database.pool.query('select lines, reason, removed_by from bank_statement_removals');
  expect(rows).toMatchObject([
    {
      lines: [{ reference: 'A2' }, { reference: 'A3', amount: 9_000_00 }],
      reason: 'The bank sent another file',
      removed_by: broker.user.id,
    },
  ]);
  const logged = await app.database.pool.query("select details from activity_log where action = 'statement.remove'");
  expect(logged.rows).toMatchObject([{ details: { trust: 'trust_other', lines: 2 } }]);
});

it('keeps every line but the last ones, whoever asks the database', async () => {
  const first = 'delete from bank_statement_lines where id = (select min(id) from bank_statement_lines)';
  await expect(app.database.pool.query(first)).rejects.toThrow(/refused/);
  await expect(app.database.pool.query('update bank_statement_lines set amount = 1')).rejects.toThrow(/refused/);
});
