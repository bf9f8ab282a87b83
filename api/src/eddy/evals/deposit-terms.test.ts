import { expect, it } from 'vitest';
import { agreedTrades, BEN } from '../../testing/agreed-trades.ts';
import { signAll } from '../../testing/closings.ts';
import { readAnswer } from '../../testing/eddy-client.ts';

const trade = agreedTrades();

async function told(turns: readonly string[]) {
  let chatId: number | undefined;
  let text = '';
  for (const message of turns) {
    const body = { message, ...(chatId && { chatId }) };
    const { token } = trade.buyer;
    ({ chatId, text } = readAnswer((await trade.app.call('POST', '/api/ai-agent/chat', { token, body })).body));
  }
  return text;
}

it.each([
  [['how big is my deposit on the Osprey, and how long did I have to pay it?']],
  [['by when must i wire my deposit?']],
  [['how much is my deposit', 'and how many days do i get for it']],
])('tells the last day for the deposit, and the rule: %s', async (turns) => {
  await signAll(trade.app, trade.buyer, trade.id);
  const text = await told(turns);
  expect(text).toMatch(/Your deposit is \$5,000\..*due \w+ \d+, \d{4}\. The deposit is due 3 business days after/);
  await trade.deposit(BEN, 5_000);
  expect(await told(turns)).toMatch(/has arrived in full\. It was due \w+ \d+, \d{4}\. The deposit is/);
});
