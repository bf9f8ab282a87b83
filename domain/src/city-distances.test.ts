import { describe, expect, it } from 'vitest';
import { apart, isKnownCity, milesBetweenCities } from './city-distances.ts';

describe('miles between cities', () => {
  it('are those of a straight line', () => {
    expect(milesBetweenCities('Miami, FL', 'Key West, FL')).toBe(130);
    expect(milesBetweenCities('St. Petersburg, Florida 33701', 'Tampa, FL')).toBe(17);
    expect(milesBetweenCities('Seattle, WA', 'Miami, FL')).toBe(2_730);
    expect(milesBetweenCities('Seattle WA', 'Miami Florida 33139')).toBe(2_730);
  });

  it('are unknown unless both cities are known', () => {
    expect(milesBetweenCities('Nowhere, FL', 'Miami, FL')).toBeUndefined();
    expect(milesBetweenCities('Portland, ME', 'Nassau, Bahamas')).toBeUndefined();
  });
});

describe('places apart', () => {
  it('are exact between known cities', () => {
    expect(apart('Miami, FL', 'Key West, FL')).toEqual({ miles: 130, exact: true });
    expect(isKnownCity('Tampa, FL')).toBe(true);
  });

  it('are rough if only the state is known', () => {
    expect(apart('Florida', 'Atlanta, GA')?.exact).toBe(false);
    expect(apart('Nowhere, FL', 'Miami, FL')?.exact).toBe(false);
    expect(isKnownCity('Florida')).toBe(false);
  });

  it('are unknown without a state', () => {
    expect(apart('Nassau, Bahamas', 'Miami, FL')).toBeUndefined();
  });
});
