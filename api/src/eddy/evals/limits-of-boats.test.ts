import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket([
    { owner: 'Hank', year: 2018, make: 'Dorado', model: '26 Bay', price: '64000.00', location: 'Tampa, FL' },
    { owner: 'Hank', year: 2019, make: 'Dorado', model: '28 DC', price: '84000.00', location: 'Norfolk, VA' },
    { owner: 'Hank', year: 2020, make: 'Dorado', model: '33 CC', price: '184000.00', location: 'Savannah, GA' },
  ]);
});

describe('amounts and names keep the thing that they are of', () => {
  it('takes a limit beside a thing to trade for one of the boats', async () => {
    const { text } = await converse('Noa', 'would anybody take a motorcycle for a boat? something under 100k pls');
    expect(text).toContain('Looking for boats up to $100,000, whose owners take Motorcycles or are open to offers.');
    expect(text).not.toContain('Motorcycles ($100,000)');
  });

  it('takes the worth of a thing for what the boats may cost', async () => {
    const { text } = await converse('Noa', 'i got a truck worth about 46k, what boats could i get for it');
    expect(text).toContain('Cars & Vehicles ($46,000)');
  });

  it('knows the other boat of a name by its place, and a boat as a she', async () => {
    const { text, boat } = await converse(
      'Noa',
      'not the 26, the other dorado, the one in norfolk: beam, and does she have a head?',
    );
    expect(boat).toBe('Dorado 28 DC');
    expect(text).not.toContain('boats like that');
    expect(text).not.toContain('I didn’t use');
  });

  it.each([
    ['i get an email every time somebody writes, can i turn that off', 'Open Account, then Profile.'],
    ['what are luis reviews like', 'Luis has been here since'],
    ['i want my listing hidden for two weeks while im away, possible?', 'choose the boat and then Pause'],
    ['what kinda stuff can i trade besides boats', 'Almost anything of value'],
    ['do i have to pay sales tax in florida if we just swap boats', 'a swap counts like buying the boat you get'],
    ['who do i talk to if the survey finds rot', 'talk to your broker and the owner'],
    ['what happens to my bitcoin if the price crashes before we close', 'You settle that in the offer'],
    ['can two people co-own a listing', 'A listing belongs to one account'],
    ['je voudrais échanger ma voiture contre un bateau, c’est possible?', 'Oui, si le propriétaire'],
  ])('answers “%s”', async (message, words) => {
    expect((await converse('Noa', message)).text).toContain(words);
  });

  it.each([
    ['no consoles of any kind, under 90k, cheapest first', 'but not Center Consoles or Dual Consoles'],
    ['under 50k, but no fair or project condition', 'but not in fair or project condition'],
    ['boats between texas and alabama', 'in Texas, Louisiana, Mississippi or Alabama'],
    ['i saw a gray halcyon yesterday', 'gray'],
    ['which owner answers fastest', 'I can’t rank owners'],
    ['what owner has the best reviews', 'I can’t rank owners'],
  ])('uses all of “%s”', async (message, words) => {
    expect((await converse('Noa', message)).text).toContain(words);
  });
});

it.each([
  ['something that sleeps me, my husband and 2 kids', { minSleeps: 4 }],
  ['needs to sleep the family: wife and four children', { minSleeps: 6 }],
  ['to spend the night, 2 adults and 3 kids', { minSleeps: 5 }],
  ['a boat for my wife, me and our 2 boys to sleep on', { minSleeps: 4 }],
  ['a boat for my wife and 3 kids', { minCapacity: 5 }],
  ['a bowrider for 2 couples and 3 kids', { minCapacity: 7 }],
  ['boats btw 100 and 300k', { minPrice: 100_000, maxPrice: 300_000 }],
  ['btw 80-120k in florida', { minPrice: 80_000, maxPrice: 120_000 }],
])('%s', async (say, expected) => {
  const { input } = await converse('Noa', say);
  expect(input).toMatchObject(expected);
});

describe('a limit and its negation are shared by the amounts behind them', () => {
  it.each([
    ['nothing over 38 feet or 250k', { maxLength: 38, maxPrice: 250_000 }],
    ['no boats below 26 ft nor above 180 grand', { minLength: 26, maxPrice: 180_000 }],
    ['not newer than 2015 or longer than 34 feet please', { maxYear: 2015, maxLength: 34 }],
    ['nothing more than 400 hours or $90,000', { maxEngineHours: 400, maxPrice: 90_000 }],
    ['nada de más de 90 mil dólares ni de 30 pies', { maxPrice: 90_000, maxLength: 30 }],
    ['nichts über 30 Fuß oder 90 Tausend', { maxPrice: 90_000, maxLength: 30 }],
  ])('%s', async (say, wish) => {
    expect((await converse('Pat', say)).input).toMatchObject(wish);
  });
});
