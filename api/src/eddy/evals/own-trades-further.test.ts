import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { callTrades, type Traders } from '../../testing/trades.ts';
import { askInTurn, makeTwoOffers } from '../../testing/two-offers.ts';
import type { Examined } from './examine.ts';

/** Ben offers his Tern and $50,000 for Olive's Osprey; Cara offers $180,000. */
describe('Eddy goes on from a trade that it told of', () => {
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

  const asked = (as: 'owner' | 'buyer', ...turns: string[]) => askInTurn(examined, traders[as].token, turns);
  const answered = async (as: 'owner' | 'buyer', how: 'accept' | 'decline') =>
    expect((await callTrades(app, traders[as], `/${offer}/${how}`, { revision: 1 })).status).toBe(200);

  it.each(['is the other one any better for me?', 'would the other offer be worse, in real money'])(
    'with the figures of the other offer: %s',
    async (say) => {
      const { text } = await asked('owner', 'what does Cara offer', say);
      expect(text).toMatch(/^With Ben: /);
      expect(text).toContain('With Cara: ');
      expect(text).toContain('you would give $20,000 more than you get');
    },
  );

  it.each(['how far below my asking price is that?', 'by how much is that under what I ask, in percent?'])(
    'with the sum of the open card against the own price: %s',
    async (say) => {
      const { text } = await asked('owner', 'counter Cara at 195k', say);
      expect(text).toBe(
        'The Osprey would go for $195,000. That’s $5,000 less than the asking price of $200,000, or 2.5%.',
      );
    },
  );

  it('with another sum instead of that of the card', async () => {
    const turns = ['counter Cara at 195k', 'how far below my asking price is that?'];
    const { text } = await asked('owner', ...turns, 'and if I went to 190?');
    expect(text).toContain('That’s $10,000 less than the asking price of $200,000, or 5%.');
    const { used } = await asked('owner', ...turns, 'ok make it 192');
    expect(used).toMatchObject({ name: 'draft_counter', input: { cashBack: 192_000 } });
  });

  it('with the sum of the open card against the price of the other side', async () => {
    const { text } = await asked('buyer', 'lower my cash to 45k', 'how far under her asking is that?');
    expect(text).toContain('That’s $5,000 less than the asking price of $200,000, or 2.5%.');
  });

  it('with a boat and cash against the own price', async () => {
    const { text } = await asked('owner', 'counter Ben: his boat plus 30k', 'how much under my price would that be?');
    expect(text).toContain('That’s $20,000 less than the asking price of $200,000, or 10%.');
  });

  it.each(['no, rather ask him for 61k on top of his boat', 'better push him for 61k plus his boat'])(
    'with a counteroffer for cash beside the boat: %s',
    async (say) => {
      const { used } = await asked('owner', 'what does Ben offer', say);
      expect(used).toMatchObject({ name: 'draft_counter', input: { tradeId: offer, cashBack: 61_000 } });
    },
  );

  it.each([
    'Olive hasn’t moved. raise my cash to 58',
    'go up to 58 with Olive',
    'bump the cash part of my offer to 58k',
  ])('with more of the user’s cash: %s', async (say) => {
    const { used, text } = await asked('buyer', say);
    expect(used).toMatchObject({ name: 'draft_counter', input: { tradeId: offer, cash: 58_000 } });
    expect(text).toBe('Here’s a draft of your counteroffer. I won’t send anything until you click.');
  });

  it.each(['Cara is joking with her 180. turn it down kindly', 'Cara only wants to pay 180, so politely decline that'])(
    'with the way to decline it: %s',
    async (say) => {
      const { text } = await asked('owner', say);
      expect(text).toContain('I never accept or decline for you');
      expect(text.match(/With /g)).toHaveLength(1);
    },
  );

  it.each(['shame. make it 64 then', 'oh well, how about 64?'])(
    'with a new offer for the same boat after a no: %s',
    async (say) => {
      await answered('owner', 'decline');
      const { used } = await asked('buyer', 'what happened to my offer for the Osprey', say);
      expect(used).toMatchObject({
        name: 'draft_offer',
        input: { boatId: traders.osprey, myBoatId: traders.tern, cash: 64_000 },
      });
    },
  );

  it('but changes no other open offer of the same person', async () => {
    await answered('owner', 'decline');
    const { used } = await asked('buyer', 'what happened to my offer for the Osprey', 'that was a good price');
    expect(used?.name ?? '').not.toMatch(/^draft_/);
  });

  it('with the next step of an agreed one', async () => {
    await answered('owner', 'accept');
    for (const turns of [
      ['Olive said yes on the Osprey, so what do I have to do now'],
      ['what does my deal with Olive still need?'],
      ['what is the state of my trade with Olive', 'and what is still missing before it is mine?'],
    ]) {
      const { text, used } = await asked('buyer', ...turns);
      expect(used?.name).toBe('my_closings');
      expect(text).toContain('legal details');
    }
  });

  it('with the side that has to answer', async () => {
    const { text } = await asked('buyer', 'what offers do I have', 'which of them is no longer waiting on me?');
    expect(text).toMatch(/^With Olive: .*waiting for the other side\.$/);
  });
});
