import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { BOATING_CITIES, type BoatingState, ROAD_MILES } from './geography/road-miles.ts';
import { distance, distancesFrom, type Place, placeOf, placeOfZip, roughDistance, US_STATES } from './geography.ts';

const boatingStates = Object.keys(BOATING_CITIES) as BoatingState[];
const place = fc.constantFrom<Place>(...US_STATES, 'unknown', undefined);

describe('distance', () => {
  it('is short within a state', () => {
    expect(distance('FL', 'FL')).toBe(50);
    expect(distance('WA', 'WA')).toBe(50);
  });

  it('is 500 when a state is unknown', () => {
    expect(distance(placeOfZip('33139'), placeOf('Nassau, Bahamas'))).toBe(500);
    expect(distance(placeOfZip('00000'), placeOf('Miami FL'))).toBe(500);
    expect(distance('unknown', 'unknown')).toBe(500);
  });

  it('is 999999 when a zip or location is missing', () => {
    expect(distance(placeOfZip(undefined), placeOf('Miami FL'))).toBe(999_999);
    expect(distance(placeOfZip('33139'), placeOf('  '))).toBe(999_999);
    expect(distance(placeOfZip('00000'), placeOf(null))).toBe(999_999);
  });

  it('is 1000 for a pair that is not in the table', () => {
    expect(distance('FL', 'WA')).toBe(1_000);
    expect(distance('ME', 'HI')).toBe(1_000);
  });

  it('comes from the table for all 28 pairs', () => {
    const pairs = Object.entries(ROAD_MILES).flatMap(([from, row]) =>
      Object.keys(row).map((to) => [from, to].sort().join()),
    );
    expect(new Set(pairs).size).toBe(28);
    expect(pairs).toHaveLength(28);
    expect(distance('FL', 'CA')).toBe(2_655);
    expect(distance('VA', 'MD')).toBe(225);
  });

  test('is the same in both directions', () => {
    fc.assert(fc.property(place, place, (a, b) => distance(a, b) === distance(b, a)));
  });

  test('is never shorter through a third state', () => {
    for (const a of boatingStates) {
      for (const b of boatingStates) {
        for (const c of boatingStates) expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
      }
    }
  });

  test('agrees with distancesFrom for each state', () => {
    const distances = distancesFrom('FL');
    expect(Object.keys(distances)).toHaveLength(52);
    expect(distances.FL).toBe(50);
    expect(distances.SC).toBe(585);
    expect(distances.unknown).toBe(500);
    expect(distancesFrom(undefined).FL).toBe(999_999);
  });
});

describe('the displayed distance', () => {
  it('is rounded, because it is only an estimate', () => {
    expect(roughDistance('FL', 'NY')).toBe(1_300);
    expect(roughDistance('CA', 'FL')).toBe(2_700);
    expect(roughDistance('NC', 'SC')).toBe(150);
    for (const from of boatingStates) {
      for (const to of boatingStates.filter((state) => state !== from))
        expect(Number(roughDistance(from, to)) % 50).toBe(0);
    }
  });

  it('is not a number within a state', () => {
    expect(roughDistance('FL', 'FL')).toBe('same state');
  });

  it('is left out when the table does not have the pair', () => {
    expect(roughDistance('FL', 'WA')).toBeUndefined();
    expect(roughDistance('FL', 'unknown')).toBeUndefined();
    expect(roughDistance(undefined, 'FL')).toBeUndefined();
  });
});
