import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('drafts exactly the offer that was meant', () => {
  it('puts a question for whoever owns the boat into the note', async () => {
    const { input, tools } = await converse(
      'Pat',
      'bid 100k on the Breeze 28 and ask whoever owns it how old the risers are',
    );
    expect(tools).toEqual(['draft_offer']);
    expect(input).toMatchObject({ cash: 100_000, note: 'Could you tell me how old the risers are?' });
  });

  it('takes a number of things for no cash', async () => {
    const { input, text } = await converse('Pat', 'offer twelve heifers for the Breeze 28');
    expect(input).not.toHaveProperty('cash');
    expect(text).toContain('I can’t find “heifers” in your garage.');
  });

  it('takes the worth of a thing for no cash', async () => {
    const { input } = await converse('Pat', 'offer my Porsche worth 60k for the Breeze 28');
    expect(input).toMatchObject({ assets: ['my Porsche'] });
    expect(input).not.toHaveProperty('cash');
  });

  it.each([
    ['propose mon Zodiac et 20 000 dollars pour le Breeze 28', 'my Zodiac', 20_000],
    ['biete meinen Kutter-Anhänger und 20.000 Dollar für die Breeze 28', 'my Kutter-Anhänger', 20_000],
  ])('keeps an own thing in another language: %s', async (say, thing, cash) => {
    const { input } = await converse('Pat', say);
    expect(input).toMatchObject({ assets: [thing], cash });
  });

  it('finds things of the garage without “my”', async () => {
    const { input } = await converse('Pat', 'offer the Porsche and 20k for the Breeze 28');
    expect(input).toMatchObject({ assets: ['Porsche'], cash: 20_000 });
  });

  it('takes an offer for somebody’s boat for no question about their boats', async () => {
    const { text, input } = await converse('Pat', "offer 80k for Hank's boat", 'the Flats 25');
    expect(text).toContain('Here’s a draft of your offer.');
    expect(input).toMatchObject({ cash: 80_000 });
  });

  it('drafts two offers of one message', async () => {
    const { tools } = await converse('Pat', 'offer 100k for the Breeze 28 and 80k for the Reef 26');
    expect(tools).toEqual(['draft_offer', 'draft_offer']);
  });

  it('drafts after the question whether an owner would take a sum', async () => {
    const { text, input } = await converse('Pat', 'would Dana take 100k for the Breeze 28? if yes make the offer');
    expect(input).toMatchObject({ cash: 100_000 });
    expect(text).toContain('only the owner can');
  });

  it('makes no counteroffer of a time', async () => {
    const { tools, input } = await converse('Pat', 'reply to Dana: the Breeze 28 sounds good, I’ll call at 5');
    expect(tools).toEqual(['draft_message']);
    expect(input.text).toContain('sounds good, I’ll call at 5.');
  });

  it('fills up to the asking price with cash', async () => {
    const { input, text } = await converse('Pat', 'offer my Porsche and the rest in cash for the Breeze 28');
    expect(input).toMatchObject({ assets: ['my Porsche'] });
    expect(Number(input.cash)).toBeGreaterThan(0);
    expect(text).toContain('The cash is the difference to the asking price');
  });

  it('puts terms of payment into the note', async () => {
    const { input } = await converse('Pat', 'offer 100k for the Breeze 28, half now and half on delivery');
    expect(input).toMatchObject({ cash: 100_000, note: 'I’d pay half now and half on delivery.' });
  });

  it('drafts nothing when told not to', async () => {
    const { tools } = await converse('Pat', 'please don’t offer anything yet for the Breeze 28');
    expect(tools).not.toContain('draft_offer');
  });

  it('offers nothing less a thing', async () => {
    const { tools, text } = await converse('Pat', 'offer 119k for the Breeze 28 minus the value of my Porsche');
    expect(tools).toEqual([]);
    expect(text).toContain('I drafted nothing.');
  });
});

describe('writes to owners what was meant for them', () => {
  it.each([
    ['say to Hank that I’d be happy to come by next week', 'I’d be happy to come by next week.'],
    ['ask Hank nicely whether the price is firm', 'Could you tell me whether the price is firm?'],
    ['remind Hank about next weekend', 'this is a reminder about next weekend.'],
    ['tell Hank I decided to pass on the Flats 25', 'I decided to pass on the Flats 25.'],
    ['ask Hank, the guy in Naples, what’s included', 'Could you tell me what is included?'],
    ['thank Hank for the tour', 'thank you for the tour.'],
    ['let Hank know I got the log, thanks', 'I got the log, thanks.'],
    ['tell Hank his 25 is overpriced', 'your 25 is overpriced.'],
    ['i want the Flats 25, he asks a lot, tell him i’d do 70 today', ': I’d do $70,000 today.'],
    [
      'could you possibly ask Hank, if it’s not too much trouble, whether he might take a painting?',
      'Could you tell me whether you might take a painting?',
    ],
  ])('%s', async (say, words) => {
    const { tools, input } = await converse('Pat', say);
    expect(tools.at(-1)).toBe('draft_message');
    expect(input.text).toContain(words);
  });

  it('answers a question first and then drafts the words behind it', async () => {
    const { text, tools, input } = await converse('Pat', 'how much is the Breeze 28? tell her I’d pay 100');
    expect(tools).toEqual(['boat_details', 'draft_message']);
    expect(text).toContain('$119,000');
    expect(input.text).toContain('I’d pay $100,000.');
  });
});

describe('answers about sums and cards', () => {
  it.each([
    'is 100k too low for the Breeze 28?',
    'would 100k do it for the Breeze 28',
    'is 100k an insult for the Breeze 28',
  ])('%s', async (say) => {
    const { text } = await converse('Pat', say);
    expect(text).toContain('$100,000 is $19,000 under the asking price of the 2019 Halcyon Breeze 28, $119,000.');
    expect(text).toContain('say “offer $100,000” and I’ll draft it.');
  });

  it('says what the card says', async () => {
    const { text } = await converse('Pat', 'offer 100k for the Breeze 28', 'what does the card say?');
    expect(text).toContain('Your offer: $100,000 in cash.');
    expect(text).toContain('It isn’t sent: it waits for your click on “Send offer”.');
  });

  it('clicks nothing when asked why not', async () => {
    const { text, tools } = await converse('Pat', 'offer 100k for the Breeze 28', 'why don’t you just send it');
    expect(tools).toEqual([]);
    expect(text).toContain('I can’t click for you.');
  });
});

it.each([
  'tell the owner of the Breeze 28 i like it, ask when i could visit',
  'write the owner of the Breeze 28 i like it, and ask when i could visit',
])('puts a question behind other words to the owner: %s', async (say) => {
  const { input } = await converse('Pat', say);
  expect(input.text).toMatch(/I like it.*Could you tell me when I could visit\?/);
});
