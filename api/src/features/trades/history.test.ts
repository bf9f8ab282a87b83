import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Person, registerBroker } from '../../testing/people.ts';
import { agree, boat, callTrades, offerOf, propose, registerTraders, type Traders } from '../../testing/trades.ts';

let app: TestApp;
let traders: Traders;
let owner: Person;
let buyer: Person;

beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  traders = await registerTraders(app);
  ({ owner, buyer } = traders);
});

const read = async ({ token }: Person, id: number) => (await app.call('GET', `/api/trades/${id}`, { token })).body;
const MOMENT = expect.stringMatching(/^\d{4}-.*Z$/);

it('says who accepted which revision, and when', async () => {
  const { id } = await agree(app, traders);
  expect(await read(buyer, id)).toMatchObject({
    revisions: [{ number: 1, author: buyer.user.id, accepted: [{ by: owner.user.id, at: MOMENT }] }],
    ended: null,
  });
});

it('says who declined, withdrew or canceled, and when', async () => {
  const declined = await propose(app, buyer, offerOf(traders));
  await callTrades(app, owner, `/${declined.id}/decline`);
  expect((await read(buyer, declined.id)).ended).toEqual({ by: owner.user.id, at: MOMENT });
  const withdrawn = await propose(app, buyer, offerOf(traders));
  await callTrades(app, buyer, `/${withdrawn.id}/withdraw`);
  expect((await read(owner, withdrawn.id)).ended).toEqual({ by: buyer.user.id, at: MOMENT });
  const canceled = await agree(app, traders);
  await callTrades(app, owner, `/${canceled.id}/cancel`, { reason: 'Sold my dock' });
  expect((await read(buyer, canceled.id)).ended).toEqual({ by: owner.user.id, at: MOMENT });
});

it('names no party when the brokerage or the product ended it', async () => {
  const canceled = await agree(app, traders);
  await callTrades(app, await registerBroker(app), `/${canceled.id}/cancel`);
  expect((await read(buyer, canceled.id)).ended).toEqual({ by: null, at: MOMENT });
  const ended = await propose(app, buyer, offerOf(traders));
  await app.call('POST', '/api/users/block', { token: owner.token, body: { blockedId: buyer.user.id } });
  expect((await read(buyer, ended.id)).ended).toEqual({ by: null, at: MOMENT });
});

const coins = (price: number, amount = '0.5', fixed = 'coins') => ({ kind: 'bitcoin', amount, price, fixed });
const counter = (person: Person, id: number, revision: number, gives: unknown[], gets: unknown[]) =>
  callTrades(app, person, `/${id}/counter`, { revision, gives, gets });

it('keeps saying who entered the price of a coin, and when, until somebody changes it', async () => {
  const { osprey } = traders;
  const { id } = await propose(app, buyer, { gives: [coins(90_000)], gets: [boat(osprey)] });
  const first = (await read(buyer, id)).legs[0];
  expect(first).toMatchObject({ priceSource: 'Entered by Ben' });
  const more = await counter(owner, id, 1, [boat(osprey)], [coins(90_000, '0.75')]);
  expect(more.body.legs[1]).toMatchObject({ priceSource: 'Entered by Ben', pricedAt: first.pricedAt });
  const dearer = await counter(owner, id, 2, [boat(osprey)], [coins(80_000, '0.75')]);
  expect(dearer.body.legs[1]).toMatchObject({ priceSource: 'Entered by Olive' });
  const kept = await counter(buyer, id, 3, [coins(80_000, '0.6')], [boat(osprey)]);
  expect(kept.body.legs[0]).toMatchObject({ priceSource: 'Entered by Olive', pricedAt: dearer.body.legs[1].pricedAt });
});

it('takes a change of what stays fixed for a new revision, not for a repetition', async () => {
  const { osprey } = traders;
  const { id } = await propose(app, buyer, { gives: [coins(90_000)], gets: [boat(osprey)] });
  await counter(buyer, id, 1, [coins(90_000, '0.6')], [boat(osprey)]);
  const changed = await counter(buyer, id, 2, [coins(90_000, '0.6', 'dollars')], [boat(osprey)]);
  expect(changed.body).toMatchObject({ revision: 3, legs: [{ fixed: 'dollars' }, {}] });
  const again = { gives: [coins(90_000, '0.6', 'coins')], gets: [boat(osprey)] };
  expect((await callTrades(app, buyer, '', again)).body).toMatchObject({ revision: 4, legs: [{ fixed: 'coins' }, {}] });
});
