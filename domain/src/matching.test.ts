import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Place, US_STATES } from './geography.ts';
import {
  highestPriceFor,
  MIN_MATCH_SCORE,
  matchOf,
  type OfferedBoat,
  type Seeker,
  type SeekerWants,
  tradablePrices,
} from './matching.ts';
import { cents, dollars } from './money.ts';
import { accepts, LISTING_KEYS, wordsOf } from './trade-taxonomy.ts';
import { NO_RULES, type Rules } from './wants.ts';

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
  type: 'Bowrider',
  length: 32,
  year: 2018,
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
      'The owner takes Bitcoin, which you’re offering, and $120,000 is within your range. It’s in Charleston, SC, about 600 miles by road from your state.',
    );
    expect(matchOf(seeker({ from: 'Tampa, FL' }), boat({ place: 'SC', location: 'Charleston, SC' }))?.reason).toMatch(
      /It’s in Charleston, SC, about 370 miles from you in a straight line\.$/,
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
    const anything = fc.record({
      price: amount,
      tradeCategories: keys,
      location: fc.constant('Miami, FL'),
      place,
      type: fc.constant(null),
      length: fc.constant(null),
      year: fc.constant(2000),
    });
    fc.assert(
      fc.property(anyone, anything, (someone, something) => {
        const found = matchOf(someone, something);
        if (!found) return;
        expect(found.score).toBeGreaterThanOrEqual(0);
        expect(found.score).toBeLessThanOrEqual(1);
        expect(found.reason).toMatch(
          /^The owner .+\. It’s in Miami, FL(, in your state|, about [\d,]+ miles by road from your state)?\.$/,
        );
        if (found.way.kind === 'swap') expect(accepts(something.tradeCategories, ['boats'])).toBe(true);
        const { max } = someone.range;
        if (max !== null) expect(something.price).toBeLessThanOrEqual(highestPriceFor(max) + 1);
      }),
      { numRuns: 500 },
    );
  });
});

describe('Wants', () => {
  const wants = (overrides: Partial<SeekerWants> = {}): SeekerWants => ({
    boats: new Map(),
    assets: new Map(),
    cash: undefined,
    ...overrides,
  });
  const rules = (overrides: Partial<Rules>): Rules => ({ ...NO_RULES, ...overrides });
  const swapper = (asked: Partial<Rules>) =>
    seeker({ categories: ['boats'], ownBoats: [tern], wants: wants({ boats: new Map([[7, rules(asked)]]) }) });
  const swappable = boat({ tradeCategories: ['boats'] });
  const yes = (dollarsAdded?: number) =>
    ({ answer: 'yes', cash: dollarsAdded === undefined ? null : dollars(dollarsAdded) }) as const;

  it('narrow what an own boat is swapped for', () => {
    expect(matchOf(swapper({ types: ['Bowrider'], miles: 50 }), swappable)?.way.kind).toBe('swap');
    for (const asked of [{ types: ['Motor Yacht'] }, { year: { min: 2019, max: null } }, { kinds: ['wine'] }] as const)
      expect(matchOf(swapper(asked), swappable)).toBeNull();
  });

  it('limit the cash that goes with a swap, at the lowest price the boat may go for', () => {
    const dear = boat({ tradeCategories: ['boats'], price: dollars(150_000) });
    expect(matchOf(swapper({ mostCashToAdd: dollars(25_000) }), dear)).not.toBeNull();
    expect(matchOf(swapper({ mostCashToAdd: dollars(24_999) }), dear)).toBeNull();
    const cheap = boat({ tradeCategories: ['boats'], price: dollars(100_000) });
    expect(matchOf(swapper({ leastCashToReceive: dollars(10_000) }), cheap)).not.toBeNull();
    expect(matchOf(swapper({ leastCashToReceive: dollars(10_001) }), cheap)).toBeNull();
  });

  it('for cash narrow everything that is not swapped', () => {
    const buyer = (asked: Partial<Rules>) => seeker({ wants: wants({ cash: rules(asked) }) });
    expect(matchOf(buyer({ length: { min: 30, max: 40 }, mostCashToAdd: dollars(108_000) }), boat())).not.toBeNull();
    expect(matchOf(buyer({ mostCashToAdd: dollars(107_999) }), boat())).toBeNull();
    expect(matchOf(buyer({ length: { min: 40, max: null } }), boat())).toBeNull();
  });

  it('for an asset count before those for cash', () => {
    const coins = { value: dollars(100_000), rules: rules({ mostCashToAdd: dollars(8_000) }) };
    const owner = (asked: Partial<Rules>) =>
      seeker({
        wants: wants({
          assets: new Map([['bitcoin', [{ ...coins, rules: rules(asked) }]]]),
          cash: rules({ types: ['Motor Yacht'] }),
        }),
      });
    expect(matchOf(owner({ mostCashToAdd: dollars(8_000) }), boat())?.way).toEqual({
      kind: 'assets',
      keys: ['bitcoin'],
    });
    expect(matchOf(owner({ mostCashToAdd: dollars(7_999) }), boat())).toBeNull();
  });

  it('give way to a verdict', () => {
    expect(matchOf(seeker(), boat(), { answer: 'no' })).toBeNull();
    const far = boat({ price: dollars(900_000), place: 'CA' });
    expect(matchOf(seeker(), far)).toBeNull();
    expect(matchOf(seeker(), far, yes())).toMatchObject({
      byVerdict: true,
      reason: expect.stringMatching(/^You said you’d trade for it\. /),
    });
    expect(matchOf(swapper({ types: ['Motor Yacht'] }), swappable, yes(20_000))?.way.kind).toBe('swap');
    const dear = boat({ tradeCategories: ['boats'], price: dollars(150_000) });
    expect(matchOf(swapper({ mostCashToAdd: dollars(0) }), dear, yes(25_000))?.way.kind).toBe('swap');
    expect(matchOf(swapper({}), dear, yes(24_999))).toBeNull();
  });

  it('raise the score of a boat that the seeker said yes to, and always report it', () => {
    const plain = matchOf(seeker(), boat());
    expect(matchOf(seeker(), boat(), yes())?.score).toBeGreaterThan(plain?.score ?? 1);
    const poor = matchOf(seeker({ categories: [] }), boat({ tradeCategories: ['wine'], place: 'CA' }), yes());
    expect(poor?.score).toBeGreaterThanOrEqual(MIN_MATCH_SCORE);
  });
});
