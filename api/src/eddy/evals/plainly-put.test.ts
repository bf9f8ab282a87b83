import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('limits in plain words', () => {
  it.each([
    [['bowriders, only not one we have to trailer home from Florida'], { type: 'Bowrider', notStates: ['FL'] }],
    [['our lift maxes out at 26 feet, not an inch longer, any bowrider?'], { type: 'Bowrider', maxLength: 26 }],
    [['cheapest boat my wife and i could spend a weekend on, needn’t be fancy'], { minSleeps: 2, sort: 'price-low' }],
    [['who takes goats for a boat, we have 12 head'], { tradeFor: ['livestock'] }],
    [['we measure in meters: between 8 and 9 meters'], { minLength: 26.2, maxLength: 29.5 }],
    [['center consoles', 'lol way too big, under 30 feet, same question'], { type: 'Center Console', maxLength: 30 }],
    [['bowriders', 'but nothing 24 feet or shorter'], { type: 'Bowrider', minLength: 24.1 }],
    [['which boats are in Florida, skip them big sportfish'], { state: 'FL', notTypes: ['Sport Fishing'] }],
    [['need 24-28 for 40-70k'], { minLength: 24, maxLength: 28, minPrice: 40_000, maxPrice: 70_000 }],
    [['got a 28 under 90?'], { maxPrice: 90_000, minLength: 27, maxLength: 29 }],
    [['center consoles', 'lose the ones with only one engine'], { type: 'Center Console', notEngine: ['single'] }],
    [
      ['I can’t go over 90k, a bowrider please, not in florida'],
      { type: 'Bowrider', maxPrice: 90_000, notStates: ['FL'] },
    ],
    [['any bowriders where the owner would accept a watch?'], { type: 'Bowrider', tradeFor: ['jewelry'] }],
    [['my budget is 80, could stretch to 95 if she’s perfect, bowriders'], { type: 'Bowrider', maxPrice: 95_000 }],
    [['needs to seat 8 people and stay under 150k'], { minCapacity: 8, maxPrice: 150_000 }],
    [['center consoles with three or four outboards'], { type: 'Center Console', notEngine: ['single', 'twin'] }],
    [['anything on the gulf cost under 90k'], { maxPrice: 90_000 }],
    [['center consoles', 'drop whatever is in Florida'], { type: 'Center Console', notStates: ['FL'] }],
    [
      [
        'there is a car worth about 30k in my barn. which bowriders from 30k up take cars?',
        'and which could i get without adding a dollar?',
      ],
      { maxPrice: 30_000 },
    ],
  ])('%s', async (turns, wish) => expect((await converse('Noa', ...turns)).input).toMatchObject(wish));

  it('keeps an average without the extremes', async () => {
    const { tools, text } = await converse('Noa', 'average price of the bowriders', 'and without the priciest one?');
    expect(tools).toContain('boat_statistics');
    expect(text).toContain('Left out:');
  });
});

describe('questions and orders in plain words', () => {
  it('saves the boat that was meant', async () => {
    const { boat } = await converse('Noa', 'save the Breeze 28 for me, no wait, the Gale 34');
    expect(boat).toContain('Gale 34');
  });

  it('puts a boat among the saved ones', async () => {
    const { tools, boat } = await converse('Noa', 'please stash that Gale 34 in my favorites before it is gone');
    expect(tools.at(-1)).toBe('save_boat');
    expect(boat).toContain('Gale 34');
  });

  it.each([
    ['the Gale 34, has it a trailer?', 'trailer'],
    ['which of the two is cheaper per foot, the Gale 34 or the Breeze 28', 'per foot'],
    ['does the ad of the Gale 34 mention a bimini', 'bimini'],
    ['our boathouse is 10 feet wide, would the Gale 34 squeeze in there?', 'beam'],
  ])('%s', async (say, words) => expect((await converse('Noa', say)).text).toContain(words));

  it.each([
    ['good evening eddy', 'Hi!'],
    ['hallo', 'Hallo!'],
  ])('greets at once: %s', async (say, start) =>
    expect((await converse('Noa', say)).text.startsWith(start)).toBe(true),
  );

  it('bids as people say it', async () => {
    const { tools, input } = await converse('Noa', 'lets bid 140k on the Gale 34');
    expect(tools.at(-1)).toBe('draft_offer');
    expect(input).toMatchObject({ cash: 140_000 });
  });

  it('takes the boat and the offers of the person who was told of', async () => {
    const { text, tools } = await converse('Pat', 'what did Dana write me', 'what does she want for her boat?');
    expect(tools.at(-1)).toBe('boat_details');
    expect(text).toContain('The owner takes');
  });

  it('writes no instruction into a message', async () => {
    const { input } = await converse(
      'Noa',
      'ask the owner of the Gale 34 if friday is fine, send it right away, no card',
    );
    expect(input.text).toMatch(/whether Friday is fine\?$/);
  });

  it.each([
    ['tell the owner of the Gale 34 that i can come right away', 'right away'],
    ['write the owner of the Gale 34 that my cabin on a lake is free in May', 'on a lake'],
  ])('keeps the words that are for the owner: %s', async (say, words) =>
    expect((await converse('Noa', say)).input.text).toContain(words),
  );

  it('changes the tone of a message and adds to it', async () => {
    const { input } = await converse(
      'Noa',
      'ask the owner of the Gale 34 if it has a trailer',
      'warmer, and add that I live close by',
    );
    expect(input.text).toContain('I live close by');
    expect(input.text).toMatch(/^Hi /);
  });

  it('asks the last question again with the name that was meant', async () => {
    const { text } = await converse('Noa', 'how long is the Gale 34', 'sorry, I meant the Breeze, not the Gale');
    expect(text).toContain('Breeze 28');
  });
});
