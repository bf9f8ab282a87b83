import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOAT_CONDITIONS } from './boat-conditions.ts';
import { cents, dollars, MAX_PRICE } from './money.ts';
import {
  COMPARABLE,
  type Comparable,
  isInWindow,
  marketValue,
  nearest,
  type Traits,
  traitDistance,
} from './valuation.ts';

const subject: Traits = { type: 'Bowrider', make: 'Larkwell', year: 2020, length: 24, condition: 'Good' };
const offers = (prices: readonly number[], overrides: Partial<Traits> = {}): Comparable[] =>
  prices.map((price) => ({ ...subject, ...overrides, price: dollars(price) }));

const comparable = fc.record({
  type: fc.constant('Bowrider'),
  make: fc.constantFrom('Larkwell', 'larkwell ', 'Heron', 'Osprey'),
  year: fc.integer({ min: 1975, max: 2030 }),
  length: fc.double({ min: 10, max: 60, noNaN: true }),
  condition: fc.constantFrom(...BOAT_CONDITIONS, null, 'Unheard of'),
  price: fc.integer({ min: 1, max: MAX_PRICE }).map(cents),
});

describe('The market value of a boat', () => {
  it('is unknown without comparable boats', () => {
    expect(marketValue(subject, [])).toBeNull();
  });

  it('equals the asking price of identical boats', () => {
    const market = marketValue(subject, offers([98_000, 99_000, 100_000, 100_000, 101_000, 102_000]));
    expect(market?.value).toBeGreaterThan(dollars(99_000));
    expect(market?.value).toBeLessThan(dollars(101_000));
    expect(market).toMatchObject({ listings: 6 });
  });

  it('ignores prices with a zero too many or too few, and placeholders', () => {
    const sensible = offers([95_000, 98_000, 100_000, 102_000, 105_000, 99_000, 101_000]);
    const market = marketValue(subject, [...sensible, ...offers([1_000_000, 10_000, 1])]);
    expect(market).toMatchObject({ listings: 7 });
    expect(market?.value).toBeGreaterThan(dollars(97_000));
    expect(market?.value).toBeLessThan(dollars(103_000));
    expect(market?.range.max).toBeLessThan(dollars(110_000));
  });

  it('rises with length, year and condition', () => {
    const market = offers([100_000, 101_000, 99_000]);
    const value = (traits: Partial<Traits>) => marketValue({ ...subject, ...traits }, market)?.value ?? 0;
    expect(value({ length: 28 })).toBeGreaterThan(value({}));
    expect(value({ year: 2024 })).toBeGreaterThan(value({}));
    expect(value({ condition: 'Excellent' })).toBeGreaterThan(value({}));
    expect(value({ condition: 'Project' })).toBeLessThan(value({ condition: 'Fair' }));
  });

  it('reflects the make if boats of that make are offered', () => {
    const market = [
      ...offers([150_000, 152_000, 148_000, 151_000]),
      ...offers([100_000, 99_000, 101_000, 100_500], { make: 'Heron' }),
    ];
    const dear = marketValue(subject, market)?.value ?? 0;
    const plain = marketValue({ ...subject, make: 'Heron' }, market)?.value ?? 0;
    expect(dear / plain).toBeGreaterThan(1.3);
  });

  it('is more certain the more boats agree', () => {
    const agreeing = Array.from({ length: 40 }, (_, n) => 95_000 + 250 * n);
    const few = marketValue(subject, offers([80_000, 125_000]))?.confidence ?? 1;
    const many = marketValue(subject, offers(agreeing))?.confidence ?? 0;
    expect(few).toBeLessThan(0.7);
    expect(many).toBeGreaterThan(0.9);
  });

  it('always lies within its range', () => {
    fc.assert(
      fc.property(fc.array(comparable, { minLength: 1, maxLength: 30 }), (market) => {
        const found = marketValue(subject, market);
        expect(found).not.toBeNull();
        if (!found) return;
        expect(Number.isSafeInteger(found.value)).toBe(true);
        expect(found.range.min).toBeLessThanOrEqual(found.value);
        expect(found.range.max).toBeGreaterThanOrEqual(found.value);
        expect(found.range.max).toBeLessThanOrEqual(MAX_PRICE);
        expect(found.listings).toBeLessThanOrEqual(market.length);
        expect(found.confidence).toBeGreaterThanOrEqual(0);
        expect(found.confidence).toBeLessThanOrEqual(1);
      }),
      { numRuns: 60 },
    );
  });

  it('does not depend on the order of the offers', () => {
    fc.assert(
      fc.property(fc.array(comparable, { minLength: 1, maxLength: 12 }), (market) => {
        const there = marketValue(subject, market)?.value ?? 0;
        const back = marketValue(subject, [...market].reverse())?.value ?? 0;
        expect(Math.abs(there - back)).toBeLessThanOrEqual(Math.max(2, there * 1e-6));
      }),
      { numRuns: 40 },
    );
  });
});

describe('Comparable boats', () => {
  it('are of the same type, the closest in the smallest window that has enough', () => {
    fc.assert(
      fc.property(fc.array(comparable, { maxLength: 300 }), (market) => {
        const found = nearest(subject, [...market, { ...market[0], ...subject, type: 'Motor Yacht', price: cents(1) }]);
        expect(found.length).toBeLessThanOrEqual(COMPARABLE.most);
        expect(found.every(({ type }) => type === subject.type)).toBe(true);
        const distances = found.map((boat) => traitDistance(subject, boat));
        expect(distances).toEqual([...distances].sort((a, b) => a - b));
        const widest = COMPARABLE.windows.at(-1);
        expect(widest && found.every((boat) => isInWindow(subject, boat, widest))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('are not searched for in larger windows than needed', () => {
    const near = offers(Array.from({ length: 100 }, () => 100_000));
    const far = offers([1], { year: 2012 });
    expect(nearest(subject, [...near, ...far])).toHaveLength(100);
    expect(nearest(subject, [...near.slice(1), ...far])).toHaveLength(100);
  });
});
