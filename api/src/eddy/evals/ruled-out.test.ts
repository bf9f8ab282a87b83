import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let eddy: Converse;
beforeAll(async () => {
  eddy = await eddyInMarket([
    { owner: 'Hank', year: 2019, make: 'Dorado', model: '38 Flybridge', price: '410000.00', location: 'Mystic, CT' },
    { owner: 'Hank', year: 2016, make: 'Dorado', model: '36 Express', price: '240000.00', location: 'Mystic, CT' },
  ]);
});

describe('limits and what is ruled out', () => {
  it('leaves out boats that have the equipment in their name', async () => {
    const { text } = await eddy('Pat', 'show me dorados without a flybridge');
    expect(text).toContain('I found one boat: the 2016 Dorado 36 Express');
  });

  it.each([
    ['dorados, but not that 60 footer', { query: 'dorado', notLengths: [60] }],
    ['boats with a beam over 10 ft', { minBeam: 10.1 }],
    ['boats longer than 40 feet', { minLength: 40.1 }],
    ['i have two to three hundred grand for a boat', { minPrice: 200_000, maxPrice: 300_000 }],
    ['boats near LA', { near: 'Los Angeles, CA', withinMiles: 50 }],
    ['barco de pesca en Florida', { types: ['Saltwater Fishing', 'Sport Fishing'], state: 'FL' }],
    ['a center console for fishing', { type: 'Center Console' }],
    ['a bay boat or a center console', { types: ['Saltwater Fishing', 'Center Console'] }],
  ])('%s', async (message, input) => {
    expect((await eddy('Pat', message)).input).toEqual(input);
  });

  it('says a limit that leaves out its own end', async () => {
    expect((await eddy('Pat', 'boats longer than 40 feet')).text).toContain('Looking for boats over 40 ft.');
  });

  it('finds kinds without a type by their names', async () => {
    expect((await eddy('Pat', 'bay boats under 200k')).text).toContain('boats matching “bay” up to $200,000.');
    expect((await eddy('Pat', 'flats boats under 900k')).text).toContain('for the 2016 Sandpiper Flats 22.');
  });
});
