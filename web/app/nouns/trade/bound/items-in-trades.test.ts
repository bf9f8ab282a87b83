import { expect, it } from 'vitest';
import { offersLabel } from './items-in-trades.ts';

it('counts what the page of offers shows: open offers, backups and the agreed trade', () => {
  expect(offersLabel(undefined)).toBe('Offers');
  expect(offersLabel({ offers: 0, tradeId: null })).toBe('Offers');
  expect(offersLabel({ offers: 2, tradeId: null })).toBe('Offers (2)');
  expect(offersLabel({ offers: 1, tradeId: 7 })).toBe('Offers (2)');
});
