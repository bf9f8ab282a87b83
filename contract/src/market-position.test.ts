import { describe, expect, it } from 'vitest';
import { differenceText, marketPosition } from './market-position.ts';

const market = (averageMarketPrice: string, min: string, max: string) => ({
  averageMarketPrice,
  similarListings: 3,
  priceRange: { min, max },
  confidence: 0.8,
});

describe('The position of a price on the market', () => {
  it('is a percentage between the lowest and highest price', () => {
    expect(marketPosition('120000.00', market('150000.00', '100000.00', '200000.00'))).toEqual({
      range: { from: 0, to: 100 },
      average: 50,
      price: 20,
      difference: -20,
    });
  });

  it('is at the end of the scale if it is outside the range', () => {
    expect(marketPosition('300000.00', market('150000.00', '100000.00', '200000.00'))).toMatchObject({
      range: { from: 0, to: 50 },
      price: 100,
      difference: 100,
    });
  });

  it('is in the middle if all prices are the same', () => {
    const same = market('90000.00', '90000.00', '90000.00');
    expect(marketPosition('90000.00', same)).toMatchObject({ price: 50, average: 50, difference: 0 });
  });

  it('is undefined if the market is unknown', () => {
    expect(marketPosition('90000.00', market('0.00', '0.00', '0.00'))).toBeUndefined();
  });

  it('has a text', () => {
    expect([-20, 0, 7].map(differenceText)).toEqual([
      '20% below the market estimate',
      'At the market estimate',
      '7% above the market estimate',
    ]);
  });
});
