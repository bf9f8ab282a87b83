import { expect, it } from 'vitest';
import { exactPriceText, isZero, proceedsOf, readDollars, totalOf, valuesFor } from './trade-values.ts';

const legs = [
  { kind: 'boat', from: 'ben', to: 'olive', value: '150000.00' },
  { kind: 'cash', from: 'ben', to: 'olive', value: '40000.50' },
  { kind: 'boat', from: 'olive', to: 'ben', value: '200000.00' },
] as const;

it('says what each side gives, gets and pays for closing', () => {
  expect(valuesFor(legs, 'ben')).toEqual({
    gives: '190000.50',
    gets: '200000.00',
    closingCost: '1700.00',
    difference: '9999.50',
    isGain: true,
  });
  expect(valuesFor(legs, 'olive')).toEqual({
    gives: '200000.00',
    gets: '190000.50',
    closingCost: '1275.00',
    difference: '9999.50',
    isGain: false,
  });
});

it('says what an offer leaves the owner for the boat', () => {
  const offer = [...legs, { kind: 'cash', from: 'olive', to: 'ben', value: '1000.00' } as const].map((leg, id) => ({
    ...leg,
    boatId: leg.kind === 'boat' ? id : undefined,
  }));
  expect(proceedsOf(offer, 'olive', 2)).toEqual({
    gets: '190000.50',
    alsoGives: '1000.00',
    closingCost: '1275.00',
    net: '187725.50',
    isLoss: false,
    rank: 18_772_550,
  });
});

it('adds amounts without floats', () => {
  expect(totalOf(['0.10', '0.20'])).toBe('0.30');
  expect(isZero(totalOf([]))).toBe(true);
});

it('shows cents only where there are any', () => {
  expect(exactPriceText('1234.00')).toBe('$1,234');
  expect(exactPriceText('1234.05')).toBe('$1,234.05');
});

it.each([
  ['$50,000', '50000.00'],
  [' 50 000.5 ', '50000.50'],
  ['0', '0.00'],
  ['1,250,000.25', '1250000.25'],
  ['250,50', undefined],
  ['1,5', undefined],
  ['0,500', undefined],
  ['1,2500', undefined],
  ['', undefined],
  ['-5', undefined],
  ['five', undefined],
  ['1e5', undefined],
])('reads %j as %j dollars', (typed, dollars) => {
  expect(readDollars(typed)).toBe(dollars);
});
