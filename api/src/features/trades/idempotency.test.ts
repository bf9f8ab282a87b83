import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { boat, callTrades, cash, insertBoatOf, propose, registerTraders } from '../../testing/trades.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ ROLE: 'web' });
});

it('does not take a counteroffer in one trade for a repetition of the same one in another', async () => {
  const { owner, buyer, osprey, tern } = await registerTraders(app);
  const kite = await insertBoatOf(app, owner, 'Kite');
  const first = await propose(app, buyer, { gives: [cash(5)], gets: [boat(osprey)] });
  const second = await propose(app, buyer, { gives: [cash(6)], gets: [boat(kite)] });
  const counter = { revision: 1, gives: [boat(tern)], gets: [boat(osprey)] };
  const send = (id: number) =>
    callTrades(app, buyer, `/${id}/counter`, counter, { 'idempotency-key': 'one-key-for-two-trades' });
  expect(await send(first.id)).toMatchObject({ status: 200, body: { id: first.id, revision: 2 } });
  expect(await send(first.id)).toMatchObject({ status: 200, body: { id: first.id, revision: 2 } });
  expect(await send(second.id)).toMatchObject({
    status: 409,
    body: { message: 'This Idempotency-Key was already used for another request. Please use a new one.' },
  });
});

it.each(['1e3', '0x1', '1.0', '+1', '%201'])('reads a path with %s as no trade', async (id) => {
  const { buyer } = await registerTraders(app);
  const { status, body } = await app.call('GET', `/api/trades/${id}`, { token: buyer.token });
  expect(status, JSON.stringify(body)).toBe(400);
});
