import fc from 'fast-check';
import { expect, it } from 'vitest';
import { US_STATES } from './geography.ts';
import { type ComparedBoat, dissimilarity } from './similar-boats.ts';

const boat = (overrides: Partial<ComparedBoat> = {}): ComparedBoat => ({
  price: 100_000,
  length: 30,
  type: 'Bowrider',
  state: 'FL',
  ...overrides,
});
const apart = (overrides: Partial<ComparedBoat>) => dissimilarity(boat(), boat(overrides));

it('grows with the difference in price, length, location and type', () => {
  expect(apart({ price: 150_000 })).toBeGreaterThan(apart({ price: 120_000 }));
  expect(apart({ length: 45 })).toBeGreaterThan(apart({ length: 33 }));
  expect(apart({ state: 'CA' })).toBeGreaterThan(apart({ state: 'SC' }));
  expect(apart({ type: 'Sailboat' })).toBeGreaterThan(apart({}));
});

it('weighs half the price the same as twice the price', () => {
  expect(apart({ price: 50_000 })).toBeCloseTo(apart({ price: 200_000 }));
});

it('ranks unknown values between known similarities and known differences', () => {
  expect(apart({ length: null })).toBeGreaterThan(apart({ length: 31 }));
  expect(apart({ length: null })).toBeLessThan(apart({ length: 60 }));
  expect(apart({ state: null })).toBeGreaterThan(apart({ state: 'FL' }));
});

it('is symmetric and never negative', () => {
  const any = fc.record({
    price: fc.integer({ min: 1, max: 10_000_000 }),
    length: fc.option(fc.integer({ min: 1, max: 400 })),
    type: fc.option(fc.constantFrom('Bowrider', 'Sailboat')),
    state: fc.option(fc.constantFrom(...US_STATES, 'XX')),
  });
  fc.assert(
    fc.property(any, any, (one, other) => {
      expect(dissimilarity(one, other)).toBeCloseTo(dissimilarity(other, one));
      expect(dissimilarity(one, other)).toBeGreaterThanOrEqual(0);
    }),
  );
});
