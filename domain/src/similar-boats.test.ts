import fc from 'fast-check';
import { expect, it } from 'vitest';
import { US_STATES } from './geography.ts';
import { type ComparedBoat, unlikeness } from './similar-boats.ts';

const boat = (overrides: Partial<ComparedBoat> = {}): ComparedBoat => ({
  price: 100_000,
  length: 30,
  type: 'Bowrider',
  state: 'FL',
  ...overrides,
});
const apart = (overrides: Partial<ComparedBoat>) => unlikeness(boat(), boat(overrides));

it('grows with the difference in price, length, place and type', () => {
  expect(apart({ price: 150_000 })).toBeGreaterThan(apart({ price: 120_000 }));
  expect(apart({ length: 45 })).toBeGreaterThan(apart({ length: 33 }));
  expect(apart({ state: 'CA' })).toBeGreaterThan(apart({ state: 'SC' }));
  expect(apart({ type: 'Sailboat' })).toBeGreaterThan(apart({}));
});

it('weighs half the price like twice the price', () => {
  expect(apart({ price: 50_000 })).toBeCloseTo(apart({ price: 200_000 }));
});

it('prefers a known likeness to an unknown one, and that to a known difference', () => {
  expect(apart({ length: null })).toBeGreaterThan(apart({ length: 31 }));
  expect(apart({ length: null })).toBeLessThan(apart({ length: 60 }));
  expect(apart({ state: null })).toBeGreaterThan(apart({ state: 'FL' }));
});

it('is the same both ways, never negative', () => {
  const any = fc.record({
    price: fc.integer({ min: 1, max: 10_000_000 }),
    length: fc.option(fc.integer({ min: 1, max: 400 })),
    type: fc.option(fc.constantFrom('Bowrider', 'Sailboat')),
    state: fc.option(fc.constantFrom(...US_STATES, 'XX')),
  });
  fc.assert(
    fc.property(any, any, (one, other) => {
      expect(unlikeness(one, other)).toBeCloseTo(unlikeness(other, one));
      expect(unlikeness(one, other)).toBeGreaterThanOrEqual(0);
    }),
  );
});
