import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let eddy: Converse;
beforeAll(async () => {
  eddy = await eddyInMarket();
});

describe('a second wish about what the first one finds', () => {
  it.each([
    ['what is the cheapest bowrider and how long is it', 'ft long'],
    ['What is the biggest motor yacht? How many does it sleep?', 'It sleeps'],
    ['find the cheapest center console and tell me who owns it', 'The owner is'],
  ])('answers it from the result: %s', async (message, words) => {
    const { text, tools } = await eddy('Pat', message);
    expect(tools).toEqual(['search_boats', 'boat_details']);
    expect(text).toContain(words);
  });

  it('compares the boats that were found', async () => {
    const { text } = await eddy('Pat', 'show me bowriders and compare them');
    expect(text).toContain('Here they are side by side.');
  });

  it('drafts a message to the owner of the boat that was found', async () => {
    const { tools, shows } = await eddy('Pat', 'find the cheapest dual console and message the owner');
    expect(tools).toEqual(['search_boats', 'draft_message']);
    expect(shows).toContain('data-proposal');
  });
});

describe('words of the docks', () => {
  it.each([
    ['any liveaboards?', { types: ['Motor Yacht', 'Express Cruiser'] }],
    ['day boats under 90k', { types: ['Bowrider', 'Dual Console', 'Center Console'], maxPrice: 90_000 }],
    ['a family boat, but no bowriders', { type: 'Dual Console' }],
    ['my wife hates open bows, show me boats under 90k', { notTypes: ['Bowrider'], maxPrice: 90_000 }],
    ['something trailerable under 26 ft', { maxLength: 26, maxBeam: 8.5 }],
  ])('stand for types and limits: %s', async (message, wish) => {
    expect((await eddy('Pat', message)).input).toEqual(wish);
  });

  it('names the types that it looked under', async () => {
    expect((await eddy('Pat', 'any liveaboards?')).text).toContain(
      'There is no type for “liveaboards” here, so I looked under Motor Yacht and Express Cruiser.',
    );
  });

  it('names qualities that no listing has a field for', async () => {
    const { text, input } = await eddy('Pat', 'a stable, seaworthy center console that is good on gas');
    expect(input).toEqual({ type: 'Center Console' });
    expect(text).toContain('I didn’t use “stable”, “seaworthy” and “good on gas”.');
  });
});

it('tells the closing fee of the boat that the first wish finds', async () => {
  const { text } = await eddy('Pat', 'Two things: the cheapest bowrider, and how much the closing fee would be on it');
  expect(text).toContain('The 2012 Kestrel Nimbus 21 is listed at $24,900. Closing through the app would cost $212.');
  expect(text).not.toContain('I didn’t use');
});
