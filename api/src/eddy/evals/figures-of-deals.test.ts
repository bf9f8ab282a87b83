import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { agreedTrades } from '../../testing/agreed-trades.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';
import { readAnswer } from '../../testing/eddy-client.ts';
import type { Traders } from '../../testing/trades.ts';
import { makeTwoOffers } from '../../testing/two-offers.ts';
import type { Examined } from './examine.ts';

describe('Eddy, asked for figures of boats', () => {
  let converse: Converse;

  beforeAll(async () => {
    converse = await eddyInMarket();
  });

  it.each(['how much would a loan run me for the gale 34', 'what does financing the Gale 34 cost?'])(
    'tells the payments for a boat: %s',
    async (message) => {
      const { text, tools } = await converse('Pat', message);
      expect(tools).toEqual(['loan_payment']);
      expect(text).toContain('For the 2021 Halcyon Gale 34 at $265,000');
    },
  );

  it.each([
    ['my rolex plus how much money gets me the Reef 24?', 'add $44,000'],
    ['rolex + how much for the reef 24', 'add $44,000'],
  ])('tells the cash beside a thing: %s', async (message, gap) => {
    const { text, tools } = await converse('Pat', message);
    expect(tools.at(-1)).toBe('offer_balance');
    expect(text).toContain(gap);
  });

  it.each([
    ['so if he values the rolex at 20', 'add $48,000'],
    ['and if she just gives me 15k for the rolex?', 'add $53,000'],
  ])('counts a thing at the value that the owner would: %s', async (message, gap) => {
    const { text } = await converse('Pat', 'my rolex plus how much money gets me the Reef 24?', message);
    expect(text).toContain(gap);
    expect(text).not.toContain('the values in your garage');
  });

  it.each([
    ['what do i pay all in if i talk them down 10 percent on the duet 27', '$118,800', '$1,122: $119,922 in all'],
    ['total with fees if the owner lowers the duet 27 to 125k?', '$125,000', '$1,122: $126,122 in all'],
    ['what comes out for the duet 27 if she knocks 10 percent off, fee included?', '$118,800', '$119,922 in all'],
    ['duet 27, say i get 12k off, whats that with fees', '$120,000', '$1,122: $121,122 in all'],
  ])('adds the fee to a lower price: %s', async (message, price, total) => {
    const { text, tools } = await converse('Pat', message);
    expect(tools).not.toContain('draft_offer');
    expect(text).toContain(`asks $132,000, so that would be ${price}.`);
    expect(text).toContain(total);
  });

  it('tells how far prices per foot are apart', async () => {
    const { text } = await converse(
      'Pat',
      'compare the reef 24 and the gale 34',
      'which is cheaper per foot, and by how much?',
    );
    expect(text).toMatch(/^The lowest is the 2016 Osprey Reef 24\..+The difference is \$[\d,]+ per foot\./);
  });

  it.each([
    ['a guy at the dock claims the reef 24 is pricier than the gale 34. is he right?', /^No\. /],
    ['i figure the gale 34 is pricier than the reef 24, am i mistaken?', /^No\. /],
    ['my brother says the gale 34 is newer than the reef 24, is that true', /^Yes\. /],
  ])('says whether a claim holds: %s', async (message, verdict) => {
    const { text } = await converse('Pat', message);
    expect(text).toMatch(verdict);
    expect(text).not.toContain('I can’t answer this part');
  });

  it('keeps a lower price for the question of the fee', async () => {
    const { text } = await converse('Pat', "what's 10% under what they want for the duet 27", 'and with the fee?');
    expect(text).toContain('so that would be $118,800. Closing through the app adds $1,122: $119,922 in all.');
  });

  it.each([
    ['if he only gives me 20k for the rolex, how much cash for the reef 24', 'add $48,000'],
    ['i give the rolex, how much extra for the reef 24?', 'add $44,000'],
  ])('drafts nothing for a question about cash: %s', async (message, gap) => {
    const { text, shows } = await converse('Pat', message);
    expect(text).toContain(gap);
    expect(shows).not.toContain('data-proposal');
  });

  it('tells the boat that is furthest from an average', async () => {
    const { text } = await converse('Pat', 'average price of center consoles', 'which one is farthest from it?');
    expect(text).toMatch(/asks \$[\d,]+.+average/);
  });

  it('adds up the things of the garage', async () => {
    const { text, tools } = await converse('Pat', 'how much are all my things worth in total');
    expect(tools).toEqual(['my_garage']);
    expect(text).toContain('$24,000');
  });
});

describe('Eddy, asked for figures of an agreed trade', () => {
  const trade = agreedTrades();
  const told = async (message: string) =>
    readAnswer(
      (await trade.app.call('POST', '/api/ai-agent/chat', { token: trade.buyer.token, body: { message } })).body,
    ).text;

  it.each([
    'how big is the fee on my trade',
    'what are the fees in our deal?',
    'what do I owe you in fees for the Osprey deal',
  ])('tells its fee: %s', async (message) => {
    expect(await told(message)).toMatch(/^The closing fee of this trade is \$[\d,.]+, paid by the one who gets/);
  });

  it('tells what is left to pay, the survey included', async () => {
    expect(await told('what do I still owe for the Osprey altogether, survey and fee included')).toContain(
      'is left to pay',
    );
  });
});

/** Cara offers $180,000 for Olive's Osprey. */
describe('Eddy, asked for the middle of two prices', () => {
  let app: TestApp;
  let traders: Traders;
  let examined: Examined;

  beforeAll(async () => {
    app = await testApp();
  });

  beforeEach(async () => {
    ({ traders, examined } = await makeTwoOffers(app));
  });

  it.each(["what's the midpoint between Cara's number and mine", 'how much is half way to Cara'])(
    'tells it without a draft: %s',
    async (message) => {
      const { text, parts } = await examined.ask(traders.owner.token, { message });
      expect(text).toMatch(
        /^Between the offer of \$180,000 and the asking price of \$[\d,]+, the middle is \$[\d,]+\./,
      );
      expect(parts.map(({ type }) => type)).not.toContain('data-proposal');
    },
  );
});
