import { describe, expect, it } from 'vitest';
import { dollars } from './money.ts';
import { marketOf } from './valuation.ts';

const market = (...prices: number[]) => marketOf(prices.map(dollars));

describe('The market for a boat', () => {
  it('is unknown where nothing compares', () => {
    expect(market()).toBeNull();
  });

  it('is what comparable boats are offered for', () => {
    expect(market(90_000, 110_000, 100_000)).toEqual({
      average: dollars(100_000),
      listings: 3,
      range: { min: dollars(90_000), max: dollars(110_000) },
    });
  });

  it('is exact to the cent', () => {
    expect(market(1, 1, 2)?.average).toBe(133);
  });

  it('leaves out a price that lies far from the rest', () => {
    expect(market(1, 95_000, 98_000, 100_000, 102_000, 105_000, 9_999_999_999)).toEqual({
      average: dollars(100_000),
      listings: 5,
      range: { min: dollars(95_000), max: dollars(105_000) },
    });
  });

  it('takes equal prices as they are', () => {
    expect(market(50_000, 50_000, 50_000, 50_000, 50_000, 50_000)?.listings).toBe(6);
  });

  it('does not leave the safe integers at the highest prices', () => {
    expect(market(...Array.from({ length: 200 }, () => 9_999_999_999))?.average).toBe(dollars(9_999_999_999));
  });
});
