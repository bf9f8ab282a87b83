import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { agreedTrades, BEN } from '../../testing/agreed-trades.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { signAll } from '../../testing/closings.ts';
import { readAnswer } from '../../testing/eddy-client.ts';
import type { Person } from '../../testing/people.ts';
import type { Traders } from '../../testing/trades.ts';
import { makeTwoOffers } from '../../testing/two-offers.ts';
import type { Examined } from './examine.ts';

/** Ben offers his Tern and $50,000 for Olive's Osprey; Cara offers $180,000. */
describe('Eddy, asked about open offers in everyday words', () => {
  let app: TestApp;
  let traders: Traders;
  let examined: Examined;

  beforeAll(async () => {
    app = await testApp();
  });

  beforeEach(async () => {
    ({ traders, examined } = await makeTwoOffers(app));
  });

  const asked = (as: 'owner' | 'buyer', message: string) => examined.ask(traders[as].token, { message });

  it.each([
    'what would Cara shell out for my Osprey',
    'how much did Cara put up for my Osprey?',
    'what did Cara say she would pay for it',
  ])('tells what somebody would pay: %s', async (message) =>
    expect((await asked('owner', message)).text).toMatch(/^With Cara: .*get \$180,000; waiting for you/),
  );

  it('tells whose yes an offer has, and whose it lacks', async () => {
    expect((await asked('owner', 'did Cara accept yet')).text).toMatch(
      /^Yes, Cara has accepted\. You haven’t accepted yet\. With Cara: /,
    );
    expect((await asked('buyer', 'have I already agreed to it?')).text).toMatch(
      /^With Olive: .* You have accepted\. Olive hasn’t accepted yet\.$/,
    );
  });

  it('sets the offers of two people side by side, and tells the next one', async () => {
    const { text, chatId } = await asked('owner', 'is Bens offer worth more than Caras offer?');
    expect(text).toMatch(/^By value, the offer of Ben is best for you: .*With (?:Ben|Cara): .*With (?:Ben|Cara): /);
    expect(text).toContain('By asking prices and stated values');
    expect((await examined.ask(traders.owner.token, { chatId, message: 'how are things with Ben' })).text).toMatch(
      /^With Ben: /,
    );
    expect((await examined.ask(traders.owner.token, { chatId, message: 'and Cara?' })).text).toMatch(/^With Cara: /);
  });

  it('tells the offers for a boat, and how things are with somebody', async () => {
    expect((await asked('owner', 'is anybody interested in my Osprey right now')).text).toMatch(
      /With Ben: .*With Cara: |With Cara: .*With Ben: /,
    );
    expect((await asked('owner', 'how are things looking with Cara')).text).toMatch(/With Cara: you give /);
  });

  it('drafts the words for the one whose offer is refused by its amount', async () => {
    const { chatId } = await asked('owner', 'which offers wait for me');
    const message = 'reject the 180k one and tell her she has to do better';
    const { text, parts } = await examined.ask(traders.owner.token, { chatId, message });
    expect(text).toContain('I never accept or decline for you');
    expect(text).not.toContain('Which owner should I write to?');
    expect(JSON.stringify(parts)).toContain('To Cara');
  });
});

const trade = agreedTrades();

async function told(person: Person, ...turns: string[]) {
  let chatId: number | undefined;
  let text = '';
  for (const message of turns) {
    const body = { message, ...(chatId && { chatId }) };
    const answer = readAnswer((await trade.app.call('POST', '/api/ai-agent/chat', { token: person.token, body })).body);
    ({ chatId, text } = answer);
  }
  return text;
}

describe('Eddy, asked about a running closing in everyday words', () => {
  beforeEach(async () => {
    await signAll(trade.app, trade.buyer, trade.id);
  });

  it.each([
    'could Olive and I finish the Osprey with an envelope of cash at the marina, no broker',
    'why not pay Olive directly for the Osprey and dodge the fee?',
  ])('says why money is not paid beside it: %s', async (question) => {
    const text = await told(trade.buyer, question);
    expect(text).toContain('doesn’t count there, so it would still be due');
    expect(text).toContain('In your trade with Olive');
    expect(text).not.toContain('I can’t answer');
  });

  it('tells the dates that may be missed, and what to do', async () => {
    const text = await told(trade.buyer, 'what happens if i dont get the documents uploaded in time');
    expect(text).toContain('You still have to do:');
    expect(text).toContain('Tell your broker at once.');
  });

  it('tells papers as papers, and the money of the other side', async () => {
    await trade.deposit(BEN, 5_000);
    expect(await told(trade.buyer, 'what else do i have to sign or hand in')).toContain('You still have to do:');
    expect(await told(trade.buyer, 'has the broker looked at my papers yet')).toContain('You still have to do:');
    expect(await told(trade.owner, 'have you received my buyers money')).toContain('$5,000');
    expect(await told(trade.buyer, 'how long do i get to make up my mind about the Osprey')).toContain(
      'you can still reject what you get',
    );
  });

  it('says that a dispute stops the steps, and who opened it', async () => {
    await trade.deposit(BEN, 5_000);
    await trade.send(trade.owner, '/dispute', { reason: 'He has found another boat.' });
    const text = await told(trade.buyer, 'how is my deal with Olive going');
    expect(text).toContain('This trade is in dispute: Olive opened it');
    expect(text).not.toContain('at this step');
    expect(await told(trade.buyer, 'who is claiming that i broke the agreement')).toContain('Olive opened it');
  });
});

describe('Eddy, asked about faults after the handover', () => {
  it.each([
    'we bought a cruiser from a guy here and now the transom is rotten, he never mentioned that. what now',
    'i picked up the boat last week, it leaks like crazy. do i have any recourse',
  ])('says what can still be done: %s', async (question) =>
    expect(await told(trade.buyer, question)).toContain('After the release, a closing can’t be reversed'),
  );
});
