import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cents, cents, dollars } from './money.ts';
import { TACTICS, type Tactic } from './negotiation/tactics.ts';
import { type Bargain, fairnessOf, isDealPossible, nashPoint, negotiate, STRATEGIES } from './negotiation.ts';

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

function requireWithinLimits(given: Bargain, { offers, ...outcome }: ReturnType<typeof negotiate>): void {
  for (const { by, price: offered } of offers) {
    if (by === 'buyer') expect(offered).toBeLessThanOrEqual(given.buyer.limit);
    else expect(offered).toBeGreaterThanOrEqual(given.seller.limit);
  }
  if (!outcome.agreed) return;
  expect(outcome.price).toBeLessThanOrEqual(given.buyer.limit);
  expect(outcome.price).toBeGreaterThanOrEqual(given.seller.limit);
  expect(outcome.round).toBeLessThanOrEqual(given.rounds);
}

describe('A negotiation', () => {
  it('never exceeds a limit, whatever the strategies, rounds and prices', () => {
    fc.assert(
      fc.property(bargain, (given) => requireWithinLimits(given, negotiate(given))),
      { numRuns: 500 },
    );
  });

  it('never exceeds a limit even if a strategy tries to', () => {
    const wild = fc.oneof(fc.double(), fc.integer(), fc.constant(Number.NaN));
    fc.assert(
      fc.property(bargain, fc.infiniteStream(wild), (given, stream) => {
        const suggest = () => stream.next().value as Cents;
        const rogue: Tactic = { offer: suggest, finalOffer: suggest };
        requireWithinLimits(given, negotiate(given, { aggressive: rogue, balanced: rogue, patient: rogue }));
      }),
      { numRuns: 300 },
    );
  });

  it('alternates between the sides, buyer first, and never retracts an offer', () => {
    fc.assert(
      fc.property(bargain, (given) => {
        const { offers } = negotiate(given);
        expect(offers.length).toBeLessThanOrEqual(2 * (given.rounds - 1));
        offers.forEach(({ by, round }, i) => {
          expect(by).toBe(i % 2 === 0 ? 'buyer' : 'seller');
          expect(round).toBe(Math.floor(i / 2) + 1);
        });
        const of = (side: string) => offers.filter(({ by }) => by === side).map((offer) => offer.price);
        expect(of('buyer')).toEqual([...of('buyer')].sort((a, b) => a - b));
        expect(of('seller')).toEqual([...of('seller')].sort((a, b) => b - a));
      }),
      { numRuns: 300 },
    );
  });

  it('ends without a deal if none is possible; mediated, without a single offer', () => {
    fc.assert(
      fc.property(bargain, (given) => {
        fc.pre(!isDealPossible(given));
        const outcome = negotiate(given);
        expect(outcome.agreed).toBe(false);
        if (given.mediated) expect(outcome.offers).toEqual([]);
      }),
    );
  });

  it('does not reveal a limit in its offers', () => {
    const given = between(91_000, 98_000, { mediated: false, rounds: 5 });
    const { offers } = negotiate(given);
    const named = offers.map(({ price: offered }) => offered);
    expect(named).not.toContain(given.buyer.limit);
    expect(named).not.toContain(given.seller.limit);
  });
});

describe('A mediated negotiation', () => {
  it('agrees whenever a deal is possible, near the middle of the surplus', () => {
    fc.assert(
      fc.property(bargain, (drawn) => {
        const given = { ...drawn, mediated: true };
        fc.pre(isDealPossible(given));
        const outcome = negotiate(given);
        expect(outcome.agreed && fairnessOf(outcome.price, given).nash).toBeGreaterThan(
          given.buyer.limit - given.seller.limit > 50 ? 0.95 : -1,
        );
      }),
      { numRuns: 300 },
    );
  });

  it('reaches the same price with every pair of strategies', () => {
    const prices = STRATEGIES.flatMap((one) =>
      STRATEGIES.map((other) => {
        const given = between(90_000, 100_000);
        return negotiate({
          ...given,
          buyer: { ...given.buyer, strategy: one },
          seller: { ...given.seller, strategy: other },
        });
      }),
    ).map((outcome) => outcome.agreed && outcome.price);
    expect(new Set(prices)).toEqual(new Set([dollars(95_000)]));
  });
});

describe('An unmediated negotiation', () => {
  it('between two patient sides agrees whenever a deal is possible', () => {
    fc.assert(
      fc.property(bargain, (drawn) => {
        const given: Bargain = {
          ...drawn,
          mediated: false,
          buyer: { ...drawn.buyer, strategy: 'patient' },
          seller: { ...drawn.seller, strategy: 'patient' },
        };
        fc.pre(isDealPossible(given));
        expect(negotiate(given).agreed).toBe(true);
      }),
    );
  });

  it('rewards an aggressive side, at the risk of missing a narrow deal', () => {
    const hard = { limit: dollars(100_000), strategy: 'aggressive' as const };
    const wide = negotiate(between(90_000, 100_000, { mediated: false, buyer: hard }));
    const even = negotiate(between(90_000, 100_000, { mediated: false }));
    expect(wide.agreed && even.agreed && wide.price < even.price).toBe(true);
    const narrow = between(99_500, 100_000, { mediated: false, buyer: hard });
    expect(negotiate(narrow).agreed).toBe(false);
    expect(negotiate({ ...narrow, mediated: true }).agreed).toBe(true);
  });
});

describe('The Nash point', () => {
  it('is the midpoint of the limits, rounded if there is room', () => {
    expect(nashPoint(between(90_000, 100_000))).toBe(dollars(95_000));
    expect(nashPoint(between(90_000, 97_777))).toBe(dollars(93_900));
    expect(nashPoint(between(95_000, 95_000))).toBe(dollars(95_000));
    expect(nashPoint(between(95_001, 95_000))).toBeNull();
  });

  it('measures how fair a price is', () => {
    const given = between(90_000, 100_000);
    expect(fairnessOf(dollars(95_000), given)).toEqual({ buyerShare: 50, sellerShare: 50, nash: 1 });
    expect(fairnessOf(dollars(92_000), given)).toMatchObject({ buyerShare: 80, sellerShare: 20 });
    expect(fairnessOf(dollars(95_000), between(95_000, 95_000))).toEqual({ buyerShare: 50, sellerShare: 50, nash: 1 });
  });
});

it('has a tactic for each strategy', () => {
  expect(Object.keys(TACTICS)).toEqual([...STRATEGIES]);
});
