import { type BoatCondition, isBoatCondition } from './boat-conditions.ts';
import { type Cents, cents, MAX_PRICE } from './money.ts';
import { type Comparable, makeKey, type Traits } from './valuation/comparables.ts';
import { rangeAround } from './valuation/range.ts';
import { type Belief, type Observation, robustFit } from './valuation/robust-fit.ts';
import { type EstimateWarning, warningsAbout } from './valuation/warnings.ts';
import { type Weight, weightsOf } from './valuation/weights.ts';

export interface MarketValue<T extends Comparable = Comparable> {
  /** The estimated market price of this boat. */
  readonly value: Cents;
  /** Holds the price of four in five such boats. */
  readonly range: { readonly min: Cents; readonly max: Cents };
  /** How many listed boats of the same type count. */
  readonly listings: number;
  /** How many closed trades count. */
  readonly sales: number;
  /** The probability, from 0 to 1, that the market's value is within 10% of the estimate. */
  readonly confidence: number;
  /** Where the estimate reaches beyond its comparables. */
  readonly warnings: readonly EstimateWarning[];
  /** The comparables of the same type that count, those that say the most first. */
  readonly comparables: readonly T[];
}

const USUAL_CONDITION: BoatCondition = 'Good';
/** Prior beliefs about the effect of other conditions, as logarithms. */
const CONDITIONS: readonly (readonly [BoatCondition, Belief])[] = [
  ['New', belief(0.15, 0.12)],
  ['Excellent', belief(0.08, 0.08)],
  ['Fair', belief(-0.12, 0.1)],
  ['Project', belief(-0.35, 0.2)],
];
/** Prior beliefs about the price level and the effects of length and year. */
const MEASURED: readonly Belief[] = [
  { mean: 0, precision: 0 },
  belief(2, 0.8),
  belief(0, 0.4),
  belief(0.045, 0.025),
  belief(0, 0.0015),
];
const CONDITION_INDICES: ReadonlyMap<string, number> = new Map(
  CONDITIONS.map(([condition], i) => [condition, MEASURED.length + i]),
);
const MAKES_DIFFER = 0.3;
const TYPES_DIFFER = 0.4;
const WITHIN = Math.log(1.1);

/**
 * Estimates the market value with a local regression of the log price on length, year, condition, make and type. Similar boats and
 * sales weigh more, boats of one owner less, and outliers (typos, fantasy prices) do not count. Null without a comparable of the type.
 */
export function marketValue<T extends Comparable>(subject: Traits, comparables: readonly T[]): MarketValue<T> | null {
  if (!comparables.some(({ type }) => type === subject.type)) return null;
  const groups = groupsOf(subject, comparables);
  const weights = weightsOf(subject, comparables);
  const observations = comparables.map((it, i) => observe(subject, it, groups, weights[i]?.level ?? 0));
  const fit = robustFit(observations, [
    ...MEASURED,
    ...CONDITIONS.map(([, effect]) => effect),
    ...Array.from(groups.makes, () => belief(0, MAKES_DIFFER)),
    ...Array.from(groups.types, () => belief(0, TYPES_DIFFER)),
  ]);
  const own = withOwnIndices([0], subject, groups);
  const center = own.reduce((total, index) => total + (fit.coefficients[index] ?? 0), 0);
  const variance = fit.variance(own) + (groups.makes.has(makeKey(subject.make)) ? 0 : MAKES_DIFFER ** 2);
  const { low, high } = rangeAround(center, variance, fit, weights);
  const counting = countingOf(subject, comparables, fit.believed, weights);
  const sales = counting.filter(({ sold }) => sold).length;
  const value = money(center);
  return {
    value,
    range: { min: money(low), max: money(high) },
    listings: counting.length - sales,
    sales,
    confidence: chanceWithin(WITHIN, Math.sqrt(variance)),
    warnings: warningsAbout(subject, value, counting),
    comparables: counting,
  };
}

/** The indices of the coefficients of the makes and types that have an effect of their own: all but the subject's type. */
interface Groups {
  readonly makes: ReadonlyMap<string, number>;
  readonly types: ReadonlyMap<string, number>;
}

function groupsOf(subject: Traits, comparables: readonly Traits[]): Groups {
  const indexed = (words: readonly string[], first: number) =>
    new Map([...new Set(words)].sort().map((word, i) => [word, first + i]));
  const makes = indexed(
    comparables.map(({ make }) => makeKey(make)),
    MEASURED.length + CONDITIONS.length,
  );
  const types = indexed(
    comparables.map(({ type }) => type).filter((type) => type !== subject.type),
    MEASURED.length + CONDITIONS.length + makes.size,
  );
  return { makes, types };
}

function observe(subject: Traits, other: Comparable, groups: Groups, weight: number): Observation {
  const length = Math.log(other.length / subject.length);
  const years = other.year - subject.year;
  return {
    indices: withOwnIndices([0, 1, 2, 3, 4], other, groups),
    // A boat's condition, make and type either count or not.
    factors: [1, length, length ** 2, years, years ** 2, 1, 1, 1],
    y: Math.log(Math.max(other.price, 1)),
    weight,
  };
}

/** Adds the indices of the coefficients for the boat's condition, make and type, if they have one. */
function withOwnIndices(indices: number[], { condition, make, type }: Traits, { makes, types }: Groups): number[] {
  const known = condition !== null && isBoatCondition(condition) ? condition : USUAL_CONDITION;
  const [ofCondition, ofMake, ofType] = [CONDITION_INDICES.get(known), makes.get(makeKey(make)), types.get(type)];
  if (ofCondition !== undefined) indices.push(ofCondition);
  if (ofMake !== undefined) indices.push(ofMake);
  if (ofType !== undefined) indices.push(ofType);
  return indices;
}

/** The comparables of the subject's type that the fit believes, those that weigh the most first. */
function countingOf<T extends Comparable>(
  subject: Traits,
  comparables: readonly T[],
  believed: readonly boolean[],
  weights: readonly Weight[],
): T[] {
  return comparables
    .map((boat, i) => ({ boat, weight: weights[i]?.level ?? 0, counts: believed[i] && boat.type === subject.type }))
    .filter(({ counts }) => counts)
    .sort((a, b) => b.weight - a.weight)
    .map(({ boat }) => boat);
}

function belief(mean: number, deviation: number): Belief {
  return { mean, precision: 1 / deviation ** 2 };
}

const money = (logarithm: number): Cents => cents(Math.min(MAX_PRICE, Math.max(1, Math.round(Math.exp(logarithm)))));

/** The share of a normal distribution within this distance of its mean, by Abramowitz and Stegun 7.1.26. */
function chanceWithin(distance: number, deviation: number): number {
  const z = distance / (deviation * Math.SQRT2);
  const t = 1 / (1 + 0.3275911 * z);
  const tail =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) *
    Math.exp(-z * z);
  return Math.min(1, Math.max(0, 1 - tail));
}
