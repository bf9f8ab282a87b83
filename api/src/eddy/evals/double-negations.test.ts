import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let eddy: Converse;
beforeAll(async () => {
  eddy = await eddyInMarket();
});

describe('negations', () => {
  it.each([
    ['please show me no boats whose owners will not take boats in trade', { tradeFor: ['boats'] }],
    ['leave out anything that does not run on diesel', { fuel: ['diesel'] }],
    ['i would never want one that lacks a bow thruster', { equipment: ['bow thruster'] }],
    ['if it is not electric, skip it', { fuel: ['electric'] }],
    ['no bowriders that are not under 90k', { type: 'Bowrider', maxPrice: 90_000 }],
  ])('%s: two of them ask for the thing itself', async (message, input) => {
    expect((await eddy('Pat', message)).input).toEqual(input);
  });

  it.each([
    ['nothing guzzling diesel, below 70k', { notFuel: ['diesel'], maxPrice: 70_000 }],
    ['for not less than 6 persons, and no older than 2012', { minCapacity: 6, minYear: 2012 }],
    ['not more than two engines, at least 32 ft', { notEngine: ['triple', 'quad'], minLength: 32 }],
  ])('%s: one of them rules out', async (message, input) => {
    expect((await eddy('Pat', message)).input).toEqual(input);
  });

  it('names what the user is not sure about instead of looking for it', async () => {
    const { text, input } = await eddy('Pat', 'not sure about diesel, show me boats under 80k');
    expect(input).toEqual({ maxPrice: 80_000 });
    expect(text).toContain('I didn’t use “not sure about diesel”');
  });
});
