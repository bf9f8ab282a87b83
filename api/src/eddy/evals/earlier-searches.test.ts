import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let eddy: Converse;
beforeAll(async () => {
  eddy = await eddyInMarket();
});

describe('earlier searches', () => {
  it('puts back the limit that was taken out', async () => {
    const turns = ['bowriders under 90k in Texas', 'drop the Texas part', 'put it back in'];
    expect((await eddy('Pat', ...turns)).input).toEqual({ type: 'Bowrider', state: 'TX', maxPrice: 90_000 });
  });

  it('goes back to the first search, to the one before and to the one about a type', async () => {
    const turns = ['center consoles under 200k', 'bowriders', 'motor yachts'];
    expect((await eddy('Pat', ...turns, 'go back to the first search')).input).toEqual({
      type: 'Center Console',
      maxPrice: 200_000,
    });
    expect((await eddy('Pat', ...turns, 'undo that')).input).toEqual({ type: 'Bowrider' });
    expect((await eddy('Pat', ...turns, 'back to the center consoles, but under 150k')).input).toEqual({
      type: 'Center Console',
      maxPrice: 150_000,
    });
  });
});

describe('corrections of limits within a message', () => {
  it.each([
    ['bowriders under 100, no wait, 150k', { type: 'Bowrider', maxPrice: 150_000 }],
    ['motor yachts under 2 million, no, 3 million', { type: 'Motor Yacht', maxPrice: 3_000_000 }],
    ['bowriders under 80k, make that 100', { type: 'Bowrider', maxPrice: 100_000 }],
    ['center consoles at least 20, sorry, 24 feet', { type: 'Center Console', minLength: 24 }],
  ])('keep the kind of limit: %s', async (message, wish) => {
    expect((await eddy('Pat', message)).input).toEqual(wish);
  });
});

describe('figures of many boats', () => {
  it('tells the average price per foot', async () => {
    expect((await eddy('Pat', 'average price per foot of bowriders')).text).toMatch(
      /On average, Bowriders ask about \$[\d,]+ per foot: I counted \d listings that give their length\./,
    );
  });

  it('tells averages of two types apart, and the highest prices by state', async () => {
    expect((await eddy('Pat', 'average price of center consoles vs bowriders')).text).toMatch(
      /^The average prices, lowest first: .+ \(\$[\d,]+\) and .+ \(\$[\d,]+\)\.$/,
    );
    expect((await eddy('Pat', 'most expensive boat per state')).text).toContain('The highest prices, highest first: ');
  });

  it('says which figures it has by group', async () => {
    expect((await eddy('Pat', 'oldest boat in each type')).text).toContain(
      'By group I only have the number of boats and their lowest, average and highest prices.',
    );
  });

  it('keeps the other limits for a count in another place', async () => {
    const { input } = await eddy('Pat', 'how many boats under 90k are in Texas and how many in Florida');
    expect(input).toEqual({ maxPrice: 90_000, state: 'FL' });
  });

  it('counts twice among the same boats', async () => {
    const { input } = await eddy('Pat', 'how many boats are over 40 feet and how many under 25');
    expect(input).toEqual({ maxLength: 25 });
  });
});

describe('questions beside a search', () => {
  it('names the one that it cannot answer', async () => {
    const { text, input } = await eddy('Pat', 'bowriders in Texas and what is the meaning of life');
    expect(input).toEqual({ type: 'Bowrider', state: 'TX' });
    expect(text).toContain('I can’t answer this part: “what is the meaning of life”.');
  });

  it('tells whether a boat has room for so many people', async () => {
    const { text } = await eddy('Pat', 'is the Halcyon Gale 34 big enough for 20 to sleep on?');
    expect(text).toMatch(/^No: the listing says that the \d{4} Halcyon Gale 34 sleeps 4, fewer than 20\.$/);
  });
});

describe('limits in other words', () => {
  it.each([
    ['bowriders under 90k, nowhere near Texas', { type: 'Bowrider', maxPrice: 90_000, notStates: ['TX'] }],
    ['boats with more than 10 seats', { minCapacity: 11 }],
    ['diesel or hybrid motor yachts', { type: 'Motor Yacht', notFuel: ['gas', 'electric'] }],
    ['cheapest boat that can do 40 mph', { sort: 'price-low', minMaxSpeed: 40 }],
  ])('are read: %s', async (message, wish) => {
    expect((await eddy('Pat', message)).input).toEqual(wish);
  });

  it('allows again what was excluded', async () => {
    const { input } = await eddy('Pat', 'bowriders', 'not in Texas', 'actually include Texas again');
    expect(input).toEqual({ type: 'Bowrider' });
  });

  it('names short parts that it did not understand', async () => {
    const { text } = await eddy('Pat', 'a motor yacht, fresh bottom paint, under 2 million');
    expect(text).toContain('I didn’t use “fresh bottom paint”.');
  });
});
