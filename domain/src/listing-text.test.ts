import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  autoDescription,
  renewedDescription,
  STANDARD_FEATURES,
  withAutoDescription,
  withStandardFeatures,
} from './listing-text.ts';

const boat = {
  year: 2021,
  make: 'Larkwell',
  model: 'Tern 32',
  location: 'Miami, FL',
  type: 'Express Cruiser',
  condition: 'Good',
  length: 32,
  engineType: 'Twin Mercury 300HP',
  engineHours: 410,
  fuel: 'Gasoline',
  capacity: 10,
  sleeps: 4,
  tradeCategories: ['boats', 'bitcoin', 'cryptocurrency'],
};
const bare = { year: 1998, make: 'Larkwell', model: 'Tern', location: 'Tampa, FL' };

describe('The generated description', () => {
  it('states the known facts', () => {
    expect(autoDescription(boat)).toBe(
      'This 2021 Larkwell Tern 32 is a 32 ft Express Cruiser, in good condition, located in Miami, FL. ' +
        'It is powered by Twin Mercury 300HP (gasoline) with 410 hours. It carries up to 10 people and sleeps 4. ' +
        'The owner will consider trades for Boats, Bitcoin and Cryptocurrency.',
    );
  });

  it('omits unknown facts', () => {
    expect(autoDescription(bare)).toBe('This 1998 Larkwell Tern is a boat, located in Tampa, FL.');
  });

  it('names up to five trade categories, then "and more", or any kind', () => {
    const many = { ...bare, tradeCategories: ['boats', 'bitcoin', 'land', 'art', 'wine', 'other'] };
    expect(autoDescription(many)).toMatch(/ for Boats, Bitcoin, Land, Art, Wine & Spirits and more\.$/);
    expect(autoDescription({ ...bare, tradeCategories: ['boats', 'open_to_offers'] })).toMatch(
      /open to trade offers of any kind\.$/,
    );
  });

  it('uses the right article', () => {
    expect(autoDescription({ ...bare, length: 18, type: 'Bowrider' })).toContain('is an 18 ft Bowrider');
    expect(autoDescription({ ...bare, type: 'Express Cruiser' })).toContain('is an Express Cruiser');
    expect(autoDescription({ ...bare, length: 110 })).toContain('is a 110 ft boat');
  });
});

describe('The owner’s own words', () => {
  it('come first, and the generated text follows them', () => {
    expect(withAutoDescription('  One owner, always kept ashore. ', bare)).toBe(
      `One owner, always kept ashore.\n\n${autoDescription(bare)}`,
    );
    expect(withAutoDescription(null, bare)).toBe(autoDescription(bare));
    expect(withAutoDescription('   ', bare)).toBe(autoDescription(bare));
  });

  it('get no second copy of the generated text if they already end with it', () => {
    fc.assert(
      fc.property(fc.string(), (words) => {
        const once = withAutoDescription(words, boat);
        return withAutoDescription(once, boat) === once;
      }),
    );
  });

  it('stay when the boat is edited, while the generated part is updated', () => {
    const after = { ...boat, location: 'Annapolis, MD' };
    const text = withAutoDescription('One owner.', boat);
    expect(renewedDescription(text, boat, after)).toBe(withAutoDescription('One owner.', after));
    expect(renewedDescription(autoDescription(boat), boat, after)).toBe(autoDescription(after));
    expect(renewedDescription('All my own words.', boat, after)).toBe('All my own words.');
  });

  it('may appear anywhere around the generated sentences', () => {
    const after = { ...boat, year: 2019, engineHours: 900, sleeps: 2 };
    const text = `${withAutoDescription('One owner.', boat)} Call me after six. Price is firm!`;
    expect(renewedDescription(text, boat, after)).toBe(
      `${withAutoDescription('One owner.', after)} Call me after six. Price is firm!`,
    );
  });

  it('permanently replace a generated sentence that the owner rewrote', () => {
    const text = withAutoDescription('', boat).replace(/It is powered by[^.]*\./, 'Her engines are like new.');
    const after = { ...boat, engineHours: 900, location: 'Annapolis, MD' };
    const renewed = renewedDescription(text, boat, after);
    expect(renewed).toContain('located in Annapolis, MD. Her engines are like new. It carries up to 10 people');
    expect(renewed).not.toContain('900');
  });

  it('survive any edit, while the sentences around them are added, changed and removed', () => {
    const known = fc.record({
      year: fc.integer({ min: 1950, max: 2030 }),
      engineType: fc.constantFrom(null, 'Twin Mercury 300HP', 'Volvo D4'),
      engineHours: fc.option(fc.integer({ min: 0, max: 5_000 })),
      sleeps: fc.option(fc.integer({ min: 1, max: 8 })),
      capacity: fc.option(fc.integer({ min: 1, max: 20 })),
      tradeCategories: fc.subarray(['boats', 'bitcoin', 'land', 'open_to_offers']),
    });
    const words = fc.constantFrom('', 'One owner.', 'Kept ashore.\n\nSleeps like a dream.');
    fc.assert(
      fc.property(words, known, known, (own, was, is) => {
        const [before, after] = [
          { ...boat, ...was },
          { ...boat, ...is },
        ];
        expect(renewedDescription(withAutoDescription(own, before), before, after)).toBe(
          withAutoDescription(own, after),
        );
      }),
    );
  });
});

describe('The features', () => {
  it('are the owner’s followed by the standard ones, without duplicates', () => {
    expect(withStandardFeatures([])).toEqual(STANDARD_FEATURES);
    expect(withStandardFeatures(['Bow thruster', 'TITLE search available', 'Bow Thruster'])).toEqual([
      'Bow thruster',
      'TITLE search available',
      ...STANDARD_FEATURES.filter((feature) => feature !== 'Title search available'),
    ]);
    expect(withStandardFeatures(withStandardFeatures(['Teak deck']))).toEqual(withStandardFeatures(['Teak deck']));
  });
});
