import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { boat, callTrades, cash, offerOf, propose, registerTraders, type Traders } from '../../../testing/trades.ts';

let app: TestApp;
let traders: Traders;

beforeAll(async () => {
  app = await testApp({ ROLE: 'web' });
});
beforeEach(async () => {
  traders = await registerTraders(app);
});

const TOO_MUCH = 'A deposit can’t be more than the value of everything its payer gets, here';

it('refuses a deposit above the value of everything its payer gets, and takes one at the limit', async () => {
  const { buyer } = traders;
  const demand = (theirs: string) => ({ ...offerOf(traders), terms: { deposits: { theirs } } });
  const refused = await callTrades(app, buyer, '', demand('200000.01'));
  const message = `${TOO_MUCH} $200,000.`;
  expect(refused).toMatchObject({ status: 400, body: { message, fields: { 'terms.deposits.theirs': message } } });
  const { terms } = await propose(app, buyer, demand('200000.00'));
  expect(terms.deposits[1]).toMatchObject({ userId: traders.owner.user.id, amount: '200000.00' });
});

it('refuses a counteroffer that keeps a deposit but takes away what it secures', async () => {
  const { owner, buyer, osprey, tern } = traders;
  const { id } = await propose(app, buyer, { ...offerOf(traders), terms: { deposits: { theirs: '180000' } } });
  const smaller = { gives: [boat(osprey)], gets: [boat(tern), cash(20_000)], revision: 1 };
  const refused = await callTrades(app, owner, `/${id}/counter`, smaller);
  expect(refused).toMatchObject({ status: 400, body: { message: `${TOO_MUCH} $170,000.` } });
  const lowered = { ...smaller, terms: { deposits: { mine: null } } };
  expect(await callTrades(app, owner, `/${id}/counter`, lowered)).toMatchObject({ status: 200, body: { revision: 2 } });
});
