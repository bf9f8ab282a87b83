import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askingPrices } from './asking-prices.ts';
import { dollars } from './money.ts';

const of = (...prices: number[]) => askingPrices(prices.map(dollars));

test('are null for an empty market', () => {
  expect(of()).toBeNull();
});

test('give the average, count and range of the offers', () => {
  expect(of(100, 300, 200)).toEqual({
    average: dollars(200),
    listings: 3,
    range: { min: dollars(100), max: dollars(300) },
  });
});

test('leave out typos and fantasy prices', () => {
  expect(of(100, 110, 120, 130, 140, 1, 9_000_000)).toMatchObject({ listings: 5, average: dollars(120) });
});

test('always have their average within their range', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1 }), (prices) => {
      const { average, range } = of(...prices) ?? { average: -1, range: { min: 0, max: 0 } };
      expect(average).toBeGreaterThanOrEqual(range.min);
      expect(average).toBeLessThanOrEqual(range.max);
    }),
  );
});
