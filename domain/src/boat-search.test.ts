import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  BUDGETS,
  budget,
  effectiveSort,
  fitsBudgets,
  isWithin,
  PRICE_BUCKETS,
  priceBucket,
  SORT_IDS,
} from './boat-search.ts';
import { cents, dollars, MAX_PRICE } from './money.ts';

const price = fc.integer({ min: 0, max: MAX_PRICE }).map(cents);

describe('price buckets', () => {
  it('include the lower bound and exclude the upper one', () => {
    expect(isWithin(dollars(25_000), priceBucket('25k-50k'))).toBe(true);
    expect(isWithin(dollars(50_000), priceBucket('25k-50k'))).toBe(false);
    expect(isWithin(dollars(200_000), priceBucket('over-200k'))).toBe(true);
    expect(isWithin(MAX_PRICE, priceBucket('over-200k'))).toBe(true);
  });

  test('put every price in exactly one bucket', () => {
    const edges = fc.constantFrom(24_999, 25_000, 49_999, 50_000, 100_000, 199_999, 200_000).map(dollars);
    fc.assert(
      fc.property(fc.oneof(price, edges), (amount) => {
        expect(PRICE_BUCKETS.filter((range) => isWithin(amount, range))).toHaveLength(1);
      }),
    );
  });
});

describe('budgets', () => {
  it('end at ten million', () => {
    expect(isWithin(dollars(1_000_000), budget('over-1m'))).toBe(true);
    expect(isWithin(cents(999_999_999), budget('over-1m'))).toBe(true);
    expect(isWithin(dollars(10_000_000), budget('over-1m'))).toBe(false);
  });

  it('have no gaps between them', () => {
    for (const [index, range] of BUDGETS.entries()) {
      const next = BUDGETS[index + 1];
      if (next) expect(range.max).toBe(next.min);
    }
  });

  it('combine as a union', () => {
    expect(fitsBudgets(dollars(60_000), ['25k-50k', '50k-100k'])).toBe(true);
    expect(fitsBudgets(dollars(100_000), ['25k-50k', '50k-100k'])).toBe(false);
    expect(fitsBudgets(dollars(60_000), [])).toBe(false);
  });
});

test('sorting by distance without a zip code falls back to newest', () => {
  expect(effectiveSort('distance', undefined)).toBe('newest');
  expect(effectiveSort('distance', '')).toBe('newest');
  expect(effectiveSort('distance', '33139')).toBe('distance');
  expect(effectiveSort('length', undefined)).toBe('length');
  expect(SORT_IDS).toEqual(['newest', 'oldest', 'price-low', 'price-high', 'length', 'distance']);
});
