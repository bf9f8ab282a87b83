import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import { type Bargain, negotiate, type Offer, type Random, STRATEGIES } from '../negotiation.ts';
import { drawPrice } from './settlement.ts';

/**
 * Attackers who know the rule, their own limit, the price and every offer, and want the other side's limit. Their errors are shares
 * of the range between the limits; decision 38 promises these two bounds.
 */
const LEAST_ERROR = 0.15;
const LEAST_WIDTH = 1.2;

interface Case {
  readonly askingPrice: number;
  readonly range: number;
  /** The attacker's gain at this price. */
  readonly gain: number;
  readonly price: number;
  readonly offers: readonly Offer[];
}

/** Mulberry32: the same in every run. */
function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const logUniform = (random: Random, low: number, high: number) =>
  Math.exp(Math.log(low) + (Math.log(high) - Math.log(low)) * random());
const oneOf = <T>(random: Random, list: readonly T[]) => list[Math.floor(random() * list.length)] as T;

/** The narrowest and widest ranges that occur, as shares of the asking price: the attackers know these, too. */
const RANGES = { low: 0.005, high: 0.1 } as const;

/** Negotiations of all strategies over boats from a dinghy to a yacht, as the buyer or the seller sees them. */
function casesOf(seed: number, count: number): Case[] {
  const random = seeded(seed);
  return Array.from({ length: count }, () => {
    const askingPrice = cents(Math.round(100 * logUniform(random, 5_000, 5_000_000)));
    const range = Math.round(askingPrice * logUniform(random, RANGES.low, RANGES.high));
    const least = Math.round(0.9 * askingPrice + random() * (0.1 * askingPrice - range));
    const bargain: Bargain = {
      askingPrice,
      rounds: 2 + Math.floor(8 * random()),
      buyer: { limit: cents(least + range), strategy: oneOf(random, STRATEGIES) },
      seller: { limit: cents(least), strategy: oneOf(random, STRATEGIES) },
      mediated: true,
    };
    const outcome = negotiate(bargain, random);
    if (!outcome.agreed) throw new Error('These limits always leave room.');
    const { price, offers } = outcome;
    const gain = Math.max(1, random() < 0.5 ? least + range - price : price - least);
    return { askingPrice, range, gain, price, offers };
  });
}

const meanError = (cases: readonly Case[], estimate: (known: Omit<Case, 'range'>) => number) =>
  cases.reduce((total, known) => total + Math.abs(estimate(known) - known.range) / known.range, 0) / cases.length;

/** Beta(10, 10) up to a factor that does not matter here. */
const density = (share: number) => (share > 0 && share < 1 ? (share * (1 - share)) ** 9 : 0);

interface Belief {
  readonly range: number;
  readonly weight: number;
}

/** The posterior of a perfect reasoner about the range, given its own gain and a uniform prior over magnitudes. */
function beliefsAfter(gain: number, low: number, high: number): Belief[] {
  const steps = 300;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const range = low * (high / low) ** (i / steps);
    return { range, weight: density(gain / range) / range };
  });
}

function quantile(beliefs: readonly Belief[], part: number): number {
  const total = beliefs.reduce((sum, { weight }) => sum + weight, 0);
  let sum = 0;
  for (const { range, weight } of beliefs) {
    sum += weight;
    if (sum >= part * total) return range;
  }
  return beliefs.at(-1)?.range ?? 0;
}

/** Ordinary least squares by the normal equations, with a touch of ridge for columns that repeat each other. */
function fit(rows: readonly (readonly number[])[], targets: readonly number[]): number[] {
  const size = rows[0]?.length ?? 0;
  const matrix = Array.from({ length: size }, (_, i) => [
    ...Array.from(
      { length: size },
      (_, j) => rows.reduce((sum, row) => sum + (row[i] ?? 0) * (row[j] ?? 0), 0) + (i === j ? 1e-6 : 0),
    ),
    rows.reduce((sum, row, n) => sum + (row[i] ?? 0) * (targets[n] ?? 0), 0),
  ]);
  matrix.forEach((pivot, i) => {
    const head = pivot[i] ?? 1;
    matrix.forEach((row, j) => {
      if (j === i) return;
      const factor = (row[i] ?? 0) / head;
      row.forEach((value, k) => {
        row[k] = value - factor * (pivot[k] ?? 0);
      });
    });
  });
  return matrix.map((row, i) => (row[size] ?? 0) / (row[i] ?? 1));
}

/** Everything that a party can read off a negotiation, in logarithms: the error that counts is relative. */
function features({ askingPrice, gain, price, offers }: Omit<Case, 'range'>): number[] {
  const of = (side: string) => offers.filter(({ by }) => by === side).map((offer) => offer.price);
  const [bids, asks] = [of('buyer'), of('seller')];
  const seen = [price, bids[0], bids.at(-1), asks[0], asks.at(-1)].map((amount) => (amount ?? price) / askingPrice);
  const gained = Math.log(gain / askingPrice);
  return [1, gained, gained ** 2, ...seen, ...seen.map((share) => share ** 2), offers.length];
}

it('shares the gain of a mediated price evenly on average, mostly near the middle', () => {
  const shares = casesOf(6, 4_000).map(({ gain, range }) => gain / range);
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  expect(Math.abs(mean(shares) - 0.5)).toBeLessThan(0.01);
  expect(mean(shares.map((share) => 4 * share * (1 - share)))).toBeGreaterThan(0.95);
});

describe('The other side’s limit', () => {
  it('cannot be computed by mirroring one’s own limit at the price', () => {
    const cases = casesOf(1, 4_000);
    expect(meanError(cases, ({ gain }) => 2 * gain)).toBeGreaterThan(LEAST_ERROR);
    const close = cases.filter(({ gain, range }) => Math.abs(2 * gain - range) < 0.02 * range);
    expect(close.length / cases.length).toBeLessThan(0.1);
  });

  it('cannot be found by a perfect reasoner who knows the rule and the usual ranges', () => {
    const cases = casesOf(2, 1_000).map((known) => ({
      ...known,
      beliefs: beliefsAfter(known.gain, RANGES.low * known.askingPrice, RANGES.high * known.askingPrice),
    }));
    const errorOf = (guess: (beliefs: readonly Belief[]) => number) =>
      cases.reduce((sum, { beliefs, range }) => sum + Math.abs(guess(beliefs) - range) / range, 0) / cases.length;
    const byShare = (beliefs: readonly Belief[]) =>
      beliefs.map(({ range, weight }) => ({ range, weight: weight / range }));
    expect(errorOf((beliefs) => quantile(beliefs, 0.5))).toBeGreaterThan(LEAST_ERROR);
    expect(errorOf((beliefs) => quantile(byShare(beliefs), 0.5))).toBeGreaterThan(LEAST_ERROR);
    const inside = cases.filter(
      ({ beliefs, range }) => range >= quantile(beliefs, 0.1) && range <= quantile(beliefs, 0.9),
    );
    expect(inside.length / cases.length).toBeCloseTo(0.8, 1);
  });

  it('stays uncertain by more than one’s own gain, four times in five', () => {
    const theirs = casesOf(7, 4_000)
      .map(({ gain, range }) => (range - gain) / gain)
      .sort((a, b) => a - b);
    const [low, high] = [0.1, 0.9].map((part) => theirs[part * theirs.length] ?? 0);
    expect((high ?? 0) - (low ?? 0)).toBeGreaterThan(LEAST_WIDTH);
  });

  it('cannot be learned from the offers or from many outcomes with known limits', () => {
    const learned = casesOf(3, 2_000);
    const weights = fit(
      learned.map(features),
      learned.map(({ range, askingPrice }) => Math.log(range / askingPrice)),
    );
    const estimate = (known: Omit<Case, 'range'>) =>
      known.askingPrice * Math.exp(features(known).reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0));
    expect(meanError(casesOf(4, 2_000), estimate)).toBeGreaterThan(LEAST_ERROR);
  });

  it('does not affect the offers: the same price gives the same offers', () => {
    const strategy = fc.constantFrom(...STRATEGIES);
    const room = fc.integer({ min: 1, max: 1_000_000 });
    const same = fc.record({
      askingPrice: fc.integer({ min: 10_000_000, max: 900_000_000 }).map(cents),
      rounds: fc.integer({ min: 1, max: 50 }),
      buyer: strategy,
      seller: strategy,
      mediated: fc.boolean(),
    });
    fc.assert(
      fc.property(same, room, room, ({ askingPrice, rounds, buyer, seller, mediated }, one, other) => {
        // Around the same middle, which every draw of one half hits.
        const middle = Math.round((askingPrice * 0.9) / 100_000) * 100_000;
        const around = (half: number) =>
          negotiate(
            {
              askingPrice,
              rounds,
              mediated,
              buyer: { limit: cents(middle + half), strategy: mediated ? buyer : 'patient' },
              seller: { limit: cents(middle - half), strategy: mediated ? seller : 'patient' },
            },
            () => 0.5,
          );
        expect(around(one)).toEqual(around(other));
      }),
    );
  });

  it('does not show in how round the price is', () => {
    const random = seeded(5);
    const zeros = (half: number) => {
      const prices = Array.from({ length: 2_000 }, () =>
        drawPrice({ least: cents(9_500_000 - half), most: cents(9_500_000 + half) }, cents(10_000_000), random),
      );
      expect(prices.every((price) => price % 1_000 === 0)).toBe(true);
      return prices.filter((price) => price % 10_000 === 0).length / prices.length;
    };
    for (const half of [100_000, 250_000, 500_000]) expect(zeros(half)).toBeCloseTo(0.1, 1);
  });
});
