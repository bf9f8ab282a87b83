import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

it('reads coins as either kind, and leaves out what owners should not take', async () => {
  const { input } = await converse('Pat', 'center consoles that take coins but not cars');
  expect(input).toEqual({
    type: 'Center Console',
    tradeFor: ['bitcoin', 'cryptocurrency'],
    notTradeFor: ['vehicles'],
  });
});

it('leaves out a boat of one’s own when it asks who takes something', async () => {
  const { input, text } = await converse('Pat', 'who takes bitcoin?');
  expect(input).toEqual({ tradeFor: ['bitcoin'], notMine: true });
  expect(text).toContain('but not your own boats');
});

it('never takes cash on top for a limit', async () => {
  const { input, text } = await converse('Pat', 'who’d trade their center console for a truck plus 50k cash');
  expect(input).toEqual({ type: 'Center Console', tradeFor: ['vehicles'] });
  expect(text).toContain('I didn’t use the cash on top');
});

it.each(['I have a Porsche and 20 grand, what could I trade that for?', 'my Porsche plus 20k, what does that get me?'])(
  'adds cash to a thing and never takes it for its worth: %s',
  async (say) => {
    const { input, tools } = await converse('Pat', say);
    expect(tools).toEqual(['who_would_trade']);
    expect(input).toMatchObject({ asset: 'vehicles', cash: 20_000 });
    expect(input).not.toHaveProperty('value');
  },
);

it.each([
  ['what boats can I swap my Porsche for', { asset: 'vehicles' }],
  ['I want to exchange the Rolex for a boat and would add 40k', { asset: 'jewelry', cash: 40_000 }],
  ['trade my Porsche for anything, adding 15k at most', { asset: 'vehicles', cash: 15_000, cashIsMost: true }],
])('looks for boats that a thing of the garage is worth: %s', async (say, given) => {
  const { input, tools, text } = await converse('Pat', say);
  expect(tools).toEqual(['who_would_trade']);
  expect(input).toMatchObject(given);
  expect(text).toMatch(/1989 Porsche 911|Gold Rolex/);
});

describe('tells what a person takes for each of their boats', () => {
  it.each([
    'what does Dana take in trade?',
    'is Dana open to trades?',
    'what would Dana want instead of cash?',
    'does Dana do swaps?',
  ])('%s', async (say) => {
    const { text, tools } = await converse('Pat', say);
    expect(tools).toEqual(['search_boats']);
    expect(text).toMatch(/For the .* at \$[\d,]+, Dana lists .* in trade\./);
    expect(text).toContain('Only the owner can say yes to yours');
  });

  it('finds the user’s own things among it', async () => {
    const { text, tools } = await converse('Pat', 'what do I have that Dana would take?');
    expect(tools).toEqual(['search_boats', 'my_garage', 'my_boats']);
    expect(text).toMatch(/Of yours, that fits |Nothing in your garage or among your boats is of that kind\./);
  });
});

it.each([
  'would Dana take my Porsche and 20k for the Breeze 28?',
  'will Dana swap the Breeze 28 for my Porsche + 20k?',
])('compares a thing with cash and drafts nothing: %s', async (say) => {
  const { text, tools } = await converse('Pat', say);
  expect(tools).toEqual(['boat_details', 'offer_balance']);
  expect(text).toContain('$20,000 in cash');
  expect(text).toContain('The owner decides what to take.');
});

it('counts cash that another sentence adds to one’s own boat', async () => {
  const { input } = await converse('Pat', 'who would want my boat? I could throw in 25k');
  expect(input).toMatchObject({ maxPrice: 210_000, tradeFor: ['boats'], notMine: true });
});
