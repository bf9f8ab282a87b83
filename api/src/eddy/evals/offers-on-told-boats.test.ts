import { beforeAll, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { insertBoatOf, type Traders } from '../../testing/trades.ts';
import { makeTwoOffers } from '../../testing/two-offers.ts';
import type { Examined } from './examine.ts';

let traders: Traders;
let examined: Examined;

beforeAll(async () => {
  const app = await testApp();
  ({ traders, examined } = await makeTwoOffers(app));
  await insertBoatOf(app, traders.owner, 'Gannet');
});

async function answerTo(...turns: string[]): Promise<string> {
  let chatId: number | undefined;
  let said = '';
  for (const message of turns) {
    const answer = await examined.ask(traders.buyer.token, { message, ...(chatId !== undefined && { chatId }) });
    chatId = answer.chatId;
    said = answer.text;
  }
  return said;
}

it.each([
  'which of those two have I already bid on, and how much?',
  'which one have I bid on',
  'did I offer on either of them?',
  'is there an open offer of mine on one of those',
  'which of them am I already negotiating over',
])('tells the offer on one of two boats: %s', async (say) => {
  const text = await answerTo('tell me about the osprey', 'tell me about the gannet', say);
  expect(text).toContain('waiting for the other side');
  expect(text).toContain('no offer of yours for the Gannet');
  expect(text).not.toContain('side by side');
});
