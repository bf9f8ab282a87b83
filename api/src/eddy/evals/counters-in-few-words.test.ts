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

  beforeAll(async () => {
    app = await testApp();
  });

  beforeEach(async () => {
    ({ traders, examined } = await makeTwoOffers(app));
  });

  const talked = async (...turns: string[]) => {
    let chatId: number | undefined;
    let text = '';
    for (const message of turns) {
      const answer = await examined.ask(traders.owner.token, { message, ...(chatId !== undefined && { chatId }) });
      ({ chatId, text } = answer);
    }
    return { text, last: (await examined.used(chatId ?? 0)).at(-1) };
  };

  it.each([
    ['lets say 195', 195_000],
    ['195', 195_000],
    ['id take 194', 194_000],
    ['ask for 196', 196_000],
    ['tell her 197', 197_000],
    ['one ninety five', 195_000],
    ['not below 193', 193_000],
    ['15k more', 195_000],
  ])('counters at the amount that it asked for: %s', async (say, cashBack) => {
    const { last } = await talked('counter Cara’s offer', say);
    expect(last).toMatchObject({ name: 'draft_counter', input: { cashBack } });
  });

  it('asks again if the reply is no amount', async () => {
    const { text } = await talked('counter Cara’s offer', 'what do you mean');
    expect(text).toContain('How much should the counteroffer be?');
  });

  it.each(['Cara', 'Caras', 'the one from Cara', 'Cara first', 'start with Cara please'])(
    'takes the name for the offer that is meant: %s',
    async (say) => {
      const { last } = await talked('counter at 195', say);
      expect(last).toMatchObject({ name: 'draft_counter', input: { cashBack: 195_000 } });
    },
  );

  it('asks for the amount of a counteroffer that only names the own boat', async () => {
    const { text } = await talked('counter the offer on my Osprey');
    expect(text).toContain('How much should the counteroffer be?');
  });

  it('answers what somebody wants with an amount', async () => {
    const { last } = await talked('Cara wants it for 180. Come back to her at 195', 'let’s say 197');
    expect(last).toMatchObject({ name: 'draft_counter', input: { cashBack: 197_000 } });
  });

  it('tells how far the offer is below the price', async () => {
    const { text } = await talked('what does Cara’s offer add up to', 'how short is that');
    expect(text).toMatch(/less than you ask|below your/);
  });
});
