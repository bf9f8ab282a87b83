import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOAT_TYPES } from './boat-types.ts';
import { cents, dollars } from './money.ts';
import { LISTING_KEYS } from './trade-taxonomy.ts';
import { type Deal, decide, NO_RULES, type Rules, type Span, suggestedRules, type Verdict } from './wants.ts';

const none = { adds: cents(0), receives: cents(0) };
const boat = (overrides = {}) => ({
  kind: 'boat' as const,
  value: dollars(100_000),
  type: 'Bowrider',
  length: 30,
  year: 2015,
  miles: 200,
  ...overrides,
});
const deal = (overrides: Partial<Deal> = {}): Deal => ({ item: boat(), ...none, ...overrides });

const amount = fc.integer({ min: 0, max: 500_000_00 }).map(cents);
const spanOf = <Value extends number>(value: fc.Arbitrary<Value>): fc.Arbitrary<Span<Value>> =>
  fc
    .record({ min: fc.option(value), max: fc.option(value) })
    .filter(({ min, max }) => min === null || max === null || min <= max);
const rules: fc.Arbitrary<Rules> = fc.record({
  types: fc.subarray([...BOAT_TYPES]),
  length: spanOf(fc.integer({ min: 10, max: 100 })),
  year: spanOf(fc.integer({ min: 1950, max: 2027 })),
  price: spanOf(amount),
  miles: fc.option(fc.integer({ min: 0, max: 3_000 })),
  kinds: fc.subarray([...LISTING_KEYS]),
  mostCashToAdd: fc.option(amount),
  leastCashToReceive: fc.option(amount),
  lowestValue: fc.option(amount),
});
const item = fc.oneof(
  fc.record({
    kind: fc.constant('boat' as const),
    value: amount,
    type: fc.option(fc.constantFrom(...BOAT_TYPES, 'Trawler')),
    length: fc.option(fc.integer({ min: 10, max: 100 })),
    year: fc.integer({ min: 1950, max: 2027 }),
    miles: fc.option(fc.integer({ min: 0, max: 3_000 })),
  }),
  fc.record({ kind: fc.constant('asset' as const), value: amount, category: fc.constantFrom(...LISTING_KEYS) }),
);
const anyDeal: fc.Arbitrary<Deal> = fc.record({ item: fc.option(item), adds: amount, receives: amount });

describe('Rules', () => {
  it('accept anything if they ask for nothing', () => {
    fc.assert(
      fc.property(anyDeal, (given) => {
        expect(decide(NO_RULES, given)).toEqual({ wanted: true, by: 'rules' });
      }),
    );
  });

  it.each<[string, Partial<Rules>, Deal]>([
    ['type', { types: ['Motor Yacht'] }, deal()],
    ['length', { length: { min: 31, max: null } }, deal()],
    ['length', { length: { min: null, max: 40 } }, deal({ item: boat({ length: null }) })],
    ['year', { year: { min: 2016, max: 2020 } }, deal()],
    ['price', { price: { min: null, max: dollars(99_999) } }, deal()],
    ['miles', { miles: 199 }, deal()],
    ['kind', { kinds: ['bitcoin', 'wine'] }, deal()],
    ['kind', { kinds: ['boats'] }, deal({ item: { kind: 'asset', value: dollars(1), category: 'bitcoin' } })],
    ['cash to add', { mostCashToAdd: dollars(5_000) }, deal({ adds: dollars(5_001) })],
    ['cash to receive', { leastCashToReceive: dollars(5_000) }, deal({ receives: dollars(4_999) })],
    ['value', { lowestValue: dollars(100_001) }, deal()],
    ['value', { lowestValue: dollars(100_000) }, deal({ adds: dollars(1) })],
    ['value', { lowestValue: dollars(90_000) }, deal({ item: null, receives: dollars(89_999) })],
  ])('object by %s: %j', (objection, asked, given) => {
    expect(decide({ ...NO_RULES, ...asked }, given)).toEqual({ wanted: false, objections: [objection] });
  });

  it('include their limits', () => {
    const exact: Rules = {
      types: ['Bowrider'],
      length: { min: 30, max: 30 },
      year: { min: 2015, max: 2015 },
      price: { min: dollars(100_000), max: dollars(100_000) },
      miles: 200,
      kinds: ['boats'],
      mostCashToAdd: cents(0),
      leastCashToReceive: dollars(5_000),
      lowestValue: dollars(105_000),
    };
    expect(decide(exact, deal({ receives: dollars(5_000) }))).toEqual({ wanted: true, by: 'rules' });
  });

  it('accept every kind when open to offers', () => {
    const open: Rules = { ...NO_RULES, kinds: ['open_to_offers'] };
    expect(decide(open, deal()).wanted).toBe(true);
    expect(decide(open, deal({ item: { kind: 'asset', value: dollars(1), category: 'wine' } })).wanted).toBe(true);
  });

  it('do not object to an unknown distance', () => {
    expect(decide({ ...NO_RULES, miles: 10 }, deal({ item: boat({ miles: null }) })).wanted).toBe(true);
  });

  it('accept no less when one of them is dropped', () => {
    const name = fc.constantFrom(...(Object.keys(NO_RULES) as (keyof Rules)[]));
    fc.assert(
      fc.property(rules, anyDeal, name, (strict, given, dropped) => {
        fc.pre(decide(strict, given).wanted);
        expect(decide({ ...strict, [dropped]: NO_RULES[dropped] }, given).wanted).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('never leave a person with less than the lowest value', () => {
    fc.assert(
      fc.property(rules, anyDeal, amount, (asked, given, lowestValue) => {
        fc.pre(decide({ ...asked, lowestValue }, given).wanted);
        expect((given.item?.value ?? 0) + given.receives - given.adds).toBeGreaterThanOrEqual(lowestValue);
      }),
    );
  });
});

describe('A verdict', () => {
  it('of no beats every rule', () => {
    fc.assert(
      fc.property(rules, anyDeal, (asked, given) => {
        expect(decide(asked, given, { answer: 'no' })).toEqual({ wanted: false, objections: ['verdict'] });
      }),
    );
  });

  it('of yes beats the rules about the boat, not those about money', () => {
    const asked: Rules = { ...NO_RULES, types: ['Motor Yacht'], kinds: ['wine'], mostCashToAdd: dollars(5_000) };
    const yes: Verdict = { answer: 'yes', cash: null };
    expect(decide(asked, deal({ adds: dollars(5_000) }), yes)).toEqual({ wanted: true, by: 'verdict' });
    expect(decide(asked, deal({ adds: dollars(5_001) }), yes)).toEqual({ wanted: false, objections: ['cash to add'] });
  });

  it('of yes with an amount allows exactly that much cash, whatever the rules', () => {
    fc.assert(
      fc.property(rules, anyDeal, amount, (asked, given, cash) => {
        expect(decide(asked, given, { answer: 'yes', cash }).wanted).toBe(given.adds <= cash);
      }),
    );
  });
});

it('suggests the listing’s categories and the prices of the agent', () => {
  expect(suggestedRules(['Boats', 'bitcoin'], { min: dollars(50_000), max: null }, null)).toEqual({
    ...NO_RULES,
    kinds: ['boats', 'bitcoin'],
    price: { min: dollars(50_000), max: null },
  });
  expect(suggestedRules([], undefined, null)).toEqual(NO_RULES);
});

it('suggests no prices for an item that is worth less than all of them', () => {
  const agent = { min: dollars(150_000), max: dollars(600_000) };
  expect(suggestedRules([], agent, dollars(13_200)).price).toEqual(NO_RULES.price);
  expect(suggestedRules([], agent, dollars(150_000)).price).toEqual(agent);
});
