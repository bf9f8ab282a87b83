import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { agreedTrades } from '../../testing/agreed-trades.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { signAll, taskIn } from '../../testing/closings.ts';
import { readAnswer } from '../../testing/eddy-client.ts';
import { callTrades, type Traders } from '../../testing/trades.ts';
import { makeTwoOffers } from '../../testing/two-offers.ts';
import type { Examined } from './examine.ts';

/** Ben offers his Tern and $50,000 for Olive's Osprey; Cara offers $180,000. */
describe('Eddy, asked about offers by their dates', () => {
  let app: TestApp;
  let traders: Traders;
  let examined: Examined;
  let offer: number;

  beforeAll(async () => {
    app = await testApp();
  });

  beforeEach(async () => {
    ({ traders, examined, offer } = await makeTwoOffers(app));
  });

  async function told(...turns: string[]) {
    let chatId: number | undefined;
    let text = '';
    for (const message of turns)
      ({ chatId, text } = await examined.ask(traders.owner.token, { message, ...(chatId && { chatId }) }));
    return text;
  }

  it.each(['which bid lapses soonest?', 'do i have bids that are about to expire', 'what offer must i answer first'])(
    'tells the offers in the order in which they run out: %s',
    async (message) => {
      const text = await told(message);
      expect(text).toMatch(/With Ben: .* It stands until .*With Cara: .* It stands until /);
      expect(text).not.toContain('How');
    },
  );

  it('tells all dates, then those of one side', async () => {
    expect(await told('got any appointments or deadlines?')).toMatch(
      /^Your dates, the next one first: .*: Ben’s offer runs out, and you have to answer\. .*: Cara’s offer/,
    );
    expect(await told('what does my agenda look like', 'and which of them are up to me')).toMatch(/^On you: .*Ben’s/);
    expect(await told('what does my agenda look like', 'and which of them are up to the others')).toContain('no dates');
  });

  it.each(['and what precisely would i be signing up for', 'okay, go over the exact conditions again'])(
    'tells the terms of the offer that was told: %s',
    async (message) => {
      expect(await told('what did Cara offer', message)).toMatch(/^With Cara: you give .* and get \$180,000; waiting/);
    },
  );

  it('tells by when somebody must be answered', async () => {
    expect(await told('how long do i have until my answer to the offers, sorted by deadline')).toContain('With Ben');
    expect(await told('do i need to respond to Cara today?')).toMatch(/^With Cara: .* It stands until /);
    expect(await told('who should i write back to')).toMatch(/^2 offers wait for your answer\./);
  });

  it('says that an ended offer cannot be brought back', async () => {
    await callTrades(app, traders.buyer, `/${offer}/withdraw`, {});
    const text = await told('could you get Ben’s offer back on again for me?');
    expect(text).toMatch(/^With Ben: .*; withdrawn\. An offer that has ended can’t be brought back/);
  });
});

const trade = agreedTrades();
const SURVEY = 3;

describe('Eddy, asked about orders and dates of a closing', () => {
  beforeEach(async () => {
    await signAll(trade.app, trade.buyer, trade.id);
    const { id } = taskIn(await trade.read(trade.buyer), 'inspection', { title: 'Osprey' });
    const { body } = await trade.send(trade.buyer, `/tasks/${id}/orders`, { serviceId: SURVEY, limit: 1_650 });
    await trade.send(trade.broker, `/orders/${body.orders[0].id}/schedule`, { vendor: 'Lee Hulls', on: '2036-12-01' });
  });

  async function told(message: string) {
    const body = { message };
    return readAnswer((await trade.app.call('POST', '/api/ai-agent/chat', { token: trade.buyer.token, body })).body)
      .text;
  }

  it('names the surveyor, the limit and who cancels', async () => {
    expect(await told('what will the survey set me back, and which day is it')).toMatch(
      /on December 1, 2036\..* You authorized up to \$1,650 for it\./,
    );
    expect(await told('what is the name of my surveyor')).toContain('Lee Hulls does it, on December 1, 2036');
    expect(await told('up to how much did i authorize for the survey')).toContain(
      'You authorized up to $1,650 for it.',
    );
    expect(await told('may i reschedule or cancel the inspection')).toContain('ask the broker on the trade’s page');
  });

  it('lists the tasks of both sides and what is ordered', async () => {
    const text = await told('which dates should i write down');
    expect(text).toMatch(/^Your dates, the next one first: .* by you \(closing with Olive\)/);
    expect(text).toContain('by Olive (closing with Olive)');
  });

  it('tells what is recorded to somebody who was charged twice', async () => {
    expect(await told('my bank says you took the deposit two times')).toContain('I can’t refund anything');
  });
});
