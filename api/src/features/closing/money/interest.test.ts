import { brokerageDay } from '@tradewind/domain/closing/brokerage-day';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { finishPapers } from '../../../testing/closing-world.ts';
import { closingOf, fund, payAll, taskIn, wireIn, wireOut } from '../../../testing/closings.ts';
import { type Person, registerBroker } from '../../../testing/people.ts';
import { agree, callTrades, registerTraders, type Traders } from '../../../testing/trades.ts';
import { runClock } from '../course/clock.service.ts';

let app: TestApp;
let brokers: [Person, Person];
let traders: Traders;
let trade: number;
const BEN = 0;

beforeAll(async () => {
  app = await testApp({ ROLE: 'web' });
  brokers = [await registerBroker(app), await registerBroker(app)];
});
beforeEach(async () => {
  traders = await registerTraders(app);
  const small = 'update boats set length = 24 where id = any($1)';
  await app.database.pool.query(small, [[traders.osprey, traders.tern]]);
  trade = (await agree(app, traders)).id;
});

const daysAgo = (days: number) => brokerageDay(new Date(Date.now() - days * 24 * 60 * 60 * 1_000));

async function setLetter(title: string, goodThrough: string): Promise<number> {
  const { id, leg } = taskIn(await closingOf(app, brokers[0], trade), 'payoff', { title });
  const letter = { loan: true, lender: 'Gulf', amount: '1000.00', perDiem: '12.01', goodThrough };
  await app.database.pool.query('update closing_tasks set facts = $2 where id = $1', [id, JSON.stringify(letter)]);
  return leg ?? 0;
}

/** Releases a trade with a loan, whose letter then runs out three days before the lender is paid. */
async function releaseWithLoanOn(title: 'Osprey' | 'Tern'): Promise<number> {
  await finishPapers(app.database.pool, trade);
  const leg = await setLetter(title, daysAgo(0));
  await fund(app, brokers, trade);
  const released = await callTrades(app, brokers[0], `/${trade}/release`, {});
  expect(released.body.status, JSON.stringify(released.body)).toBe('released');
  await setLetter(title, daysAgo(3));
  return leg;
}

async function money() {
  const { body } = await app.call('GET', `/api/broker/money?trade=${trade}`, { token: brokers[0].token });
  return body as { balances: { account: string; amount: string }[]; journals: { kind: string; postings: object[] }[] };
}
const owedTo = async (leg: number) =>
  (await money()).balances.find(({ account }) => account === `payable:lender:${leg}`)?.amount;

it('charges the owner for each day after the letter, once, and closes to the cent', async () => {
  const leg = await releaseWithLoanOn('Osprey');
  expect(await owedTo(leg)).toBe('-1000.00');
  await runClock(app.dependencies);
  await runClock(app.dependencies);
  expect(await owedTo(leg)).toBe('-1036.03');
  const book = 'trust_other';
  expect((await money()).journals.filter(({ kind }) => kind === 'payoff_interest')).toMatchObject([
    {
      postings: [
        { account: 'client:1', book, amount: '36.03' },
        { account: `payable:lender:${leg}`, book, amount: '-36.03' },
      ],
    },
  ]);
  const { body } = await app.call('GET', `/api/trades/${trade}/statement`, { token: traders.owner.token });
  expect(body.lines).toContainEqual(
    expect.objectContaining({
      kind: 'payoff_interest',
      amount: '-36.03',
      title: 'Osprey',
      note: `Through ${daysAgo(0)}`,
    }),
  );
  await payAll(app, brokers, trade);
  expect((await callTrades(app, brokers[0], `/${trade}/settle`, {})).body.status).toBe('closed');
  const proof = await app.call('POST', '/api/broker/proofs', { token: brokers[0].token, body: {} });
  expect(proof.body.problems).toEqual([]);
});

it('waits for an owner who has no money left, and then pays the lender in full', async () => {
  const leg = await releaseWithLoanOn('Tern');
  const wire = { trust: 'trust_other', tradeId: trade, payee: { kind: 'lender', lien: leg }, amount: '1000.00' };
  const facts = { bankReference: `LATE-${trade}`, counterparty: 'Gulf', callBackNote: 'Called' };
  const refused = await app.call('POST', '/api/broker/wires/out', {
    token: brokers[0].token,
    body: { ...wire, ...facts },
  });
  expect(refused).toMatchObject({
    status: 409,
    body: {
      message:
        'The payoff letter has run out. $36.03 of interest is due to the lender since, and Ben must send it first.',
    },
  });
  expect(await owedTo(leg)).toBe('-1000.00');
  await wireIn(app, brokers, trade, { position: BEN, amount: '36.03' });
  await runClock(app.dependencies);
  await wireOut(app, brokers, trade, { payee: wire.payee, amount: '1036.03' });
  expect(await owedTo(leg)).toBeUndefined();
});

it('leaves a letter alone that is still good', async () => {
  await finishPapers(app.database.pool, trade);
  const leg = await setLetter('Osprey', daysAgo(0));
  await fund(app, brokers, trade);
  await callTrades(app, brokers[0], `/${trade}/release`, {});
  await runClock(app.dependencies);
  expect(await owedTo(leg)).toBe('-1000.00');
});
