/** One observation of `y`, modeled as the sum of the coefficients at these indices, each times its factor. Further factors do not count. */
export interface Observation {
  readonly indices: readonly number[];
  readonly factors: readonly number[];
  readonly y: number;
  readonly weight: number;
}

/** The prior of a coefficient. A precision of 0 is no prior at all. */
export interface Belief {
  readonly mean: number;
  readonly precision: number;
}

export interface Fit {
  readonly coefficients: Float64Array;
  /** The typical distance of an observation from the fit. */
  readonly spread: number;
  /** Each observation against the fit without it. */
  readonly leftOut: LeftOut;
  /** False for observations that are too far from the rest to count. */
  readonly believed: readonly boolean[];
  /** The variance of the sum of the coefficients at these indices. */
  variance(indices: readonly number[]): number;
}

/** The residual of each observation that the fit did not know, and the variance of what the fit expected there. */
interface LeftOut {
  readonly residuals: Float64Array;
  readonly variances: Float64Array;
}

/** The first rounds drop no observation, so that rare ones can pull the fit; the later rounds drop those far from it. */
const ROUNDS = { doubting: 6, deciding: 8 } as const;
/** Huber's threshold: an observation further away than this many spreads counts less, but still counts. */
const BEND = 1.345;
/** Tukey's biweight: an observation this many spreads away does not count. 4.685 loses 5% efficiency without outliers. */
const REACH = 4.685;
/** Turns a median distance into a standard deviation, for a normal distribution. */
const MEDIAN_TO_DEVIATION = 1.4826;
/** A few pseudo-observations keep the spread sensible if there are hardly any real ones. */
const IMAGINED = { count: 4, spread: 0.2 } as const;

/** The fit has converged once no residual moves by more than this. */
const SETTLED = 1e-4;

/** A least-squares fit with priors that drops observations far from the rest. */
export function robustFit(observations: readonly Observation[], beliefs: readonly Belief[]): Fit {
  const weights = Float64Array.from(observations, ({ weight }) => weight);
  let state = startOf(observations, weights, beliefs);
  for (const [trust, most] of [
    [doubt, ROUNDS.doubting],
    [decide, ROUNDS.deciding],
  ] as const) {
    for (let round = 0; round < most; round++) {
      const before = state;
      state = refit(before, observations, weights, beliefs, trust);
      if (hasSettled(before.residuals, state.residuals)) break;
    }
  }
  const { coefficients, residuals, spread, covariance } = state;
  return {
    coefficients,
    spread,
    leftOut: leaveOut(observations, state),
    believed: Array.from(residuals, (residual) => decide(residual / spread) > 0),
    variance: (indices) => indices.reduce((total, i) => total + sumAt(covariance[i] ?? [], indices), 0),
  };
}

/**
 * Its numbers are in typed arrays, and loops read them instead of callbacks: every estimate takes many rounds, and boxed numbers would
 * be most of its garbage.
 */
interface State {
  readonly coefficients: Float64Array;
  readonly residuals: Float64Array;
  readonly spread: number;
  readonly covariance: Matrix;
}

type Matrix = readonly Float64Array[];
/** Keeps rounding errors out where one observation decides the fit alone. */
const SMALLEST_REST = 0.05;

/** Starts from the priors, at the price level of the median observation. */
function startOf(observations: readonly Observation[], weights: Float64Array, beliefs: readonly Belief[]): State {
  const coefficients = Float64Array.from(beliefs, ({ mean }) => mean);
  coefficients[0] = 0;
  coefficients[0] = weightedQuantile(residualsOf(observations, coefficients), weights, MEDIAN);
  const residuals = residualsOf(observations, coefficients);
  return { coefficients, residuals, spread: spreadOf(residuals, weights), covariance: [] };
}

function refit(
  { residuals: before, spread: width }: State,
  observations: readonly Observation[],
  weights: Float64Array,
  beliefs: readonly Belief[],
  trust: (distance: number) => number,
): State {
  const certainty = new Float64Array(weights.length);
  for (let i = 0; i < weights.length; i++)
    certainty[i] = ((weights[i] as number) * trust((before[i] as number) / width)) / width ** 2;
  const { matrix, target } = normalEquations(observations, certainty, beliefs);
  const covariance = invert(matrix);
  const coefficients = new Float64Array(covariance.length);
  for (let i = 0; i < covariance.length; i++) coefficients[i] = dot(covariance[i] as Float64Array, target);
  const residuals = residualsOf(observations, coefficients);
  return {
    coefficients,
    residuals,
    spread: spreadOf(residuals, weights, freedom(covariance, beliefs)),
    covariance,
  };
}

/** Follows from the whole fit, as for any linear smoother: no refit is needed. */
function leaveOut(observations: readonly Observation[], { residuals, spread, covariance }: State): LeftOut {
  const out = { residuals: new Float64Array(residuals.length), variances: new Float64Array(residuals.length) };
  for (let at = 0; at < residuals.length; at++) {
    const { indices, factors, weight } = observations[at] as Observation;
    let variance = 0;
    for (let n = 0; n < indices.length; n++) {
      const row = covariance[indices[n] as number] ?? [];
      for (let m = 0; m < indices.length; m++)
        variance += (factors[n] as number) * (factors[m] as number) * (row[indices[m] as number] ?? 0);
    }
    const residual = residuals[at] as number;
    const share = (weight * decide(residual / spread) * variance) / spread ** 2;
    const left = Math.max(1 - share, SMALLEST_REST);
    out.residuals[at] = residual / left;
    out.variances[at] = variance / left;
  }
  return out;
}

const doubt = (distance: number) => Math.min(1, BEND / Math.abs(distance));

function decide(distance: number): number {
  const share = distance / REACH;
  return Math.abs(share) >= 1 ? 0 : (1 - share * share) ** 2;
}

function residualsOf(observations: readonly Observation[], coefficients: Float64Array): Float64Array {
  const residuals = new Float64Array(observations.length);
  for (let at = 0; at < residuals.length; at++) {
    const { indices, factors, y } = observations[at] as Observation;
    let explained = 0;
    for (let n = 0; n < indices.length; n++)
      explained += (factors[n] as number) * (coefficients[indices[n] as number] as number);
    residuals[at] = y - explained;
  }
  return residuals;
}

function hasSettled(before: Float64Array, after: Float64Array): boolean {
  for (let i = 0; i < after.length; i++)
    if (Math.abs((after[i] as number) - (before[i] as number)) >= SETTLED) return false;
  return true;
}

/** The effective number of coefficients determined by the observations rather than the priors. */
const freedom = (inverse: readonly Float64Array[], beliefs: readonly Belief[]) =>
  beliefs.reduce((total, { precision }, i) => total + 1 - precision * (inverse[i]?.[i] ?? 0), 0);

/** Corrects for `settled` coefficients, which were fitted to the observations and make them look closer than they are. */
function spreadOf(residuals: Float64Array, weights: Float64Array, settled = 0): number {
  const distances = new Float64Array(residuals.length);
  let number = 0;
  for (let i = 0; i < residuals.length; i++) {
    distances[i] = Math.abs(residuals[i] as number);
    number += weights[i] as number;
  }
  const median = weightedQuantile(distances, weights, MEDIAN);
  const { count, spread } = IMAGINED;
  const variance = (median * MEDIAN_TO_DEVIATION) ** 2 * (number / Math.max(number - settled, 1));
  return Math.sqrt((number * variance + count * spread ** 2) / (number + count));
}

function normalEquations(observations: readonly Observation[], certainty: Float64Array, beliefs: readonly Belief[]) {
  const all = new Float64Array(beliefs.length ** 2);
  const matrix = beliefs.map(({ precision }, i) => {
    const row = all.subarray(i * beliefs.length, (i + 1) * beliefs.length);
    row[i] = precision;
    return row;
  });
  const target = new Float64Array(beliefs.map(({ mean, precision }) => mean * precision));
  // The hot loop of a valuation: casts instead of checks for undefined.
  for (let which = 0; which < observations.length; which++) {
    const { indices, factors, y } = observations[which] as Observation;
    const own = certainty[which] as number;
    if (own === 0) continue;
    for (let n = 0; n < indices.length; n++) {
      const i = indices[n] as number;
      const row = matrix[i] as Float64Array;
      const share = own * (factors[n] as number);
      // Indices ascend, so this is the half below the diagonal.
      for (let m = 0; m <= n; m++) {
        const j = indices[m] as number;
        row[j] = (row[j] as number) + share * (factors[m] as number);
      }
      target[i] = (target[i] as number) + share * y;
    }
  }
  return { matrix, target };
}

/**
 * Inverts a symmetric matrix, given by the half below its diagonal, in place (the sweep operator). Priors and weighted squares make it
 * positive definite, so pivoting is not needed. The last pivots come first: a boat has one make, so that their columns are nearly empty.
 */
function invert(rows: Float64Array[]): Float64Array[] {
  const column = new Float64Array(rows.length);
  for (let at = rows.length - 1; at >= 0; at--) {
    const pivotRow = rows[at] as Float64Array;
    const pivot = pivotRow[at] || Number.EPSILON;
    for (let i = 0; i < rows.length; i++) column[i] = (i < at ? pivotRow[i] : rows[i]?.[at]) as number;
    for (let i = 0; i < rows.length; i++) {
      const share = (column[i] as number) / pivot;
      if (share === 0) continue;
      const row = rows[i] as Float64Array;
      if (i !== at) for (let j = 0; j <= i; j++) row[j] = (row[j] as number) - share * (column[j] as number);
      if (i < at) pivotRow[i] = share;
      else row[at] = share;
    }
    pivotRow[at] = -1 / pivot;
  }
  for (const [i, row] of rows.entries())
    for (let j = 0; j <= i; j++) (rows[j] as Float64Array)[i] = row[j] = -(row[j] as number);
  return rows;
}

const MEDIAN = 0.5;
/** Absorbs rounding where the weights meet a share exactly. */
const ROUNDING = 1e-12;

/** The smallest value with at least this share of the weight at or below it, or the midpoint of two that meet it exactly. */
export function weightedQuantile(values: Float64Array, weights: Float64Array, share: number): number {
  // Numbers sort several times as fast as objects, so the weights are added up for each value that is tried.
  const sorted = values.toSorted();
  const weightUpTo = (limit: number) => {
    let total = 0;
    for (let i = 0; i < values.length; i++) if ((values[i] as number) <= limit) total += weights[i] as number;
    return total;
  };
  const wanted = weightUpTo(Number.POSITIVE_INFINITY) * share;
  let [at, last] = [0, sorted.length - 1];
  while (at < last) {
    const middle = (at + last) >> 1;
    if (weightUpTo(sorted[middle] as number) >= wanted * (1 - ROUNDING)) last = middle;
    else at = middle + 1;
  }
  const value = sorted[at] ?? 0;
  if (weightUpTo(value) > wanted * (1 + ROUNDING)) return value;
  return (value + (sorted.find((other) => other > value) ?? value)) / 2;
}

const sumAt = (row: ArrayLike<number>, indices: readonly number[]) =>
  indices.reduce((total, index) => total + (row[index] ?? 0), 0);

function dot(a: Float64Array, b: Float64Array): number {
  let total = 0;
  for (let i = 0; i < a.length; i++) total += (a[i] as number) * (b[i] as number);
  return total;
}
