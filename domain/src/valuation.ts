import { type BoatCondition, isBoatCondition } from './boat-conditions.ts';
import { type Cents, cents, MAX_PRICE } from './money.ts';
import { type Belief, type Fit, type Observation, robustFit, weightedQuantile } from './valuation/robust-fit.ts';

/** The traits that determine a boat's value. */
export interface Traits {
  readonly type: string;
  readonly make: string;
  readonly year: number;
  readonly length: number;
  readonly condition: string | null;
}

export interface Comparable extends Traits {
  readonly price: Cents;
}

/** Limits on comparable boats of the same type: the difference in years, and in length as a share. */
export interface Window {
  readonly years: number;
  readonly lengthShare: number;
}

export const COMPARABLE = {
  /** Tried from the smallest to the largest until one has enough boats. */
  windows: [
    { years: 1, lengthShare: 0.04 },
    { years: 2, lengthShare: 0.08 },
    { years: 5, lengthShare: 0.15 },
    { years: 10, lengthShare: 0.3 },
    { years: 45, lengthShare: 1 },
  ],
  enough: { boats: 100, ofMake: 6 },
  /** This many boats in a window are enough, however rare the make. */
  plenty: 2_000,
  /** How many of the closest boats are used. */
  most: 200,
} as const satisfies { windows: readonly Window[] } & Record<string, unknown>;

/** The years, or the share of the length, that count as much as a different make. */
export const TRAIT_DISTANCE = { years: 5, lengthShare: 0.2, otherMake: 1 } as const;

export interface MarketValue {
  /** The estimated market price of this boat. */
  readonly value: Cents;
  /** The asking prices of four in five comparable boats, adjusted for their differences. */
  readonly range: { readonly min: Cents; readonly max: Cents };
  readonly listings: number;
  /** The probability, from 0 to 1, that the market's value is within 10% of the estimate. */
  readonly confidence: number;
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
const MAKES_DIFFER = 0.3;
const WITHIN = Math.log(1.1);
const RANGE = { low: 0.1, high: 0.9 } as const;

/**
 * Estimates the market value with a local regression of the log price on length, year, condition and make. Similar boats weigh
 * more, and outliers (typos, fantasy prices) do not count. Null without comparables.
 */
export function marketValue(subject: Traits, comparables: readonly Comparable[]): MarketValue | null {
  if (comparables.length === 0) return null;
  const makes = [...new Set(comparables.map(({ make }) => key(make)))].sort();
  const observations = comparables.map((it) => observe(subject, it, makes));
  const effects = CONDITIONS.map(([, effect]) => effect);
  const fit = robustFit(observations, [...MEASURED, ...effects, ...makes.map(() => belief(0, MAKES_DIFFER))]);
  const own = [0, ...ownIndices(subject, makes)];
  const center = own.reduce((total, index) => total + (fit.coefficients[index] ?? 0), 0);
  const variance = fit.variance(own) + (makes.includes(key(subject.make)) ? 0 : MAKES_DIFFER ** 2);
  return {
    value: money(center),
    range: rangeAround(center, fit, observations),
    listings: fit.believed.filter(Boolean).length,
    confidence: chanceWithin(WITHIN, Math.sqrt(variance)),
  };
}

/** How different two boats of one type are: 0 for the same traits, about 1 for each notable difference. */
export function traitDistance(subject: Traits, other: Traits): number {
  return (
    Math.abs(other.year - subject.year) / TRAIT_DISTANCE.years +
    Math.abs(other.length - subject.length) / (subject.length * TRAIT_DISTANCE.lengthShare) +
    (key(other.make) === key(subject.make) ? 0 : TRAIT_DISTANCE.otherMake)
  );
}

export function isInWindow(subject: Traits, other: Traits, { years, lengthShare }: Window): boolean {
  return (
    other.type === subject.type &&
    Math.abs(other.year - subject.year) <= years &&
    Math.abs(other.length - subject.length) <= subject.length * lengthShare
  );
}

/** Whether a window has enough boats to stop at. */
function isEnough(boats: number, ofMake: number): boolean {
  const { enough, plenty } = COMPARABLE;
  return boats >= plenty || (boats >= enough.boats && ofMake >= enough.ofMake);
}

/** The comparable boats of a small market, closest first. For the real market the database does the same. */
export function nearest<T extends Traits>(subject: Traits, market: readonly T[]): T[] {
  let found: T[] = [];
  for (const window of COMPARABLE.windows) {
    found = market.filter((other) => isInWindow(subject, other, window));
    if (isEnough(found.length, found.filter(({ make }) => key(make) === key(subject.make)).length)) break;
  }
  return found.sort((a, b) => traitDistance(subject, a) - traitDistance(subject, b)).slice(0, COMPARABLE.most);
}

function observe(subject: Traits, other: Comparable, makes: readonly string[]): Observation {
  const length = Math.log(other.length / subject.length);
  const years = other.year - subject.year;
  const far = (years / (3 * TRAIT_DISTANCE.years)) ** 2 + (length / (3 * TRAIT_DISTANCE.lengthShare)) ** 2;
  const own = ownIndices(other, makes);
  return {
    indices: [...MEASURED.keys(), ...own],
    factors: Float64Array.of(1, length, length ** 2, years, years ** 2, ...own.map(() => 1)),
    y: Math.log(Math.max(other.price, 1)),
    weight: 1 / (1 + far),
  };
}

/** The indices of the coefficients for the boat's condition and make, if they have one. */
function ownIndices({ condition, make }: Traits, makes: readonly string[]): number[] {
  const known = condition !== null && isBoatCondition(condition) ? condition : USUAL_CONDITION;
  const kind = CONDITIONS.findIndex(([other]) => other === known);
  const maker = makes.indexOf(key(make));
  return [
    ...(kind < 0 ? [] : [MEASURED.length + kind]),
    ...(maker < 0 ? [] : [MEASURED.length + CONDITIONS.length + maker]),
  ];
}

function rangeAround(center: number, { residuals, believed }: Fit, observations: readonly Observation[]) {
  const usual = observations
    .map(({ weight }, i) => ({ value: residuals[i] ?? 0, weight }))
    .filter((_, i) => believed[i]);
  const at = (share: number) => (usual.length > 0 ? weightedQuantile(usual, share) : 0);
  return {
    min: money(center + Math.min(0, at(RANGE.low))),
    max: money(center + Math.max(0, at(RANGE.high))),
  };
}

const key = (make: string) => make.trim().toLowerCase();

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
