import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { agreedTrades } from '../../testing/agreed-trades.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { readAnswer } from '../../testing/eddy-client.ts';
import type { Person } from '../../testing/people.ts';
import { callTrades, type Traders } from '../../testing/trades.ts';
import { askInTurn, makeTwoOffers } from '../../testing/two-offers.ts';
import type { Examined } from './examine.ts';

/** Ben offers his Tern and $50,000 for Olive's Osprey; Cara offers $180,000. */
describe('Eddy, asked for the figures of an offer', () => {
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
  const declined = () => callTrades(app, traders.owner, `/${offer}/decline`, { reason: 'I want more cash.' });

  it.each([
    'what money is Ben putting up on top of his boat',
    'how much extra cash does Ben give',
    'how much cash is in the Ben offer',
  ])('tells its cash: %s', async (message) =>
    expect((await asked('owner', message)).text).toMatch(/^In cash, Ben would pay you \$50,000\. With Ben: /),
  );

  it.each(['what does he throw in', 'what is he adding?', 'what did he put down in cash'])(
    'tells the cash of the one that was told: %s',
    async (message) =>
      expect((await asked('owner', 'what does Ben offer', message)).text).toMatch(
        /^In cash, Ben would pay you \$50,000\. /,
      ),
  );

  it('tells the price of a boat that somebody else asks, and not the cash of a trade', async () =>
    expect((await asked('buyer', 'how much money does Olive want for the Osprey')).text).toContain('$200,000'));

  it.each(['Ben his boat and the cash, what is that combined', 'Ben offer, Tern plus the cash, sum?'])(
    'adds up what somebody gives: %s',
    async (message) =>
      expect((await asked('owner', message)).text).toContain(
        'Ben would give Tern ($150,000) and $50,000: $200,000 together, by asking prices, stated values and cash.',
      ),
  );

  it('tells the amount and the maker of an offer that was declined', async () => {
    await declined();
    const first = 'which bids did i reject';
    expect((await asked('owner', first, 'and what was the amount')).text).toMatch(
      /^Ben offered Tern \(\$150,000\) and \$50,000 for Osprey \(\$200,000\)\. With Ben: .+declined/,
    );
    expect((await asked('owner', first, 'from whom was it')).text).toMatch(/^It came from Ben\. /);
    expect((await asked('owner', first, 'who made that one', 'what cash would he have added')).text).toMatch(
      /^In cash, Ben would have paid you \$50,000\. /,
    );
  });

  it.each(['Olive rejected one of my bids: which one, and why?', 'which offers of mine did Olive decline, and why'])(
    'tells which offer was declined, with the reason: %s',
    async (message) => {
      await declined();
      expect((await asked('buyer', message)).text).toMatch(/With Olive: .+ declined: I want more cash/);
    },
  );

  it.each(['each bid for my Osprey with its sum', 'show me all open offers on my Osprey and the amounts'])(
    'lists the offers for one boat: %s',
    async (message) => {
      const { text } = await asked('owner', message);
      expect(text).toMatch(/^2 open offers are about your Osprey\. /);
      expect(text).toContain('$180,000');
      expect(text).toContain('$50,000');
    },
  );

  it('lists those that bring cash', async () =>
    expect((await asked('owner', 'what money have folks bid for my Osprey')).text).toMatch(
      /^2 open offers bring you cash for your Osprey\. /,
    ));

  it.each(['did I overpay', 'was my bid to Olive too high'])(
    'compares an offer with price and estimate, and judges nothing: %s',
    async (message) => {
      const { text } = await asked('buyer', message);
      expect(text).toMatch(/^With Olive: /);
      expect(text).toMatch(/yours to judge\.$/);
    },
  );
});

describe('Eddy, asked for the cash of an agreed trade', () => {
  const trade = agreedTrades();
  const told = async (person: Person, message: string) =>
    readAnswer((await trade.app.call('POST', '/api/ai-agent/chat', { token: person.token, body: { message } })).body)
      .text;

  it('tells it beside the sum with the fee, and what is left to bring', async () => {
    const text = await told(trade.buyer, 'what amount of money, so how much cash do I pay Olive in our agreed trade');
    expect(text).toContain('You pay $50,000 in cash and a closing fee of $1,700: $51,700 in all.');
    expect(text).toContain('At the release you must have brought');
  });

  it.each(['what have been settled from my end and what comes now', "what's settled on my part, what now?"])(
    'tells the agreed trades with the next task: %s',
    async (message) => {
      const text = await told(trade.buyer, message);
      expect(text).toMatch(/^You agreed a trade with Olive: /);
      expect(text).toContain('Your next task: ');
    },
  );
});
