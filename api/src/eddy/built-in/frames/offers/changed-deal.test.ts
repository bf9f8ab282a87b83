import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../testing/app.ts';
import { readAnswer } from '../../../../testing/eddy-client.ts';
import { insertAsset } from '../../../../testing/factories.ts';
import type { Person } from '../../../../testing/people.ts';
import { boat, cash, propose, registerTraders, type Traders } from '../../../../testing/trades.ts';

describe('Eddy, told to change an offer that is sent', () => {
  let app: TestApp;
  let traders: Traders;

  beforeAll(async () => {
    app = await testApp();
  });

  beforeEach(async () => {
    traders = await registerTraders(app);
    const truck = { ownerId: traders.buyer.user.id, title: '2019 Ford F-150 truck', value: '30000.00' };
    const { id: assetId } = await insertAsset(app.database.db, truck);
    const gives = [boat(traders.tern), { kind: 'asset', assetId }, cash(10_000)];
    await propose(app, traders.buyer, { gives, gets: [boat(traders.osprey)] });
  });

  async function told(person: Person, ...messages: string[]) {
    let answer = { chatId: 0, text: '', parts: [] as unknown[] };
    for (const message of messages) {
      const body = { message, ...(answer.chatId > 0 && { chatId: answer.chatId }) };
      answer = readAnswer((await app.call('POST', '/api/ai-agent/chat', { token: person.token, body })).body);
    }
    return { text: answer.text, card: JSON.stringify(answer.parts.slice(1)) };
  }

  it.each([['take the truck out of my offer to Olive'], ['how is my offer to Olive?', 'take the truck out']])(
    'drafts a counteroffer without a thing: %s',
    async (...messages) => {
      const { text, card } = await told(traders.buyer, ...messages);
      expect(text).toContain('draft of your counteroffer');
      expect(card).toContain('Tern');
      expect(card).toContain('$10,000');
      expect(card).not.toContain('truck');
    },
  );

  it('replaces the cash, and changes the amount in the trade with somebody', async () => {
    const { card } = await told(traders.buyer, 'replace the cash in my offer to Olive with my truck');
    expect(card).not.toContain('$10,000');
    expect((await told(traders.buyer, 'drop my price to 8k in the trade with Olive')).card).toContain('$8,000');
  });

  it('takes the only open trade if the owner says “him”', async () => {
    expect((await told(traders.owner, 'tell him 10k is too low, I want 25k')).card).toContain('$25,000');
    expect((await told(traders.owner, 'counter him at 30k')).card).toContain('$30,000');
  });

  it.each(['give her two more days', 'extend my offer to Olive by a week'])(
    'says how long an offer stands and how it starts anew: %s',
    async (message) => {
      const { text, card } = await told(traders.buyer, message);
      expect(text).toMatch(/It stands until \w+ \d+, .* UTC\. Every offer stands for 48 hours/);
      expect(card).not.toContain('counteroffer');
    },
  );
});
