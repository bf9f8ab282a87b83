import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { closingOf, depositOf, enterDetails, payOut, signAs, taskIn } from '../../../testing/closings.ts';
import { PDF } from '../../../testing/documents.ts';
import { registerBroker } from '../../../testing/people.ts';
import { formOf } from '../../../testing/photos.ts';
import { agree, registerTraders, type Traders } from '../../../testing/trades.ts';
import { eraseExpired } from './retention.service.ts';

let app: TestApp;
let traders: Traders;
let trade: number;
let files: string[];

beforeAll(async () => {
  app = await testApp();
});
/** A trade with an upload and a signed form. */
beforeEach(async () => {
  traders = await registerTraders(app);
  trade = (await agree(app, traders)).id;
  await enterDetails(app, [traders.buyer, traders.owner], trade);
  await signAs(app, traders.buyer, trade, 'disclosures', 0);
  const task = taskIn(await closingOf(app, traders.buyer, trade), 'tax-form', { party: 0 }).id;
  const { body, type } = await formOf([{ name: 'w9.pdf', content: PDF }], 'document', { task: String(task) });
  const headers = { 'content-type': type };
  await app.call('POST', `/api/trades/${trade}/documents`, { token: traders.buyer.token, body, headers });
  files = (await query('select storage_key from closing_documents where trade_id = $1 order by id', [trade])).rows.map(
    (row) => row.storage_key,
  );
});

const query = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);
const stored = async () =>
  (await Promise.all(files.map((key) => app.dependencies.storage.exists(key)))).filter(Boolean);
const counts = async () => {
  const { rows } = await query(
    `select (select count(*)::int from closing_documents where trade_id = $1) documents,
       (select count(*)::int from closing_signatures where trade_id = $1) signatures,
       (select count(*)::int from closing_tasks where trade_id = $1 and facts is not null) facts,
       (select count(*)::int from closing_tasks where trade_id = $1 and state = 'done') done`,
    [trade],
  );
  return rows[0];
};
const end = (status: string, age: string) =>
  query(`update trades set status = $2, updated_at = now() - $3::interval where id = $1`, [trade, status, age]);
const settle = async (age: string) => {
  await end('closed', '1 day');
  await query(
    `update closings set signed_at = now() - $2::interval, released_at = now() - $2::interval,
       settled_at = now() - $2::interval where trade_id = $1`,
    [trade, age],
  );
};
const runJob = () => eraseExpired(app.dependencies);

describe('The records of a closed trade', () => {
  it('are erased after ten years, files and rows', async () => {
    await settle('10 years 1 day');
    expect(await stored()).toHaveLength(2);
    await runJob();
    await expect.poll(stored).toEqual([]);
    await expect.poll(counts).toEqual({ documents: 0, signatures: 0, facts: 0, done: 5 });
  });

  it('stay until then, and when their owner leaves', async () => {
    await settle('9 years 360 days');
    await query(`update closing_documents set state = 'approved' where trade_id = $1 and state = 'submitted'`, [trade]);
    await query('delete from trade_reservations where trade_id = $1', [trade]);
    const { status } = await app.call('DELETE', '/api/user', {
      token: traders.buyer.token,
      body: { password: traders.buyer.password },
    });
    expect(status).toBe(200);
    await runJob();
    expect(await counts()).toMatchObject({ documents: 2, signatures: 1 });
    const { rows } = await query('select user_id, name from closing_signatures where trade_id = $1', [trade]);
    expect(rows).toEqual([{ user_id: null, name: 'Benjamin Reyes' }]);
    expect(await stored()).toHaveLength(2);
  });
});

describe('The records of a trade that came to nothing', () => {
  it('are erased after a year', async () => {
    await end('cancelled', '1 year 1 day');
    await runJob();
    await expect.poll(stored).toEqual([]);
    await expect.poll(counts).toMatchObject({ documents: 0, signatures: 0, facts: 0 });
  });

  it('stay until then', async () => {
    await end('cancelled', '360 days');
    await runJob();
    expect(await counts()).toMatchObject({ documents: 2, signatures: 1 });
  });

  it('stay ten years where money was held', async () => {
    const broker = await registerBroker(app);
    await depositOf(app, broker, trade, 0, 5_000);
    expect((await payOut(app, broker, trade, { kind: 'refund', position: 0 }, 5_000)).status).toBe(201);
    await end('cancelled', '2 years');
    await runJob();
    expect(await counts()).toMatchObject({ documents: 2, signatures: 1 });
  });

  it('go with the account of their owner', async () => {
    await end('cancelled', '1 day');
    await query('delete from trade_reservations where trade_id = $1', [trade]);
    await app.call('DELETE', '/api/user', {
      token: traders.buyer.token,
      body: { password: traders.buyer.password },
    });
    await expect.poll(async () => (await counts()).documents).toBe(1);
    await expect.poll(stored).toHaveLength(1);
    const { rows } = await query(`select facts from closing_tasks where trade_id = $1 and actor = 0`, [trade]);
    expect(rows.every(({ facts }) => facts === null)).toBe(true);
  });
});

it('keeps the records of a trade that is still open, however old', async () => {
  await end('closing', '20 years');
  await runJob();
  expect(await counts()).toMatchObject({ documents: 2, signatures: 1 });
});
