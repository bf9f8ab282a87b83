import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { boat, callTrades, cash, type Traders } from '../../testing/trades.ts';
import { makeTwoOffers } from '../../testing/two-offers.ts';
import type { Examined } from './examine.ts';

/** Ben offers his Tern and $50,000 for Olive's Osprey; Cara offers $180,000. */
describe('Eddy tells of past offers', () => {
  let app: TestApp;
  let traders: Traders;
  let examined: Examined;
  let offer: number;

  beforeAll(async () => {
    app = await testApp();
  });

  beforeEach(async () => {
    ({ traders, offer, examined } = await makeTwoOffers(app));
  });

  const told = async (as: 'owner' | 'buyer', message: string) =>
    (await examined.ask(traders[as].token, { message })).text;

  it('by the side that declined them', async () => {
    await callTrades(app, traders.owner, `/${offer}/decline`, { reason: 'Too low' });
    expect(await told('owner', 'which bids did i reject')).toMatch(/^You declined: With Ben/);
    expect(await told('buyer', 'which bids did i reject')).toMatch(/^You haven’t declined any offer\. Others declined/);
  });

  it('with the one who withdrew, and without a reason that nobody gave', async () => {
    await callTrades(app, traders.buyer, `/${offer}/withdraw`, {});
    expect(await told('owner', 'how come Ben backed out')).toMatch(/^Ben withdrew the offer\..*No reason was given\.$/);
  });

  it.each([
    ['who did i chat with about a piano', 'You and Ben wrote about “piano”'],
    ['who was it that mentioned a trombone', 'I don’t see that in what I can read'],
  ])('and of the one who wrote about a thing: %s', async (message, answer) => {
    const body = { receiverId: traders.owner.user.id, boatId: traders.osprey, content: 'Would you want my old piano?' };
    expect((await app.call('POST', '/api/messages', { token: traders.buyer.token, body })).status).toBeLessThan(300);
    expect(await told('owner', message)).toContain(answer);
  });

  it('with the terms before a counteroffer', async () => {
    const counter = { revision: 1, gives: [boat(traders.osprey)], gets: [boat(traders.tern), cash(62_000)] };
    expect((await callTrades(app, traders.owner, `/${offer}/counter`, counter)).status).toBe(200);
    const text = await told('buyer', 'Olive asks 62k now. what was my opening bid');
    expect(text).toMatch(/^You began with this: .*\$50,000.*\$62,000/);
  });
});
