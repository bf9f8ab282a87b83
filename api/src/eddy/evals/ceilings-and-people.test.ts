import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;
beforeAll(async () => {
  converse = await eddyInMarket();
});

const inputOf = async (...turns: string[]) => (await converse('Pat', ...turns)).input;

describe('reads amounts with a part of their unit', () => {
  it.each([
    ['show me yachts under a million and a half', 1_500_000],
    ['boats under one and a quarter mil', 1_250_000],
    ['yachts below a mil and three quarters', 1_750_000],
    ['yachts up to 2 and a half million', 2_500_000],
    ['boats below 3/4 of a million', 750_000],
    ['boats for half a mil at most', 500_000],
    ['motor yachts below 1½ million', 1_500_000],
    ['anything just shy of 2 mil', 2_000_000],
    ['yachts à moins d’un million et demi', 1_500_000],
  ])('%s', async (message, maxPrice) => {
    const { input, text } = await converse('Pat', message);
    expect(input).toMatchObject({ maxPrice });
    expect(input).not.toHaveProperty('minPrice');
    expect(text).toContain(`$${maxPrice.toLocaleString('en-US')}`);
  });
});

describe('takes words of a ceiling or of a purse for a maximum', () => {
  it.each([
    'bowrider please. 90k cash in hand',
    '90k to spend, want a bowrider',
    'bowriders, we put aside 90k',
    'bowrider, saved up 90k',
    'looking for a bowrider and we have 90',
    'bowrider, i got 90 in the bank',
    'busco bowrider, tope 90 mil',
    'busco un bowrider, como mucho 90 mil',
    'je cherche un bowrider, plafond 90 000',
    'je cherche un bowrider, 90 mille grand max',
    'ich suche einen bowrider, obergrenze 90000',
    'suche einen bowrider, bei 90000 ist schluss',
    'ich suche einen bowrider, wir haben 90000',
  ])('%s', async (message) => {
    const input = await inputOf(message);
    expect(input).toMatchObject({ type: 'Bowrider', maxPrice: 90_000 });
    expect(input).not.toHaveProperty('minPrice');
  });

  it('keeps a bare amount a range', async () => {
    expect(await inputOf('bowriders around 100k')).toMatchObject({ minPrice: 85_000, maxPrice: 115_000 });
  });
});

describe('takes ages of people for no limit', () => {
  it.each([
    'my parents are in their 70s and want a bowrider',
    'my dad is 80, show me bowriders',
    'show me bowriders for my dad, he’s 60',
    'hes 60 and wants a bowrider',
    'i’m 62, my wife is 58, show me bowriders',
    'bowrider for a 75 year old',
    'my 80 year old dad wants a bowrider',
    'kids are 8 and 12, we want a bowrider',
  ])('%s', async (message) => {
    const { input, text } = await converse('Pat', message);
    expect(input).toEqual({ type: 'Bowrider' });
    expect(text).not.toContain('I didn’t use “');
  });

  it('still reads engines and decades', async () => {
    expect(await inputOf('bowriders with twin 300s')).toMatchObject({ engine: ['twin', '300'] });
    expect(await inputOf('bowriders from the 90s')).toMatchObject({ minYear: 1990, maxYear: 1999 });
  });
});

describe('leaves out what people rule out in passing', () => {
  it.each([
    ['show me bowriders nt in texas'],
    ['bowriders nott in texas'],
    ['show me bowriders', 'swap out anything in texas'],
    ['show me bowriders', 'weed out the ones in texas'],
    ['show me bowriders', 'hide the ones in texas'],
  ])('%j', async (...turns) => {
    expect(await inputOf(...turns)).toMatchObject({ type: 'Bowrider', notStates: ['TX'] });
  });

  it.each([
    'un bateau à moteur, surtout pas de pêche',
    'bateaux hors pêche, moins de 150000',
    'ein boot bis 200000, bloß kein angelboot',
    'barcos que no sean de pesca por menos de 100 mil',
    'un barco hasta 150 mil, cualquiera menos de pesca',
  ])('%s', async (message) => {
    expect(await inputOf(message)).toMatchObject({ notTypes: ['Saltwater Fishing', 'Sport Fishing'] });
  });

  it.each(['boats that take ether, not just bitcoin', 'who takes crypto but not bitcoin-only'])(
    'looks for owners beyond bitcoin: %s',
    async (message) => {
      expect(await inputOf(message)).toMatchObject({ tradeFor: ['cryptocurrency'] });
    },
  );
});

describe('leaves out the number of a strict comparison', () => {
  it.each([
    ['boats with a beam narrower than 8.5', { maxBeam: 8.4 }],
    ['boats wider than 8.5 ft', { minBeam: 8.6 }],
    ['boats shorter than 35 feet', { maxLength: 34.9 }],
    ['boats no shorter than 35 feet', { minLength: 35 }],
    ['boats cheaper than 85k', { maxPrice: 84_999 }],
    ['boats newer than 2015', { minYear: 2016 }],
    ['boats under 35 feet', { maxLength: 35 }],
  ])('%s', async (message, input) => {
    expect(await inputOf(message)).toEqual(input);
  });
});

describe('counts the people who come along', () => {
  it.each([
    ['there would be 11 of us', 11],
    ['theres 9 of us', 9],
    ['were a group of 8', 8],
    ['we’d be 11', 11],
    ['itd be six of us', 6],
  ])('%s', async (message, minCapacity) => {
    expect(await inputOf('show me boats under 900k', message)).toMatchObject({ maxPrice: 900_000, minCapacity });
  });
});
