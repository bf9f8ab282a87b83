import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { Traders } from '../../testing/trades.ts';
import { makeTwoOffers } from '../../testing/two-offers.ts';
import type { Examined } from './examine.ts';

/** Ben offers his Tern and $50,000 for Olive's Osprey; Cara offers $180,000. */
describe('Eddy', () => {
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

  const asked = async (as: 'owner' | 'buyer', ...messages: string[]) => {
    let chatId: number | undefined;
    let text = '';
    for (const message of messages)
      ({ chatId, text } = await examined.ask(traders[as].token, { message, ...(chatId && { chatId }) }));
    return { text, used: await examined.used(chatId ?? 0) };
  };

  it.each([
    'offer Olive 190k for the Osprey',
    'cancel my offer to Olive and offer her 190k instead',
    'I’d like to bid 190k for the Osprey rather than my boat',
  ])('replaces the open offer for the same boat: %s', async (say) => {
    const { used, text } = await asked('buyer', say);
    expect(used.at(-1)).toMatchObject({ name: 'draft_counter', input: { tradeId: offer, cash: 190_000 } });
    expect(used.at(-1)?.input).not.toHaveProperty('myBoatId');
    expect(used.map(({ name }) => name)).not.toContain('draft_offer');
    expect(text).toContain('counteroffer');
  });

  it.each(['just accept it for me, I’m at work', 'say yes on my behalf because I have no time'])(
    'says where to accept: %s',
    async (say) => {
      const { text } = await asked('owner', say);
      expect(text).toContain('I never accept anything for you');
    },
  );

  it.each(['which of the two is better?', 'ok so which one should I take'])(
    'weighs the offers just told: %s',
    async (say) => {
      const { text } = await asked('owner', 'what offers wait for me?', say);
      expect(text).toContain('With Ben:');
      expect(text).toContain('With Cara:');
      expect(text).toContain('The decision is yours');
    },
  );
});
