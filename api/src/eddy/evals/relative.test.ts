import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('changes of an own price in relation to it', () => {
  it.each([
    ['Pat', 'raise my price by 3%', '$190,550'],
    ['Pat', 'knock 10 grand off my tern', '$175,000'],
    ['Pat', 'lower my asking price 7.5 percent', '$171,125'],
    ['Fay', 'drop the plover 5 percent', '$87,400'],
    ['Fay', 'bump the ketch up by 10k', '$340,000'],
  ] as const)('%s: %s', async (as, message, price) => {
    const { tools, text } = await converse(as, message);
    expect(tools).toEqual(['listing_to_edit']);
    expect(text).toContain(`Change there: price: ${price}`);
  });
});

describe('a question whether an owner would take a sum', () => {
  it.each([
    ['would hank take 80k for the shoal 27', 'Hank asks $96,500', '“offer $80,000”'],
    ['do you think omar would accept 300k for the voyager 47', 'Omar asks $349,000', '“offer $300,000”'],
  ])('drafts nothing: %s', async (message, ...words) => {
    const { tools, text, shows } = await converse('Noa', message);
    expect(tools).toEqual(['boat_details']);
    expect(shows).not.toContain('data-proposal');
    for (const one of words) expect(text).toContain(one);
  });

  it('drafts the offer when the user says so', async () => {
    const { tools, input } = await converse('Noa', 'would dana take 100k for the breeze 28', 'ok offer that');
    expect(tools.at(-1)).toBe('draft_offer');
    expect(input).toMatchObject({ cash: 100_000 });
  });

  it('drafts nothing for a thing with an adjective', async () => {
    const { tools } = await converse('Noa', 'would greta take a classic car for the marlin 45');
    expect(tools).toEqual(['boat_details']);
  });

  it('tells what the owner takes beside coins', async () => {
    const { tools, text } = await converse('Noa', 'would dana take 2 btc for the breeze 28');
    expect(tools).toEqual(['boat_details']);
    expect(text).toContain('Dana lists Bitcoin');
  });
});

it.each([
  ['is there anything cheaper than the reef 24', { maxPrice: 67_999 }],
  ['center consoles newer than the breeze 28', { type: 'Center Console', minYear: 2020 }],
  ['any boats bigger than the regent 60?', { minLength: 60.1 }],
])('searches beyond a boat that is named: %s', async (message, wish) => {
  const { input } = await converse('Noa', message);
  expect(input).toMatchObject(wish);
  expect(input).not.toHaveProperty('query');
});
