import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket([
    { owner: 'Omar', year: 2018, make: 'Solenta', model: '48 Grand Sport', price: '729000', location: 'Biloxi, MS' },
    { owner: 'Omar', year: 2010, make: 'Solenta', model: '31 CC', price: '98500', location: 'Sag Harbor, NY' },
  ]);
});

describe('questions about all boats of a list', () => {
  it('names the extreme of a list with more boats than one look-up has', async () => {
    const { text } = await converse('Pat', 'center consoles in florida and texas', 'which one is newest');
    expect(text).toContain('That would be the 2022 Stormcrest Bolt 39: built in 2022.');
  });

  it('says what the listings mention', async () => {
    const { text } = await converse('Pat', 'bowriders', 'do they have trailers?');
    expect(text).toBe('None of the 3 listings mentions “trailer”, so ask the owners.');
  });

  it('says of how many boats a limit is true', async () => {
    const { text } = await converse('Pat', 'bowriders', 'are they all under 40k?');
    expect(text).toContain('No, “under 40k” is true of 2 of the 3');
  });

  it('names the owners', async () => {
    const { text } = await converse('Pat', 'dual consoles', 'who owns them');
    expect(text).toContain('The 2022 Trident Duet 27: Dana, a verified member.');
    expect(text).toContain('The 2014 Gannet Twin 22: Luis, not verified.');
  });
});

describe('sums of prices', () => {
  it.each([
    ['what would the two cheapest bowriders cost together', 'ask $64,800.'],
    ['combined price of the Nimbus 21 and the Nimbus 23', 'Kestrel Nimbus 23 ask $71,400.'],
    ['sum of the prices of all the dual consoles', 'Together, the 3 boats ask $244,000.'],
  ])('%s', async (say, sum) => expect((await converse('Pat', say)).text).toContain(sum));
});

it.each([
  ['how much is the grand sport', 'It asks $729,000.'],
  ['is the 31 cc in florida', 'No. It’s in Sag Harbor, NY.'],
  ['is the nimbus 21 older than the nimbus 23?', 'Yes. That would be the 2012 Kestrel Nimbus 21'],
])('answers about a boat that is called by part of its name: %s', async (say, answer) =>
  expect((await converse('Pat', say)).text).toContain(answer),
);

it.each([
  ['how many years newer is the nimbus 23 than the nimbus 21', '8 years newer than the 2012 Kestrel Nimbus 21.'],
  ['who owns the most expensive bowrider', 'The owner is Mei'],
  [
    'anything bigger than the northcape?',
    'I found 2 boats. The lowest price is $1,450,000, for the 2018 Marlowe Regent 60.',
  ],
  ['compare the two cheapest bowriders', 'The newest is the 2017 Brightwater Lagoon 25, built in 2017.'],
  ['what is the biggest boat i can get for 100k', 'Looking for boats up to $100,000.'],
  ['which boats are over 20k per foot', 'I can’t filter by price per foot. I can sort boats by it instead.'],
  ['boats with a draft under 3 feet', 'Listings give neither the draft nor the height above the water'],
  ['bowriders that draw less than 3 feet', 'I can’t filter by shallow draft'],
  ['bowriders that will fit under a fixed bridge, 12 foot of clearance', 'I can’t filter by draft'],
  ['is there really no catamaran?', 'Looking for boats matching “catamaran”.'],
  ['what do mei and luis have', 'Luis has 5 boats listed'],
  ['who takes wine and art', 'I looked for owners who take any of these. If they must take all of them, say “both”.'],
])('answers what was asked: %s', async (say, answer) => expect((await converse('Pat', say)).text).toContain(answer));

it('keeps the boat that an answer names as the topic', async () => {
  const { text } = await converse('Pat', 'bowriders', 'which one is cheapest', 'how much is it per foot');
  expect(text).toContain('That’s about $1,186 per foot: $24,900 for 21 ft.');
});

it('drafts an offer with its amount for the boat that a superlative finds', async () => {
  const { text, shows, input } = await converse('Pat', 'cheapest center console and draft an offer of 60k for it');
  expect(text).toContain('Here’s a draft of your offer.');
  expect(shows).toContain('data-proposal');
  expect(input).toMatchObject({ cash: 60_000 });
});

describe('limits and orders', () => {
  it.each([
    ['between 20k, sorry, 30k and 90k', { minPrice: 30_000, maxPrice: 90_000 }],
    ['max 2 mil, no wait 1.2, motor yacht', { type: 'Motor Yacht', maxPrice: 1_200_000 }],
    ['something in the 60s, length', { minLength: 60, maxLength: 69.9 }],
    ['boats with at least 3 engines', { notEngine: ['single', 'twin'] }],
    ['shaft drives under 900k', { maxPrice: 900_000, notEngine: ['outboard', 'sterndrive', 'pod', 'jet'] }],
    ['florida boats by price, highest first', { state: 'FL', sort: 'price-high' }],
    ['diesel, twin, under 900k', { fuel: ['diesel'], engine: ['twin'] }],
    ['no fishing boats under 90k', { notTypes: ['Saltwater Fishing', 'Sport Fishing'], maxPrice: 90_000 }],
    ['24 to 28 ft, nothing from before 2015', { minLength: 24, maxLength: 28, minYear: 2015 }],
    ['boats that sleep exactly 4', { minSleeps: 4, maxSleeps: 4 }],
    ['boats for 8 people that sleep 4 under 200k', { minCapacity: 8, minSleeps: 4, maxPrice: 200_000 }],
    ['excellent center consoles', { type: 'Center Console', conditions: ['New', 'Excellent'] }],
  ])('%s', async (say, wish) => expect((await converse('Pat', say)).input).toMatchObject(wish));

  it('keeps the first request when the question about its unit stays open', async () => {
    const { input } = await converse('Pat', 'center console under 90', 'needs to be in florida');
    expect(input).toMatchObject({ type: 'Center Console', state: 'FL', maxPrice: 90_000 });
  });

  it('asks whether tens are feet or thousands', async () => {
    const { text } = await converse('Pat', 'boats in the 60s');
    expect(text).toBe('Do you mean the length in feet or the price in thousands of dollars?');
  });
});

describe('regions by what lies there', () => {
  it.each([
    ['boats in the hamptons', ['in the Hamptons', 'I found 2 boats.']],
    ['anything on the gulf coast under 100k', ['on the Gulf Coast', 'I left out the towns on Florida’s Atlantic side']],
    ['any boat on the great lakes?', ['on the Great Lakes', 'I left out the towns on the ocean']],
    ['boats in new england?', ['Looking for boats in New England.']],
    ['show me the carolina boats', ['in the Carolinas', 'I found 3 boats.']],
  ])('%s', async (say, words) => {
    const { text } = await converse('Pat', say);
    for (const part of words) expect(text).toContain(part);
  });
});
