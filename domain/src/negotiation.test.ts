import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cents, cents, dollars } from './money.ts';
import { TACTICS, type Tactic } from './negotiation/tactics.ts';
import { type Bargain, isDealPossible, negotiate, type Random, STRATEGIES } from './negotiation.ts';

const strategy = fc.constantFrom(...STRATEGIES);
const price = fc.integer({ min: 1, max: 999_999_999_999 }).map(cents);
const bargain: fc.Arbitrary<Bargain> = fc.record({
  askingPrice: price,
  rounds: fc.integer({ min: 1, max: 50 }),
  buyer: fc.record({ limit: price, strategy }),
  seller: fc.record({ limit: price, strategy }),
  mediated: fc.boolean(),
});

const between = (least: number, most: number, overrides: Partial<Bargain> = {}): Bargain => ({
  askingPrice: dollars(100_000),
  rounds: 3,
  buyer: { limit: dollars(most), strategy: 'balanced' },
  seller: { limit: dollars(least), strategy: 'balanced' },
  mediated: true,
  ...overrides,
});

/** Any numbers at all, a different sequence in each run. */
const anyRandom: fc.Arbitrary<Random> = fc
  .infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
  .map((stream) => () => stream.next().value as number);
const middling: Random = () => 0.5;

function requireWithinLimits(given: Bargain, outcome: ReturnType<typeof negotiate>): void {
  if (!outcome.agreed) return;
  for (const { by, price: offered } of outcome.offers) {
    if (by === 'buyer') expect(offered).toBeLessThanOrEqual(given.buyer.limit);
    else expect(offered).toBeGreaterThanOrEqual(given.seller.limit);
  }
  expect(outcome.price).toBeLessThanOrEqual(given.buyer.limit);
  expect(outcome.price).toBeGreaterThanOrEqual(given.seller.limit);
}

describe('A negotiation', () => {
  it('never exceeds a limit, whatever the strategies, rounds, prices and draw', () => {
    fc.assert(
      fc.property(bargain, anyRandom, (given, random) => requireWithinLimits(given, negotiate(given, random))),
      { numRuns: 500 },
    );
  });

  it('never exceeds a limit even if a strategy tries to', () => {
    const wild = fc.oneof(fc.double(), fc.integer(), fc.constant(Number.NaN));
    fc.assert(
      fc.property(bargain, anyRandom, fc.infiniteStream(wild), (given, random, stream) => {
        const suggest = () => stream.next().value as Cents;
        const rogue: Tactic = { offer: suggest, finalOffer: suggest };
        requireWithinLimits(given, negotiate(given, random, { aggressive: rogue, balanced: rogue, patient: rogue }));
      }),
      { numRuns: 300 },
    );
  });

  it('alternates between the sides, buyer first, and never retracts an offer or passes the price', () => {
    fc.assert(
      fc.property(bargain, anyRandom, (given, random) => {
        const outcome = negotiate(given, random);
        if (!outcome.agreed) return;
        const { offers } = outcome;
        expect(offers).toHaveLength(2 * (given.rounds - 1));
        offers.forEach(({ by, round }, i) => {
          expect(by).toBe(i % 2 === 0 ? 'buyer' : 'seller');
          expect(round).toBe(Math.floor(i / 2) + 1);
        });
        const of = (side: string) => offers.filter(({ by }) => by === side).map((offer) => offer.price);
        expect(of('buyer')).toEqual([...of('buyer')].sort((a, b) => a - b));
        expect(of('seller')).toEqual([...of('seller')].sort((a, b) => b - a));
        expect(Math.max(0, ...of('buyer'))).toBeLessThanOrEqual(outcome.price);
        expect(Math.min(outcome.price, ...of('seller'))).toBe(outcome.price);
      }),
      { numRuns: 300 },
    );
  });

  it('ends without a deal or an offer if none is possible', () => {
    fc.assert(
      fc.property(bargain, anyRandom, (given, random) => {
        fc.pre(!isDealPossible(given));
        expect(negotiate(given, random)).toEqual({ agreed: false });
      }),
    );
  });
});

describe('A mediated negotiation', () => {
  it('agrees whenever a deal is possible', () => {
    fc.assert(
      fc.property(bargain, anyRandom, (drawn, random) => {
        const given = { ...drawn, mediated: true };
        fc.pre(isDealPossible(given));
        expect(negotiate(given, random).agreed).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('favors neither side: a draw and its mirror image share the gain the other way around', () => {
    const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(bargain, share, (drawn, drawnShare) => {
        const given = { ...drawn, mediated: true };
        fc.pre(isDealPossible(given));
        const step = Math.max(1, given.askingPrice / 10_000);
        const [one, other] = [drawnShare, 1 - drawnShare].map((it) => negotiate(given, () => it));
        if (!one?.agreed || !other?.agreed) throw new Error('A deal was possible.');
        const apart = Math.abs(one.price + other.price - given.buyer.limit - given.seller.limit);
        expect(apart).toBeLessThanOrEqual(2 * step);
      }),
      { numRuns: 300 },
    );
  });

  it('settles at a round amount inside the range', () => {
    expect(negotiate(between(90_000, 100_000), middling)).toMatchObject({ agreed: true, price: dollars(95_000) });
    expect(negotiate(between(90_000, 97_777), middling)).toMatchObject({ agreed: true, price: dollars(93_890) });
  });

  it('leaves ranges that have no round amount unrounded', () => {
    const narrow = (least: number, most: number): Bargain => ({
      ...between(1, 1),
      buyer: { limit: cents(most), strategy: 'balanced' },
      seller: { limit: cents(least), strategy: 'balanced' },
    });
    expect(negotiate(narrow(9_500_100, 9_500_300), middling)).toMatchObject({ price: 9_500_200 });
    expect(negotiate(narrow(9_500_300, 9_500_300), middling)).toMatchObject({ price: 9_500_300 });
    expect(negotiate(narrow(9_499_900, 9_500_700), middling)).toMatchObject({ price: 9_500_000 });
  });

  it('reaches the same price with every pair of strategies', () => {
    const prices = STRATEGIES.flatMap((one) =>
      STRATEGIES.map((other) => {
        const given = between(90_000, 100_000);
        return negotiate(
          { ...given, buyer: { ...given.buyer, strategy: one }, seller: { ...given.seller, strategy: other } },
          middling,
        );
      }),
    ).map((outcome) => outcome.agreed && outcome.price);
    expect(new Set(prices)).toEqual(new Set([dollars(95_000)]));
  });
});

describe('An unmediated negotiation', () => {
  it('between two patient sides agrees whenever a deal is possible', () => {
    fc.assert(
      fc.property(bargain, anyRandom, (drawn, random) => {
        const given: Bargain = {
          ...drawn,
          mediated: false,
          buyer: { ...drawn.buyer, strategy: 'patient' },
          seller: { ...drawn.seller, strategy: 'patient' },
        };
        fc.pre(isDealPossible(given));
        expect(negotiate(given, random).agreed).toBe(true);
      }),
    );
  });

  it('rewards an aggressive side, at the risk of missing a narrow deal', () => {
    const hard = { limit: dollars(100_000), strategy: 'aggressive' as const };
    const wide = negotiate(between(90_000, 100_000, { mediated: false, buyer: hard }), middling);
    const even = negotiate(between(90_000, 100_000, { mediated: false }), middling);
    expect(wide.agreed && even.agreed && wide.price < even.price).toBe(true);
    const narrow = between(99_500, 100_000, { mediated: false, buyer: hard });
    expect(negotiate(narrow, middling).agreed).toBe(false);
    expect(negotiate({ ...narrow, mediated: true }, middling).agreed).toBe(true);
  });
});

it('has a tactic for each strategy', () => {
  expect(Object.keys(TACTICS)).toEqual([...STRATEGIES]);
});
