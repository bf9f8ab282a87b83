import type { WantRules } from '@tradewind/contract/wants';
import { expect, it } from 'vitest';
import { rulesText, verdictText } from './want-texts.ts';

const ANYTHING: WantRules = {
  boatTypes: [],
  minLength: null,
  maxLength: null,
  minYear: null,
  maxYear: null,
  minPrice: null,
  maxPrice: null,
  maxMiles: null,
  categories: [],
  maxCashToAdd: null,
  minCashToReceive: null,
  lowestValue: null,
};

it('sums up rules in one line', () => {
  expect(rulesText(ANYTHING)).toBe('Anything');
  expect(
    rulesText({
      ...ANYTHING,
      categories: ['boats', 'bitcoin'],
      boatTypes: ['Bowrider'],
      minLength: 20,
      maxLength: 35.5,
      minYear: 2010,
      maxPrice: '150000.00',
      maxMiles: 1200,
    }),
  ).toBe('Boats, Bitcoin · Bowrider · 20 ft to 35.5 ft · from 2010 · up to $150,000 · within 1,200 miles');
  expect(rulesText({ ...ANYTHING, categories: ['boats', 'bitcoin', 'art', 'wine', 'land'] })).toBe(
    'Boats, Bitcoin and 3 more',
  );
});

it('leaves private amounts out', () => {
  const rules = { ...ANYTHING, maxCashToAdd: '5.00', minCashToReceive: '6.00', lowestValue: '7.00' };
  expect(rulesText(rules)).toBe('Anything');
});

it('says what the user answered', () => {
  expect(verdictText({ verdict: 'no', cash: null })).toBe('Not for you');
  expect(verdictText({ verdict: 'yes', cash: null })).toBe('You’d trade for it');
  expect(verdictText({ verdict: 'yes', cash: '15000.00' })).toBe('You’d trade for it and add up to $15,000');
});
