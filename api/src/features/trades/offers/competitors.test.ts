import { beforeEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { statementsOf } from '../../../testing/statements.ts';
import { callTrades, insertRivals, offerOf, propose, registerTraders, type Traders } from '../../../testing/trades.ts';
import { TRADES } from '../limits.ts';
import { tellProposals } from '../news/proposal-news.service.ts';

let app: TestApp;
let traders: Traders;

/** Boats of the same length: whether a boat is a yacht decides what its closing asks for. */
async function begin(): Promise<void> {
  app = await testApp({ ROLE: 'web' });
  traders = await registerTraders(app);
  await app.database.pool.query('update boats set length = 40');
}

beforeEach(begin);

const RIVALS = TRADES.proposalsToldAtOnce + 10;

async function agreeAndCancel(): Promise<number[]> {
  const { owner, buyer, osprey } = traders;
  const { id } = await propose(app, buyer, offerOf(traders));
  const accept = await statementsOf(() => callTrades(app, owner, `/${id}/accept`, { revision: 1 }));
  const cancel = await statementsOf(() => callTrades(app, owner, `/${id}/cancel`, {}));
  const { rows } = await app.database.pool.query<{ version: number }>('select version from boats where id = $1', [
    osprey,
  ]);
  const body = { version: rows[0]?.version, price: '210000' };
  const reprice = await statementsOf(() => app.call('PATCH', `/api/boats/${osprey}`, { token: owner.token, body }));
  return [accept, cancel, reprice].map((statements) => statements.length);
}

it('takes as many statements for many competing offers as for one', async () => {
  await insertRivals(app, traders.owner, traders.osprey, 1);
  const withOne = await agreeAndCancel();
  await begin();
  await insertRivals(app, traders.owner, traders.osprey, RIVALS);
  expect(await agreeAndCancel()).toEqual(withOne);
});

const news = async () => {
  const { rows } = await app.database.pool.query<{ user_id: string; title: string; body: string }>(
    'select user_id, title, body from notifications',
  );
  return rows;
};

async function runJobs(): Promise<void> {
  for (;;) {
    const { rows } = await app.database.pool.query<{ data: Parameters<typeof tellProposals>[1] }>(
      "delete from pgboss.job where name = 'trade-tell-proposals' returning data",
    );
    if (rows.length === 0) return;
    for (const { data } of rows) await tellProposals(app.dependencies, data);
  }
}

it('tells the people of competing offers in batches, and the parties of the agreement about that alone', async () => {
  const { owner, buyer, osprey } = traders;
  await insertRivals(app, owner, osprey, RIVALS);
  const { id } = await propose(app, buyer, offerOf(traders));
  await callTrades(app, owner, `/${id}/accept`, { revision: 1 });
  await runJobs();
  const told = await news();
  const backups = told.filter(({ title }) => title === 'Osprey has a trade pending');
  expect(new Set(backups.map(({ user_id }) => user_id)).size).toBe(RIVALS);
  expect(backups[0]?.body).toBe('Your offer for Osprey stays as a backup. We’ll tell you if it’s open again.');
  const ofParties = told.filter(({ user_id }) => [owner.user.id, buyer.user.id].includes(user_id));
  expect(ofParties.map(({ title }) => title)).toEqual([
    'Ben made you an offer for Osprey',
    'You have a deal on Osprey',
    'You have a deal on Osprey',
  ]);
});

it('does not tell of a backup that came back to life in the meantime', async () => {
  const { owner, buyer, osprey } = traders;
  await insertRivals(app, owner, osprey, 1);
  const { id } = await propose(app, buyer, offerOf(traders));
  await callTrades(app, owner, `/${id}/accept`, { revision: 1 });
  await callTrades(app, owner, `/${id}/cancel`, {});
  await runJobs();
  const toRival = (await news()).filter(({ user_id }) => user_id === 'rival-1');
  expect(toRival.map(({ title }) => title)).toEqual(['Osprey is free again']);
});
