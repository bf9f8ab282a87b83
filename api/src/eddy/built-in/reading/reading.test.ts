import { describe, expect, it } from 'vitest';
import { readAssets } from './assets.ts';
import { readType } from './boat-kinds.ts';
import { readLength } from './lengths.ts';
import { readAmount, readPrice } from './money.ts';
import { readPlace } from './places.ts';
import { Text } from './text.ts';
import { readWish, refined } from './wish.ts';
import { readYear } from './years.ts';

const YEAR = 2026;

describe('prices', () => {
  it.each([
    ['under 300k', { max: 300_000 }],
    ['below $85,000', { max: 85_000 }],
    ['no more than 1.2 million', { max: 1_200_000 }],
    ['half a million or less', { max: 500_000 }],
    ['two hundred thousand max', { max: 200_000 }],
    ['a budget of 80 grand', { max: 80_000 }],
    ['under 300', { max: 300_000 }],
    ['up to 2.5M', { max: 2_500_000 }],
    ['between 1.2 and 2 million', { min: 1_200_000, max: 2_000_000 }],
    ['100-200k', { min: 100_000, max: 200_000 }],
    ['500k to 1m', { min: 500_000, max: 1_000_000 }],
    ['from $50,000 to $75,000', { min: 50_000, max: 75_000 }],
    ['over a million', { min: 1_000_000 }],
    ['at least 50k', { min: 50_000 }],
    ['200k and up', { min: 200_000 }],
    ['around 100k', { min: 85_000, max: 115_000 }],
    ['a nice boat', undefined],
    ['built in 2019', undefined],
  ])('%s', (words, bounds) => expect(readPrice(new Text(words))).toEqual(bounds));

  it.each([
    ['offer 95k for it', 95_000],
    ['I would pay $1,250,000', 1_250_000],
    ['worth 30 thousand', 30_000],
    ['offer it', undefined],
  ])('an amount in: %s', (words, amount) => expect(readAmount(new Text(words))).toBe(amount));
});

describe('lengths', () => {
  it.each([
    ['30 to 40 feet', { min: 30, max: 40 }],
    ['between 30ft and 40ft', { min: 30, max: 40 }],
    ["at least 35'", { min: 35 }],
    ['under 25 foot', { max: 25 }],
    ['40 feet or more', { min: 40 }],
    ['longer than 50', { min: 50 }],
    ['a 32 footer', { min: 31, max: 33 }],
    ['12 meters', { min: 38, max: 40 }],
    ['around 40 ft', { min: 37, max: 43 }],
    ['under 30k', undefined],
  ])('%s', (words, bounds) => expect(readLength(new Text(words))).toEqual(bounds));
});

describe('years', () => {
  it.each([
    ['2015 or newer', { min: 2015 }],
    ['2020+', { min: 2020 }],
    ['newer than 2018', { min: 2019 }],
    ['older than 2010', { max: 2009 }],
    ['from 2010 to 2015', { min: 2010, max: 2015 }],
    ['less than 10 years old', { min: 2016 }],
    ['in the last 5 years', { min: 2021 }],
    ['built in 2019', { min: 2019, max: 2019 }],
    ['under $2000', undefined],
    ['2000 dollars', undefined],
  ])('%s', (words, bounds) => expect(readYear(new Text(words), YEAR)).toEqual(bounds));
});

describe('places, kinds and assets', () => {
  it.each([
    ['in Florida', { state: 'FL' }],
    ['boats in TX', { state: 'TX' }],
    ['in tx', { state: 'TX' }],
    ['near Fort Lauderdale, FL', { location: 'Fort Lauderdale' }],
    ['in New York', { state: 'NY' }],
    ['in Port Washington', { location: 'Port Washington' }],
    ['near 33139', { zip: '33139' }],
    ['in the keys', { state: 'FL' }],
    ['I am in', undefined],
    ['ok, tell me', undefined],
  ])('%s', (words, place) => expect(readPlace(new Text(words))).toEqual(place));

  it.each([
    ['centre consoles', 'Center Console'],
    ['a sportfish', 'Sport Fishing'],
    ['fishing boat', 'Saltwater Fishing'],
    ['yachts', 'Motor Yacht'],
    ['a bow rider', 'Bowrider'],
    ['a car', undefined],
  ])('%s', (words, type) => expect(readType(new Text(words))).toBe(type));

  it.each([
    ['my Porsche and some BTC', ['bitcoin', 'vehicles']],
    ['a condo in trade', ['real_estate']],
    ['trade my boat', ['boats']],
    ['gold, wine and a horse', ['precious_metals', 'wine', 'livestock']],
    ['state of the art boats', []],
    ['show me boats', []],
  ])('%s', (words, keys) => expect(readAssets(new Text(words)).sort()).toEqual([...keys].sort()));
});

describe('a wish', () => {
  it('is read completely, in any order', () => {
    expect(
      readWish(new Text('in Texas, 2015 or newer, under 200k, center console over 25 ft for my Tesla'), YEAR).wish,
    ).toEqual({
      state: 'TX',
      minYear: 2015,
      maxPrice: 200_000,
      type: 'Center Console',
      minLength: 25,
      tradeFor: ['vehicles'],
    });
  });

  it('is refined by later messages', () => {
    expect(
      refined({ type: 'Bowrider', state: 'FL', minPrice: 1, maxPrice: 2 }, { location: 'Miami', maxPrice: 9 }),
    ).toEqual({
      type: 'Bowrider',
      location: 'Miami',
      maxPrice: 9,
    });
  });

  it('survives any input', () => {
    for (const words of [
      '',
      ' ',
      '$',
      '((((',
      'İİİ under 5k',
      '\\',
      '9'.repeat(4_000),
      'a '.repeat(2_000),
      '😀'.repeat(999),
    ])
      expect(() => readWish(new Text(words), YEAR)).not.toThrow();
  });
});

describe('typos', () => {
  it.each([
    ['motor yahct in miamii', 'motor yacht in miami'],
    ['somethign cheeper then that', 'something cheaper then that'],
    ['newer then 2015', 'newer than 2015'],
    // Leaves other words, names and codes alone.
    ['my horse for a marine trailer', 'my horse for a marine trailer'],
    ['a broken Marlowe in the Carolinas', 'a broken Marlowe in the Carolinas'],
    ['two cruises on the Consule', 'two cruises on the Consule'],
  ])('%s', (written, read) => expect(new Text(written).original).toBe(read));
});
