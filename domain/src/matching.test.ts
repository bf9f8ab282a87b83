import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Place, US_STATES } from './geography.ts';
import { highestPriceFor, matchOf, type OfferedBoat, type Seeker, tradablePrices } from './matching.ts';
import { cents, dollars } from './money.ts';
import { accepts, LISTING_KEYS, wordsOf } from './trade-taxonomy.ts';

const seeker = (overrides: Partial<Seeker> = {}): Seeker => ({
  categories: ['bitcoin'],
  range: { min: dollars(50_000), max: dollars(200_000) },
  place: 'FL',
  ownBoats: [],
  ...overrides,
});
const boat = (overrides: Partial<OfferedBoat> = {}): OfferedBoat => ({
  price: dollars(120_000),
  tradeCategories: ['bitcoin', 'vehicles'],
  location: 'Tampa, FL',
  place: 'FL',
  ...overrides,
});
const tern = { id: 7, title: '2019 Larkwell Tern 32', value: dollars(110_000), tradeCategories: ['boats'] };

describe('A match', () => {
  it('needs an asset that one side offers and the other accepts', () => {
    expect(matchOf(seeker(), boat())?.way).toEqual({ kind: 'assets', keys: ['bitcoin'] });
    expect(matchOf(seeker({ categories: ['fine-art'] }), boat())).toBeNull();
    expect(matchOf(seeker({ categories: ['fine-art'] }), boat({ tradeCategories: ['open_to_offers'] }))?.way).toEqual({
      kind: 'open',
    });
    expect(matchOf(seeker({ categories: [] }), boat())?.way.kind).toBe('open');
    expect(matchOf(seeker({ categories: ['open-to-offers'] }), boat())?.way.kind).toBe('open');
  });

  it('needs a price in range, or a preferred trade range that reaches into it', () => {
    expect(matchOf(seeker(), boat({ price: dollars(49_999) }))).toBeNull();
    expect(matchOf(seeker(), boat({ price: dollars(220_000) }))?.reason).toContain('just above your range');
    expect(matchOf(seeker(), boat({ price: dollars(223_000) }))).toBeNull();
    expect(matchOf(seeker({ range: { min: null, max: null } }), boat({ price: dollars(9_000_000) }))).not.toBeNull();
  });

  it('swaps boats if both owners accept boats and the values are close enough', () => {
    const owner = seeker({ categories: ['boats'], ownBoats: [tern] });
    const wanted = boat({ tradeCategories: ['boats'] });
    expect(matchOf(owner, wanted)).toMatchObject({
      way: { kind: 'swap', boat: { id: 7 } },
      reason:
        'The owner takes boats, and your 2019 Larkwell Tern 32 is worth about $10,000 less. It’s in Tampa, FL, in your state.',
    });
    expect(
      matchOf(seeker({ categories: ['boats'], ownBoats: [{ ...tern, tradeCategories: ['wine'] }] }), wanted)?.way.kind,
    ).toBe('assets');
    expect(matchOf(owner, boat({ tradeCategories: ['bitcoin'] }))).toBeNull();
    expect(
      matchOf(seeker({ categories: ['boats'], ownBoats: [{ ...tern, value: dollars(20_000) }] }), wanted)?.way.kind,
    ).toBe('assets');
  });

  it('picks the own boat that is closest in value', () => {
    const ownBoats = [tern, { ...tern, id: 8, value: dollars(121_000) }, { ...tern, id: 9, value: dollars(70_000) }];
    const found = matchOf(seeker({ categories: [], ownBoats }), boat({ tradeCategories: ['boats'] }));
    expect(found).toMatchObject({ way: { boat: { id: 8 } } });
    expect(found?.reason).toContain('is worth about the same');
  });

  it('compares the price with the stated value of the offered asset', () => {
    const worth = (value: number) => seeker({ range: { min: null, max: null }, worth: dollars(value) });
    expect(matchOf(worth(110_000), boat())?.reason).toBe(
      'The owner takes Bitcoin, which you’re offering, and your offer is worth about $10,000 less. It’s in Tampa, FL, in your state.',
    );
    expect(matchOf(worth(119_000), boat())?.score).toBeGreaterThan(matchOf(worth(90_000), boat())?.score ?? 1);
    expect(matchOf(worth(47_999), boat())).toBeNull();
    expect(matchOf(worth(300_001), boat())).toBeNull();
    const { min, max } = tradablePrices(dollars(120_000));
    expect([min, max]).toEqual([dollars(48_000), dollars(300_000)]);
    expect(matchOf(worth(120_000), boat({ price: min }))).not.toBeNull();
    expect(matchOf(worth(120_000), boat({ price: max }))).not.toBeNull();
  });

  it('scores higher the closer the boat is', () => {
    const score = (place: Place) => matchOf(seeker(), boat({ place }))?.score ?? 0;
    expect(score('FL')).toBeGreaterThan(score('SC'));
    expect(score('SC')).toBeGreaterThan(score('CA'));
    expect(matchOf(seeker(), boat({ place: 'SC', location: 'Charleston, SC' }))?.reason).toBe(
      'The owner takes Bitcoin, which you’re offering, and $120,000 is within your range. It’s in Charleston, SC, about 600 miles from you.',
    );
  });

  it('always has a reason and a score from 0 to 1', () => {
    const words = fc.subarray([...wordsOf('agent'), ...LISTING_KEYS]);
    const keys = fc.subarray([...LISTING_KEYS]);
    const amount = fc.integer({ min: 100, max: 999_999_999_999 }).map(cents);
    const place = fc.constantFrom<Place>(...US_STATES, 'unknown', undefined);
    const anyone = fc.record({
      categories: words,
      range: fc.record({ min: fc.option(amount), max: fc.option(amount) }),
      place,
      ownBoats: fc.array(
        fc.record({ id: fc.nat(), title: fc.constant('Tern'), value: amount, tradeCategories: keys }),
        { maxLength: 4 },
      ),
    });
    const anything = fc.record({ price: amount, tradeCategories: keys, location: fc.constant('Miami, FL'), place });
    fc.assert(
      fc.property(anyone, anything, (someone, something) => {
        const found = matchOf(someone, something);
        if (!found) return;
        expect(found.score).toBeGreaterThanOrEqual(0);
        expect(found.score).toBeLessThanOrEqual(1);
        expect(found.reason).toMatch(
          /^The owner .+\. It’s in Miami, FL(, in your state|, about [\d,]+ miles from you)?\.$/,
        );
        if (found.way.kind === 'swap') expect(accepts(something.tradeCategories, ['boats'])).toBe(true);
        const { max } = someone.range;
        if (max !== null) expect(something.price).toBeLessThanOrEqual(highestPriceFor(max) + 1);
      }),
      { numRuns: 500 },
    );
  });
});
