import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;
beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('Help in everyday words', () => {
  it.each([
    ['so what exactly can u help me with', 'I can find boats'],
    ['when do i actually get the keys after we agree', 'Keys change hands after the release'],
    ['all my pics show up sideways on the listing', 'remove the old photo'],
    ['can you reword my ad so it sounds better', 'I don’t write or change the text'],
    ['can I pay with crypto for a boat', 'Add Bitcoin'],
    ['can i put my boat up for auction', 'Yacht Auction'],
    ['how does a 3 way swap work', 'In a ring'],
    ['who is holding my money during the closing', 'trust account'],
    ['what does as is mean when buying a boat', '“As is” means'],
    ['what is a contingency in an offer', 'A contingency is'],
    ['whats your phone number, i want to call you guys', 'by phone at'],
    ['how do i call the brokerage', 'by phone at'],
  ])('answers: %s', async (message, says) => expect((await converse('Pat', message)).text).toContain(says));

  it('refuses the phone number of an owner', async () =>
    expect((await converse('Pat', 'whats the owners phone number for the Breeze 28')).text).toContain(
      'contact details',
    ));

  it('lists the garage', async () => {
    const { text, tools } = await converse('Pat', 'whats in my garage right now');
    expect(tools).toEqual(['my_garage']);
    expect(text).toContain('1989 Porsche 911 ($92,000)');
  });

  it.each([
    ['how many meters is 40 feet', '40 ft is about 12.19 m.'],
    ['convert 25 knots to mph', '25 knots is about 28.77 mph.'],
  ])('converts units: %s', async (message, says) => expect((await converse('Pat', message)).text).toBe(says));

  it('takes a question for the price right after a draft as one about its boat', async () =>
    expect((await converse('Pat', 'offer 200k on the gale 34', 'whats the asking price again')).text).toContain(
      '$265,000',
    ));
});

describe('Boats that are named in part', () => {
  it.each<['Pat' | 'Fay', string, string]>([
    ['Pat', 'offer 90k on hanks dual console', 'Trident Duet 24'],
    ['Pat', 'offer 70k for the dual console from hank', 'Trident Duet 24'],
    ['Pat', 'offer luis 400k for his 39 footer', 'Stormcrest Bolt 39'],
    ['Pat', 'tell me about omars yacht in annapolis', 'Northcape Voyager 47'],
    ['Pat', 'whats the price of the boat omar has in new york', 'Windrose Coastal 35'],
    ['Pat', 'how old is meis bowrider in newport', 'Brightwater Lagoon 25'],
  ])('finds the boat of an owner: %s %s', async (as, message, boat) =>
    expect((await converse(as, message)).boat).toBe(boat),
  );

  it('asks which of several boats of an owner is meant', async () => {
    const { text, tools } = await converse('Pat', "offer my tern for dana's center console");
    expect(tools).not.toContain('draft_offer');
    expect(text).toContain('fits 3 boats');
  });

  it.each([
    ['who would trade for the plover', 'Larkwell Plover 26'],
    ['would anyone take my 41 in trade', 'Corsair Ketch 41'],
    ['what is my center console worth', 'Larkwell Plover 26'],
  ])('finds one’s own boat: %s', async (message, title) =>
    expect((await converse('Fay', message)).text).toContain(title),
  );

  it('offers one’s own boat that is named without “my”', async () => {
    const { tools, input } = await converse('Fay', 'swap the ketch and 20k for the sovereign');
    expect(tools).toContain('draft_offer');
    expect(input).toMatchObject({ cash: 20_000, myBoatId: expect.any(Number) });
  });

  it('never drops the second of two boats from an offer', async () => {
    const { input } = await converse('Fay', 'swap the plover and the ketch for the gale 34');
    expect(input).toMatchObject({ myBoatId: expect.any(Number), moreBoatIds: [expect.any(Number)] });
  });

  it.each(['compare the 52 and the 60 marlowe', 'compare the regent 52 and 60'])(
    'shares a name: %s',
    async (message) => {
      const { text } = await converse('Pat', message);
      expect(text).toContain('Regent 52');
      expect(text).toContain('Regent 60');
    },
  );
});

describe('Details of offers', () => {
  it.each([
    ['offer 93 percent of the price for the breeze 28', 110_670],
    ['offer two thirds of the asking price for the soiree 33', 114_666.67],
    ['bid three quarters of the price on the regent 52', 588_750],
    ['offer 95% on the breeze 28', 113_050],
  ])('takes a share exactly: %s', async (message, cash) =>
    expect((await converse('Pat', message)).input).toMatchObject({ cash }),
  );

  it('says that every offer stands equally long', async () => {
    const { text, input } = await converse('Pat', 'offer 110k on the breeze 28 valid for 3 days');
    expect(input).toMatchObject({ cash: 110_000 });
    expect(text).toContain('48 hours, so I can’t set “valid for 3 days”');
  });

  it.each([
    [
      ['put in an offer on the Gale 34 with a note: we are serious buyers', '240000'],
      'We are serious buyers.',
      240_000,
    ],
    [['offer dana 115k for the breeze 28 and tell her we can close in 2 weeks'], 'We can close in 2 weeks.', 115_000],
    [['offer 105k on the breeze 28', 'add a note saying i can pay by wire'], 'I can pay by wire.', 105_000],
  ])('keeps a note: %s', async (turns, note, cash) =>
    expect((await converse('Pat', ...turns)).input).toMatchObject({ note, cash }),
  );
});

describe('Changes of one’s own listing', () => {
  it.each<['Pat' | 'Fay', string, string[]]>([
    ['Pat', 'drop my price to 179k', ['Tern 32', '$179,000']],
    ['Fay', 'the ketch sold yesterday take it down', ['Ketch 41', 'mark it as sold']],
    ['Pat', 'fix my ad, the hours should be 350 not 410', ['hours: 350']],
    ['Pat', 'add to my listing that the trailer is included', ['“the trailer is included”']],
    ['Fay', 'put the ketch back up', ['Resume', 'Ketch 41']],
  ])('leads to: %s %s', async (as, message, says) => {
    const { text } = await converse(as, message);
    for (const words of says) expect(text).toContain(words);
  });
});

describe('Money and places', () => {
  it.each(['how much is the breeze 28 in bitcoin', 'whats 119k in btc', 'whats bitcoin at today'])(
    'converts no coins: %s',
    async (message) => expect((await converse('Pat', message)).text).toContain('I don’t convert'),
  );

  it.each([
    ['spend around 200k, 250 would be the absolute ceiling', 250_000],
    ['my budget is 60-70 tops for a bowrider', 70_000],
  ])('invents no lower limit: %s', async (message, maxPrice) => {
    const { input } = await converse('Pat', message);
    expect(input).toMatchObject({ maxPrice });
    expect(input).not.toHaveProperty('minPrice');
  });

  it('takes a direction for no place', async () => {
    const { text, input } = await converse('Pat', 'nothing west of the mississippi please, center consoles under 300k');
    expect(input).toEqual({ type: 'Center Console', maxPrice: 300_000 });
    expect(text).toContain('I didn’t use “west of the mississippi”');
  });

  it('advises another price only if one was given', async () => {
    expect((await converse('Pat', 'dual consoles in montana')).text).not.toContain('price range');
    expect((await converse('Pat', 'boats under 1k')).text).toContain('price range');
    expect((await converse('Pat', 'bowriders under 5k')).text).toContain('Nearest without “up to $5,000”: the ');
  });

  it('tells the cost of closing with a description, not with each answer', async () => {
    expect((await converse('Pat', 'tell me about the gale 34')).text).toContain('Closing through the app');
    expect((await converse('Pat', 'how many hours on the gale 34')).text).not.toContain('Closing through the app');
  });

  it('measures both ends of all boats', async () =>
    expect((await converse('Pat', 'whats the longest and the shortest boat you have and by how much')).text).toContain(
      '58 ft longer',
    ));
});
