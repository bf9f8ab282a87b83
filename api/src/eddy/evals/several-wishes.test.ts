import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('figures of several kinds in one message', () => {
  it.each([
    [
      'cheapest, priciest and average of the bowriders, and how many of them are under 30k',
      ['Bowriders ask $37,100', 'The lowest price: the 2012 Kestrel Nimbus 21', 'The highest price', '1 boat matches.'],
    ],
    [
      'average price, length and hours of bowriders',
      ['Bowriders ask $37,100', 'Their average length is 23 ft.', 'They have 160 engine hours on average.'],
    ],
    [
      'cheapest dual console and the average price of bowriders',
      ['$38,000, for the 2014 Gannet Twin 22.', 'On average, Bowriders ask $37,100'],
    ],
    [
      'whats the total of all boats in texas, and the average',
      ['Together, the 6 boats ask $956,400.', 'On average, boats in Texas ask $159,400'],
    ],
    [
      'cheapest boat in texas and the priciest in california',
      ['Boats in Texas: The lowest price: the 2012 Kestrel Nimbus 21', 'Boats in California: The highest price'],
    ],
    [
      'fee for the reef 24 vs the reef 26',
      ['The 2016 Osprey Reef 24 is listed at $68,000.', 'would cost $578.', 'would cost $761.'],
    ],
    [
      'anything in florida under 100k? also whats the fee on the cheapest one',
      ['The lowest price is $54,000', 'Closing through the app adds $459'],
    ],
  ])('%s', async (say, answers) => {
    const { text } = await converse('Noa', say);
    for (const answer of answers) expect(text).toContain(answer);
    expect(text).not.toContain('I can’t answer this part');
  });
});

describe('things that owners should take', () => {
  it('requires all things behind “both” and a stressed “and”', async () => {
    expect((await converse('Noa', 'who takes both art and wine')).input).toEqual({
      tradeFor: ['art', 'wine'],
      allTradeFor: true,
    });
    const { input, text } = await converse('Noa', 'who takes bitcoin AND a boat');
    expect(input).toEqual({ tradeFor: ['boats', 'bitcoin'], allTradeFor: true });
    expect(text).toContain('whose owners take both Boats and Bitcoin, or are open to offers');
  });

  it('keeps the limits behind it in the same search', async () => {
    const { input } = await converse('Noa', 'which boats would take land AND are worth at least 500k');
    expect(input).toEqual({ minPrice: 500_000, tradeFor: ['land'] });
  });
});

describe('deals and comparisons', () => {
  it('holds the price of each boat of a name against its estimate', async () => {
    const { text, tools } = await converse('Noa', 'which of the ospreys is the best deal');
    expect(tools).toEqual(['read_boats', 'estimate_boats']);
    expect(text).toContain('the better deal is the 2018 Osprey Reef 26: it asks $89,500, $3,807 below its estimate.');
  });

  it('puts a boat beside the cheapest other one of its kind', async () => {
    const { input } = await converse('Noa', 'compare the reef 24 with the cheapest other of its kind');
    expect(input).toEqual({ boatIds: [3, 4] });
  });

  it('takes the two boats told one after the other for the pair', async () => {
    const turns = ['whats the biggest boat in florida', 'second biggest?', 'difference in price between those two'];
    const { text } = await converse('Noa', ...turns);
    expect(text).toContain('The 2022 Marlowe Sovereign 78 asks $2,450,000 more than the 2018 Marlowe Regent 60.');
  });

  it('drops the old limit when the new one begins where it ended', async () => {
    const { input } = await converse('Noa', 'biggest boat under 500k?', 'and the smallest over 500k?');
    expect(input).toEqual({ order: 'smallest', minPrice: 500_000 });
  });

  it('sorts from one end to the other', async () => {
    const { input } = await converse('Noa', 'boats in texas, cheapest to priciest');
    expect(input).toEqual({ sort: 'price-low', state: 'TX' });
  });
});

describe('limits that exclude each other', () => {
  it.each([
    ['how many boats under 50k, 50 to 100k and over 1 mil', ['Boats up to $50,000: ', 'Boats from $1,000,000 up: ']],
    [
      'average price of boats built before 2012 vs after 2018',
      ['boats built 2011 or earlier', 'boats built 2019 or later'],
    ],
  ])('%s', async (say, answers) => {
    const { text } = await converse('Noa', say);
    for (const answer of answers) expect(text).toContain(answer);
  });
});

describe('exclusions in everyday words', () => {
  it('leaves out a state behind “but”', async () => {
    const { input } = await converse('Noa', 'boats on the east coast but florida');
    expect(input.states).toContain('GA');
    expect(input.states).not.toContain('FL');
  });

  it('leaves out a state that is too expensive', async () => {
    const { input } = await converse('Noa', 'bowriders, but the florida ones are too pricey');
    expect(input).toEqual({ type: 'Bowrider', notStates: ['FL'] });
  });

  it('leaves out what is not to be counted', async () => {
    expect((await converse('Noa', 'boats under 90k not counting projects')).input).toEqual({
      maxPrice: 90_000,
      notConditions: ['Project'],
    });
  });

  it('takes cash beside a thing for no limit', async () => {
    const { input } = await converse('Noa', 'i got 80k and a truck to trade. what center consoles could work');
    expect(input).toEqual({ type: 'Center Console', tradeFor: ['vehicles'] });
  });
});

it('tells each average of the kind that it was asked for', async () => {
  const { text } = await converse('Noa', 'avg length of bowriders and avg year of dual consoles');
  expect(text).toMatch(/Looking for Bowriders\..*Their average length is 23 ft\./);
  expect(text).toContain('Looking for Dual Consoles.');
});

it('looks for each of two years', async () => {
  const { text, tools } = await converse('Noa', 'show me 2016 and 2018 models under 200');
  expect(tools).toEqual(['search_boats', 'search_boats']);
  expect(text).toContain('built in 2016.');
  expect(text).toContain('built in 2018.');
});

it('looks for boats where money in a trade is not meant', async () => {
  const { input } = await converse('Pat', 'gimme center consoles and dual consoles under 130k');
  expect(input).toEqual({ types: ['Center Console', 'Dual Console'], maxPrice: 130_000 });
});

it('looks for a type or for boats with a word in their names', async () => {
  const { tools, text } = await converse('Noa', 'a bowrider or a pontoon under 40k');
  expect(tools).toEqual(['search_boats', 'search_boats']);
  expect(text).toContain('Looking for Bowriders up to $40,000.');
});
