import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { readAnswer } from '../../../testing/eddy-client.ts';
import { toolsUsed } from '../../../testing/eddy-world.ts';
import type { Person } from '../../../testing/people.ts';
import { offerOf, propose, registerTraders, type Traders } from '../../../testing/trades.ts';

let app: TestApp;
let traders: Traders;

beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  traders = await registerTraders(app);
  await propose(app, traders.buyer, offerOf(traders));
});

/** The last answer of a conversation, with the last tool that it used. */
async function told(person: Person, ...messages: readonly string[]) {
  let answer = { chatId: 0, text: '' };
  for (const message of messages) {
    const body = { message, ...(answer.chatId > 0 && { chatId: answer.chatId }) };
    answer = readAnswer((await app.call('POST', '/api/ai-agent/chat', { token: person.token, body })).body);
  }
  return { text: answer.text, last: (await toolsUsed(app.database.db, answer.chatId)).at(-1) };
}

describe('Eddy, asked about an offer that is already sent', () => {
  it.each([
    ['raise my offer to Olive to 60k'],
    ['has Olive answered my offer?', 'change it to 60,000'],
    ['tell Olive 50k was too low, I would go to 60k'],
  ])('drafts a counteroffer with the new amount: %s', async (...messages) => {
    const { last } = await told(traders.buyer, ...messages);
    expect(last).toMatchObject({ name: 'draft_counter', input: { cash: 60_000 } });
  });

  it('asks the other side for the amount that its owner wants', async () => {
    const { last } = await told(traders.owner, '50k is too low, tell Ben I want 70k');
    expect(last).toMatchObject({ name: 'draft_counter', input: { cashBack: 70_000 } });
  });

  it.each(['when does my offer run out?', 'has Olive answered?', 'how long is my bid to Olive still good?'])(
    'tells its state and until when it stands: %s',
    async (question) => {
      const { text } = await told(traders.buyer, question);
      expect(text).toContain('waiting for the other side');
      expect(text).toContain('It stands until');
    },
  );

  it('tells the owner what was offered, but nobody else', async () => {
    expect((await told(traders.owner, 'what did Ben offer me for the Osprey?')).text).toContain('waiting for you');
    const { text } = await told(traders.buyer, 'what did Cleo offer Olive for the Osprey?');
    expect(text).not.toContain('waiting for');
  });
});
