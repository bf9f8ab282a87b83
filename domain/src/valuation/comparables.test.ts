import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, dollars } from '../money.ts';
import { COMPARABLE, type Comparable, nearest, type Traits, traitDistance } from './comparables.ts';

const subject: Traits = { type: 'Bowrider', make: 'Larkwell', year: 2020, length: 24, condition: 'Good' };
const boat = (n: number, overrides: Partial<Comparable> = {}): Comparable => ({
  ...subject,
  price: dollars(100_000),
  owner: `owner ${n}`,
  sold: false,
  ...overrides,
});
const boats = (count: number, overrides: Partial<Comparable> = {}) =>
  Array.from({ length: count }, (_, n) => boat(n, overrides));

const anyBoat = fc.record({
  type: fc.constantFrom('Bowrider', 'Motor Yacht'),
  make: fc.constantFrom('Larkwell', 'larkwell ', 'Heron'),
  year: fc.integer({ min: 1975, max: 2030 }),
  length: fc.double({ min: 10, max: 60, noNaN: true }),
  condition: fc.constant(null),
  price: fc.integer({ min: 1, max: 1_000_000_00 }).map(cents),
  owner: fc.constantFrom('ada', 'ben', 'cleo', 'dora', 'emil'),
  sold: fc.boolean(),
});

describe('Comparable boats', () => {
  it('are the closest of the type first, with few of one owner and no placeholder prices', () => {
    fc.assert(
      fc.property(fc.array(anyBoat, { maxLength: 300 }), (market) => {
        const found = nearest(subject, market);
        expect(found.every(({ price }) => price >= COMPARABLE.leastPrice)).toBe(true);
        const listed = found.filter(({ sold, type }) => !sold && type === subject.type);
        expect(listed.length).toBeLessThanOrEqual(COMPARABLE.most);
        const distances = listed.map((one) => traitDistance(subject, one));
        expect(distances).toEqual([...distances].sort((a, b) => a - b));
        for (const [, own] of Map.groupBy(listed, ({ owner }) => owner))
          expect(own.length).toBeLessThanOrEqual(COMPARABLE.ofOwner);
        expect(found.filter(({ sold }) => sold).every(({ type }) => type === subject.type)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('include other types only as far as the own type is rare', () => {
    const others = boats(100, { type: 'Motor Yacht' });
    const count = (ofType: number) =>
      nearest(subject, [...boats(ofType), ...others]).filter(({ type }) => type !== subject.type).length;
    expect(count(5)).toBe(COMPARABLE.ofAnyType - 5);
    expect(count(6)).toBe(COMPARABLE.ofAnyType - 6);
    expect(count(COMPARABLE.ofAnyType)).toBe(0);
  });

  it('change by one boat when one boat is added', () => {
    const market = Array.from({ length: 260 }, (_, n) => boat(n, { year: 1990 + (n % 35), length: 20 + (n % 13) }));
    const before = new Set(nearest(subject, market));
    const after = nearest(subject, [...market, boat(999)]);
    expect(after.filter((one) => !before.has(one))).toHaveLength(1);
    expect(after).toHaveLength(COMPARABLE.most);
  });
});
