import { describe, expect, it } from 'vitest';
import { preferencesToSend, settingsOf, sliderRange, wholeNumber } from './settings.ts';

const saved = {
  preferredTradeCategories: ['nfts' as const],
  priceRangeMin: '20000.00',
  priceRangeMax: '2500000.00',
  preferredLocations: ['Key West, FL'],
  autoNegotiate: false,
  maxNegotiationRounds: 9,
  tradingStrategy: 'patient' as const,
  deployed: true,
  savedAt: '2025-06-01T10:00:00.000Z',
};

describe('Agent settings', () => {
  it('default to 50,000 to 500,000 dollars within 100 miles, 3 rounds, balanced', () => {
    const first = settingsOf(undefined);
    expect(first).toMatchObject({ min: 50_000, max: 500_000, radius: 100 });
    expect(preferencesToSend(first)).toEqual({
      preferredTradeCategories: [],
      priceRangeMin: '50000',
      priceRangeMax: '500000',
      preferredLocations: [],
      autoNegotiate: true,
      maxNegotiationRounds: 3,
      tradingStrategy: 'balanced',
    });
  });

  it('negotiate by default, unless the user switched it off', () => {
    expect(settingsOf({ ...saved, savedAt: null }).autoNegotiate).toBe(true);
    expect(settingsOf(saved)).toMatchObject({ autoNegotiate: false, rounds: 9, strategy: 'patient' });
  });

  it('load as they were saved, and never send the radius', () => {
    const settings = settingsOf(saved);
    expect(settings).toMatchObject({ categories: ['nfts'], min: 20_000, max: 2_500_000, location: 'Key West, FL' });
    expect(preferencesToSend({ ...settings, location: '  ', radius: 475 })).toMatchObject({ preferredLocations: [] });
    expect(Object.keys(preferencesToSend(settings))).not.toContain('radius');
  });
});

describe('A typed price', () => {
  it('is a whole number, and anything else becomes 0', () => {
    expect(['7', '12.9', '', 'lots', '-5', '9000000'].map(wholeNumber)).toEqual([7, 12, 0, 0, -5, 9_000_000]);
  });

  it('may exceed the slider, whose thumbs stay on it', () => {
    expect(sliderRange(0, 5_000_000)).toEqual([10_000, 1_000_000]);
    expect(sliderRange(300_000, 200_000)).toEqual([200_000, 300_000]);
  });
});
