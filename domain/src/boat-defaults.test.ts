import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { BOAT_DEFAULTS, defaultTitle, MAX_LENGTH, parseLength, parseYear } from './boat-defaults.ts';

describe('length', () => {
  it.each([
    [25, 25],
    [38.55, 38.6],
    ['25', 25],
    ['38.5 ft', 38.5],
    ['1,200 ft', 1_200],
    ['about 42 feet, 12 wide', 42],
    [`38' 6"`, 38],
    [MAX_LENGTH, MAX_LENGTH],
  ])('reads %j', (value, feet) => {
    expect(parseLength(value)).toBe(feet);
  });

  it.each([0, -3, 0.04, Number.NaN, Number.POSITIVE_INFINITY, 10_000, '', 'long', '0', '31,5', '99999999'])(
    'refuses %j',
    (value) => {
      expect(parseLength(value)).toBeUndefined();
    },
  );

  test('uses the first number in a text, ignoring the rest', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z ]*$/), fc.integer({ min: 1, max: 9_999 }), (words, feet) => {
        expect(parseLength(`${words}${feet} ft of 12`)).toBe(feet);
      }),
    );
  });
});

test('a year that is not a number becomes the default year', () => {
  expect(parseYear('1998')).toBe(1998);
  expect(parseYear('')).toBe(BOAT_DEFAULTS.year);
  expect(parseYear('new')).toBe(2020);
});

test('the default title is year, make and model', () => {
  expect(defaultTitle({ year: 2020, make: 'Sea Ray', model: 'Sundancer' })).toBe('2020 Sea Ray Sundancer');
});

test('the wizard starts with the specified defaults', () => {
  expect(BOAT_DEFAULTS).toEqual({
    year: 2020,
    length: 25,
    type: 'Motor Yacht',
    condition: 'Good',
    location: 'Miami FL',
    fuel: 'Gasoline',
    engineType: 'Twin Mercury 300HP',
    price: 0,
    tradeFor: ['Boats', 'Bitcoin', 'Automobiles'],
    tradeCategories: ['boats', 'bitcoin', 'cryptocurrency'],
  });
});
