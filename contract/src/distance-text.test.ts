import { expect, it } from 'vitest';
import { distanceText } from './distance-text.ts';

it('says that a distance is approximate', () => {
  expect(distanceText('10001', 'Miami, FL')).toBe('about 1,300 miles');
  expect(distanceText('33139', 'Tampa, FL')).toBe('same state');
});

it('is undefined if the table does not have the pair', () => {
  expect(distanceText('33139', 'Seattle, WA')).toBeUndefined();
  expect(distanceText('33139', 'Nassau, Bahamas')).toBeUndefined();
  expect(distanceText(undefined, 'Miami, FL')).toBeUndefined();
});
