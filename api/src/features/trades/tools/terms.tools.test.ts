import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { readAnswer } from '../../../testing/eddy-client.ts';
import type { Person } from '../../../testing/people.ts';
import { boat, cash, propose, registerTraders, type Traders } from '../../../testing/trades.ts';

let app: TestApp;
let traders: Traders;

beforeAll(async () => {
  app = await testApp({ ROLE: 'web' });
  traders = await registerTraders(app);
});

async function told(person: Person, message: string, chatId?: number) {
  const body = { message, ...(chatId && { chatId }) };
  return readAnswer((await app.call('POST', '/api/ai-agent/chat', { token: person.token, body })).body);
}

const cardsIn = (parts: readonly { type: string }[]) => parts.filter(({ type }) => type === 'data-proposal');

describe('Eddy', () => {
  it.each([
    ['what deposit would I have to put down on a 50k offer and is it refundable?', '$5,000', 'get your deposit back'],
    ['suppose they accept 60k, what deposit do you want from me?', '$6,000', 'at risk'],
    ['say I bought one for 100k, what fees would I pay at closing?', '$850', 'Closing'],
  ])('answers about an offer that is only planned, without a card: %s', async (message, amount, rule) => {
    const { text, parts } = await told(traders.buyer, message);
    expect(text).toContain(amount);
    expect(text).toContain(rule);
    expect(cardsIn(parts)).toEqual([]);
  });

  it('shows the open offers, leads to the one to accept, and counters it by a card that words change', async () => {
    const { owner, buyer, osprey, tern } = traders;
    await propose(app, buyer, { gives: [boat(tern), cash(40_000)], gets: [boat(osprey)] });
    expect((await told(owner, 'what open offers do I have?')).text).toContain('1 offer waits for your answer');
    expect((await told(owner, 'which of my offers is best?')).text).toContain('Only one offer waits');
    const accepted = await told(owner, 'accept Ben’s offer');
    expect(accepted.text).toContain('I never accept anything for you');
    expect(cardsIn(accepted.parts)).toEqual([]);
    const countered = await told(owner, 'send Ben’s offer back at 55k');
    expect(JSON.stringify(cardsIn(countered.parts))).toContain('$55,000 in cash');
    const changed = await told(owner, 'no, make that 52k', countered.chatId);
    expect(JSON.stringify(cardsIn(changed.parts))).toContain('$52,000 in cash');
  });
});
