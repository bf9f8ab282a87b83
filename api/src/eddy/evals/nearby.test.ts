import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  const remote = { owner: 'Dana', year: 2015, price: '44000.00', make: 'Corvus', location: 'Nowhere Creek, FL' };
  converse = await eddyInMarket([{ ...remote, model: 'Rook 31' }]);
});

describe('boats near a town', () => {
  it('searches within a number of miles', async () => {
    const { input, text } = await converse('Noa', 'center consoles within 130 miles of Naples');
    expect(input).toEqual({ type: 'Center Console', near: 'Naples, FL', withinMiles: 130 });
    expect(text).toContain('I found 4 boats');
    expect(text).toContain('Fort Lauderdale, FL, about 100 miles away in a straight line');
  });

  it('says how many boats are in towns that nobody can place', async () => {
    const { text } = await converse('Noa', 'boats within 60 miles of Tampa');
    expect(text).toContain('I found 3 boats');
    expect(text).toContain('One more boat is in a town that I can’t place');
  });

  it.each([
    ['whats the closest bowrider to Dallas', { type: 'Bowrider', near: 'Dallas, TX' }],
    ['im in clearwater fl, what center consoles r close', { type: 'Center Console', near: 'Clearwater, FL' }],
    ['boats within a 2 hour drive of sarasota', { near: 'Sarasota, FL', withinMiles: 90 }],
    ['boats 80 km around Miami', { near: 'Miami, FL', withinMiles: 50 }],
  ])('%s', async (message, wish) => {
    expect((await converse('Noa', message)).input).toMatchObject(wish);
  });

  it('starts at the town of the user’s profile, or at another one that they tell', async () => {
    expect((await converse('Noa', 'what’s closest to me?')).text).toMatch(/^Looking for boats nearest to Miami, FL\./);
    expect((await converse('Noa', 'how far is the halcyon gale 34 from where i live')).text).toMatch(
      / miles from Miami, FL in a straight line/,
    );
    const { input } = await converse('Noa', 'whats the closest boat to me that takes bitcoin', 'im in Mobile Alabama');
    expect(input).toEqual({ near: 'Mobile, AL', tradeFor: ['bitcoin'] });
  });

  it('compares the boats shown', async () => {
    const { tools, text } = await converse('Noa', 'center consoles under 300k', 'which of these is closest to naples');
    expect(tools).toEqual(['how_far']);
    expect(text).toMatch(/^The nearest is the 2021 Halcyon Gale 34/);
  });

  it('tells the miles of a long drive, which no listing calls long', async () => {
    const { tools, text } = await converse('Noa', 'is it a long drive from tampa to the halcyon gale 34');
    expect(tools).toEqual(['how_far']);
    expect(text).toMatch(/ miles from Tampa, FL in a straight line/);
  });

  it('shows the next page of the nearest', async () => {
    const { input, text } = await converse('Noa', 'boats nearest to Norfolk VA', 'more');
    expect(input).toMatchObject({ near: 'Norfolk, VA', cursor: expect.any(String) });
    expect(text).toContain('Here are 6 more.');
  });
});

describe('a place without boats', () => {
  it.each([
    ['bowriders in florida', 'There are none in Florida right now', 'Kestrel Nimbus 21 at $24,900 in Austin, TX'],
    ['motor yachts in Chicago', 'There are none in Chicago right now', 'in Annapolis, MD, about 620 miles'],
    ['is there anything in Nebraska?', 'There are none in Nebraska right now', 'The nearest is'],
  ])('is named with the nearest boats: %s', async (message, ...words) => {
    const { text } = await converse('Noa', message);
    for (const one of words) expect(text).toContain(one);
  });
});

describe('boats of some listers', () => {
  it.each(['express cruisers but not my own', 'express cruisers that arent mine', 'express cruisers besides mine'])(
    'leaves out one’s own: %s',
    async (message) => {
      const { input, text } = await converse('Pat', message);
      expect(input).toEqual({ type: 'Express Cruiser', notMine: true });
      expect(text).toContain('I found 6 boats');
    },
  );

  it('leaves out boats of the brokerage and says what listings tell', async () => {
    const { input, text } = await converse('Pat', 'show me bowriders', 'private sellers only');
    expect(input).toEqual({ type: 'Bowrider', listedBy: 'owners' });
    expect(text).toContain('not whether an owner is a dealer by trade');
  });

  it('still explains the service of a broker', async () => {
    expect((await converse('Pat', 'can I sell without a broker?')).tools).not.toContain('search_boats');
  });
});
