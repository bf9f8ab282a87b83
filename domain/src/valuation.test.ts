import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOAT_CONDITIONS } from './boat-conditions.ts';
import { cents, dollars, MAX_PRICE } from './money.ts';
import { type Comparable, nearest, type Traits } from './valuation/comparables.ts';
import { marketValue } from './valuation.ts';

const subject: Traits = { type: 'Bowrider', make: 'Larkwell', year: 2020, length: 24, condition: 'Good' };
let owners = 0;
const offers = (prices: readonly number[], overrides: Partial<Comparable> = {}): Comparable[] =>
  prices.map((price) => ({ ...subject, owner: `owner ${++owners}`, sold: false, price: dollars(price), ...overrides }));
const valueIn = (market: readonly Comparable[], traits: Partial<Traits> = {}) =>
  marketValue({ ...subject, ...traits }, market)?.value ?? 0;

const comparable = fc.record({
  type: fc.constantFrom('Bowrider', 'Motor Yacht'),
  make: fc.constantFrom('Larkwell', 'larkwell ', 'Heron', 'Osprey'),
  year: fc.integer({ min: 1975, max: 2030 }),
  length: fc.double({ min: 10, max: 60, noNaN: true }),
  condition: fc.constantFrom(...BOAT_CONDITIONS, null, 'Unheard of'),
  price: fc.integer({ min: 1, max: MAX_PRICE }).map(cents),
  owner: fc.constantFrom('ada', 'ben', 'cleo'),
  sold: fc.boolean(),
});
/** Prices around $100,000, the same in every run. */
const around = (count: number) => Array.from({ length: count }, (_, n) => 88_000 + ((n * 7_919) % 24_000));

describe('The market value of a boat', () => {
  it('is unknown without comparable boats of its type', () => {
    expect(marketValue(subject, [])).toBeNull();
    expect(marketValue(subject, offers([100_000], { type: 'Motor Yacht' }))).toBeNull();
  });

  it('equals the asking price of identical boats', () => {
    const market = marketValue(subject, offers([98_000, 99_000, 100_000, 100_000, 101_000, 102_000]));
    expect(market?.value).toBeGreaterThan(dollars(99_000));
    expect(market?.value).toBeLessThan(dollars(101_000));
    expect(market).toMatchObject({ listings: 6, sales: 0 });
  });

  it('ignores prices with a zero too many or too few, and placeholders', () => {
    const sensible = offers([95_000, 98_000, 100_000, 102_000, 105_000, 99_000, 101_000]);
    const market = marketValue(subject, [...sensible, ...offers([1_000_000, 10_000, 1])]);
    expect(market).toMatchObject({ listings: 7 });
    expect(market?.value).toBeGreaterThan(dollars(97_000));
    expect(market?.value).toBeLessThan(dollars(103_000));
    expect(market?.range.max).toBeLessThan(dollars(130_000));
  });

  it('rises with length, year and condition', () => {
    const market = offers([100_000, 101_000, 99_000]);
    expect(valueIn(market, { length: 28 })).toBeGreaterThan(valueIn(market));
    expect(valueIn(market, { year: 2024 })).toBeGreaterThan(valueIn(market));
    expect(valueIn(market, { condition: 'Excellent' })).toBeGreaterThan(valueIn(market));
    expect(valueIn(market, { condition: 'Project' })).toBeLessThan(valueIn(market, { condition: 'Fair' }));
  });

  it('reflects the make if boats of that make are offered', () => {
    const market = [
      ...offers([150_000, 152_000, 148_000, 151_000]),
      ...offers([100_000, 99_000, 101_000, 100_500], { make: 'Heron' }),
    ];
    expect(valueIn(market) / valueIn(market, { make: 'Heron' })).toBeGreaterThan(1.3);
  });

  it('is more certain the more boats agree', () => {
    const agreeing = Array.from({ length: 40 }, (_, n) => 95_000 + 250 * n);
    const few = marketValue(subject, offers([80_000, 125_000]))?.confidence ?? 1;
    const many = marketValue(subject, offers(agreeing))?.confidence ?? 0;
    expect(few).toBeLessThan(0.7);
    expect(many).toBeGreaterThan(0.9);
  });

  it('follows sales more than asking prices', () => {
    const asked = offers([100_000, 101_000, 99_000, 100_000, 102_000, 98_000]);
    const asking = valueIn([...asked, ...offers([90_000, 91_000])]);
    const selling = valueIn([...asked, ...offers([90_000, 91_000], { sold: true })]);
    expect(selling).toBeLessThan(asking - dollars(1_000));
    const market = marketValue(subject, [...asked, ...offers([90_000], { sold: true })]);
    expect(market).toMatchObject({ listings: 6, sales: 1 });
    expect(market?.comparables[0]).toMatchObject({ sold: true });
  });

  it('learns from boats of other types what length and age are worth', () => {
    const others = Array.from({ length: 30 }, (_, n) => {
      const length = 16 + n;
      return {
        ...subject,
        type: 'Center Console',
        owner: `other ${n}`,
        sold: false,
        length,
        price: dollars(2 * length ** 3),
      };
    });
    const own = offers([100_000]);
    const alone = valueIn(own, { length: 36 }) / valueIn(own);
    const together = valueIn([...own, ...others], { length: 36 }) / valueIn([...own, ...others]);
    expect(together).toBeGreaterThan(alone);
    expect(together).toBeGreaterThan(3);
  });
});

describe('The range of an estimate', () => {
  it('always holds the value', () => {
    fc.assert(
      fc.property(fc.array(comparable, { minLength: 1, maxLength: 30 }), (market) => {
        const found = marketValue(subject, market);
        if (!found) return;
        expect(Number.isSafeInteger(found.value)).toBe(true);
        expect(found.range.min).toBeLessThanOrEqual(found.value);
        expect(found.range.max).toBeGreaterThanOrEqual(found.value);
        expect(found.range.max).toBeLessThanOrEqual(MAX_PRICE);
        expect(found.listings + found.sales).toBe(found.comparables.length);
        expect(found.confidence).toBeGreaterThanOrEqual(0);
        expect(found.confidence).toBeLessThanOrEqual(1);
      }),
      { numRuns: 60 },
    );
  });

  it('does not depend on the order of the offers', () => {
    fc.assert(
      fc.property(fc.array(comparable, { minLength: 1, maxLength: 12 }), (market) => {
        const there = valueIn(market);
        const back = valueIn([...market].reverse());
        expect(Math.abs(there - back)).toBeLessThanOrEqual(Math.max(2, there * 1e-6));
      }),
      { numRuns: 40 },
    );
  });

  it('is wider with fewer boats, and where the estimate extrapolates', () => {
    const width = (market: readonly Comparable[], traits: Partial<Traits> = {}) => {
      const { range } = marketValue({ ...subject, ...traits }, market) ?? { range: { min: 1, max: 1 } };
      return range.max / range.min;
    };
    const market = offers(around(60));
    expect(width(market.slice(0, 4))).toBeGreaterThan(width(market));
    expect(width(market, { year: 1990 })).toBeGreaterThan(width(market));
    expect(width(market, { length: 50 })).toBeGreaterThan(width(market));
  });

  it('covers about four in five prices of a large market', () => {
    const prices = around(200).map((price, n) => price + ((n * 104_729) % 9_000));
    const held = marketValue(subject, offers(prices));
    const inside = prices.filter(
      (price) => held && dollars(price) >= held.range.min && dollars(price) <= held.range.max,
    );
    expect(inside.length / prices.length).toBeGreaterThan(0.75);
    expect(inside.length / prices.length).toBeLessThan(0.85);
  });
});

describe('Warnings of an estimate', () => {
  const market = [...offers(around(8), { length: 22, year: 2016 }), ...offers(around(8), { length: 26, year: 2024 })];
  const warningsOf = (traits: Partial<Traits>, boats = market) =>
    marketValue({ ...subject, ...traits }, boats)?.warnings;

  it('are absent inside the comparables', () => {
    expect(warningsOf({})).toEqual([]);
  });

  it('name what the comparables do not show', () => {
    expect(warningsOf({ length: 21 })).toContain('length');
    expect(warningsOf({ length: 27 })).toContain('length');
    expect(warningsOf({ year: 2025 })).toContain('year');
    expect(warningsOf({ make: 'Heron' })).toEqual(['make']);
    expect(warningsOf({ length: 60, year: 2026 })).toContain('price');
    expect(warningsOf({}, market.slice(0, 3))).toContain('few');
  });

  it('count one owner’s boats as few', () => {
    expect(
      warningsOf(
        {},
        market.map((boat) => ({ ...boat, owner: 'one dealer' })),
      ),
    ).toEqual(['few']);
  });
});

describe('Hostile listings', () => {
  const honest = offers(around(40));

  it('hardly move the value when one owner lists fifty copies', () => {
    const copies = offers(
      Array.from({ length: 50 }, () => 140_000),
      { owner: 'pusher' },
    );
    const moved = valueIn(nearest(subject, [...honest, ...copies])) / valueIn(nearest(subject, honest));
    expect(Math.abs(moved - 1)).toBeLessThan(0.03);
  });

  it('hardly move the value of a small market', () => {
    const small = honest.slice(0, 6);
    const copies = offers(
      Array.from({ length: 50 }, () => 1_000_000),
      { owner: 'pusher' },
    );
    const moved = valueIn(nearest(subject, [...small, ...copies])) / valueIn(nearest(subject, small));
    expect(Math.abs(moved - 1)).toBeLessThan(0.05);
  });

  it('do not count at a dollar', () => {
    const placeholders = offers(Array.from({ length: 30 }, () => 1));
    expect(valueIn(nearest(subject, [...honest, ...placeholders]))).toBe(valueIn(nearest(subject, honest)));
  });

  it('never move the value much with one more boat', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5_000, max: 2_000_000 }), fc.integer({ min: 5, max: 40 }), (price, count) => {
        const market = honest.slice(0, count);
        const moved = valueIn([...market, ...offers([price])]) / valueIn(market);
        expect(Math.abs(moved - 1)).toBeLessThan(0.06);
      }),
      { numRuns: 60 },
    );
  });
});
