/** One observation: `y` is explained by the coefficients at these places, each times its factor, and counts with its weight. */
export interface Observation {
  readonly places: readonly number[];
  readonly factors: Float64Array;
  readonly y: number;
  readonly weight: number;
}

/** What is believed of each coefficient beforehand; a precision of 0 believes nothing. */
export interface Belief {
  readonly mean: number;
  readonly precision: number;
}

export interface Fit {
  readonly coefficients: readonly number[];
  /** The usual distance of an observation from what the fit says. */
  readonly spread: number;
  readonly residuals: readonly number[];
  /** Which observations were believed at all; the others lie too far from the rest. */
  readonly believed: readonly boolean[];
  /** The variance of the sum of the coefficients at these places. */
  variance(places: readonly number[]): number;
}

/** First nobody is given up, so that what only a few observations tell is heard; then those far away are. */
const ROUNDS = { doubting: 6, deciding: 8 } as const;
/** Huber's bend: beyond so many spreads an observation counts less, but counts. */
const BEND = 1.345;
/** Tukey's biweight: an observation this many spreads away counts for nothing; 4.685 costs 5 % where there are no outliers. */
const REACH = 4.685;
/** Turns the median distance into a standard deviation, for the normal distribution. */
const MEDIAN_TO_DEVIATION = 1.4826;
/** A few imagined observations keep the spread sensible where there are hardly any real ones. */
const IMAGINED = { count: 4, spread: 0.15 } as const;

/** What moves an observation's residual by less than this is settled. */
const SETTLED = 1e-4;

/** A least-squares fit that starts from beliefs and gives up on observations that lie far from the rest. */
export function robustFit(observations: readonly Observation[], beliefs: readonly Belief[]): Fit {
  let state = startOf(observations, beliefs);
  for (const [trust, most] of [
    [doubt, ROUNDS.doubting],
    [decide, ROUNDS.deciding],
  ] as const) {
    for (let round = 0; round < most; round++) {
      const before = state;
      state = refit(before, observations, beliefs, trust);
      if (state.residuals.every((residual, i) => Math.abs(residual - (before.residuals[i] ?? 0)) < SETTLED)) break;
    }
  }
  const { coefficients, residuals, spread, covariance } = state;
  return {
    coefficients,
    spread,
    residuals,
    believed: residuals.map((residual) => decide(residual / spread) > 0),
    variance: (places) => places.reduce((total, i) => total + sumAt(covariance[i] ?? [], places), 0),
  };
}

interface State {
  readonly coefficients: readonly number[];
  readonly residuals: readonly number[];
  readonly spread: number;
  readonly covariance: readonly Float64Array[];
}

/** What the beliefs say, at the level that the middle observation says. */
function startOf(observations: readonly Observation[], beliefs: readonly Belief[]): State {
  const slopes = beliefs.slice(1).map(({ mean }) => mean);
  const above = residualsOf(observations, [0, ...slopes]);
  const level = weightedMedian(observations.map(({ weight }, i) => ({ value: above[i] ?? 0, weight })));
  const coefficients = [level, ...slopes];
  const residuals = residualsOf(observations, coefficients);
  return { coefficients, residuals, spread: spreadOf(observations, residuals), covariance: [] };
}

function refit(
  { residuals: before, spread: width }: State,
  observations: readonly Observation[],
  beliefs: readonly Belief[],
  trust: (distance: number) => number,
): State {
  const certainty = observations.map(({ weight }, i) => (weight * trust((before[i] ?? 0) / width)) / width ** 2);
  const { matrix, target } = normalEquations(observations, certainty, beliefs);
  const covariance = invert(matrix);
  const coefficients = covariance.map((row) => dot(row, target));
  const residuals = residualsOf(observations, coefficients);
  return {
    coefficients,
    residuals,
    spread: spreadOf(observations, residuals, freedom(covariance, beliefs)),
    covariance,
  };
}

const doubt = (distance: number) => Math.min(1, BEND / Math.abs(distance));

function decide(distance: number): number {
  const share = distance / REACH;
  return Math.abs(share) >= 1 ? 0 : (1 - share * share) ** 2;
}

const residualsOf = (observations: readonly Observation[], coefficients: readonly number[]) =>
  observations.map(({ places, factors, y }) => {
    let explained = 0;
    for (let n = 0; n < places.length; n++)
      explained += (factors[n] as number) * (coefficients[places[n] as number] as number);
    return y - explained;
  });

/** How many coefficients the observations, rather than the beliefs, have settled. */
const freedom = (inverse: readonly Float64Array[], beliefs: readonly Belief[]) =>
  beliefs.reduce((total, { precision }, i) => total + 1 - precision * (inverse[i]?.[i] ?? 0), 0);

/** Coefficients that follow the observations make these look closer than they are: `settled` of them are counted out. */
function spreadOf(observations: readonly Observation[], residuals: readonly number[], settled = 0): number {
  const median = weightedMedian(observations.map(({ weight }, i) => ({ value: Math.abs(residuals[i] ?? 0), weight })));
  const { count, spread } = IMAGINED;
  const number = observations.reduce((total, { weight }) => total + weight, 0);
  const variance = (median * MEDIAN_TO_DEVIATION) ** 2 * (number / Math.max(number - settled, 1));
  return Math.sqrt((number * variance + count * spread ** 2) / (number + count));
}

function normalEquations(
  observations: readonly Observation[],
  certainty: readonly number[],
  beliefs: readonly Belief[],
) {
  const matrix = beliefs.map(({ precision }, i) => {
    const row = new Float64Array(beliefs.length);
    row[i] = precision;
    return row;
  });
  const target = Float64Array.from(beliefs, ({ mean, precision }) => mean * precision);
  // By index, and without looking for holes: this is where the time goes, and numbers in boxes would be most of all garbage.
  observations.forEach(({ places, factors, y }, which) => {
    const own = certainty[which] as number;
    if (own === 0) return;
    for (let n = 0; n < places.length; n++) {
      const i = places[n] as number;
      const row = matrix[i] as Float64Array;
      const share = own * (factors[n] as number);
      for (let m = 0; m < places.length; m++) {
        const j = places[m] as number;
        row[j] = (row[j] as number) + share * (factors[m] as number);
      }
      target[i] = (target[i] as number) + share * y;
    }
  });
  return { matrix, target };
}

/** By Gauss and Jordan, in place; a matrix of beliefs and weighted squares is positive definite, so no pivot is sought. */
function invert(rows: Float64Array[]): Float64Array[] {
  for (const [pivotAt, pivotRow] of rows.entries()) {
    const pivot = pivotRow[pivotAt] || Number.EPSILON;
    pivotRow[pivotAt] = 1;
    for (let j = 0; j < pivotRow.length; j++) pivotRow[j] = (pivotRow[j] as number) / pivot;
    for (const row of rows) {
      const factor = row[pivotAt] ?? 0;
      if (row === pivotRow || factor === 0) continue;
      row[pivotAt] = 0;
      for (let j = 0; j < row.length; j++) row[j] = (row[j] as number) - factor * (pivotRow[j] as number);
    }
  }
  return rows;
}

interface Weighted {
  readonly value: number;
  readonly weight: number;
}

export function weightedMedian(values: readonly Weighted[]): number {
  return weightedQuantile(values, 0.5);
}

/** The smallest value below which at least this share of the weight lies; in the middle between two that meet it exactly. */
export function weightedQuantile(values: readonly Weighted[], share: number): number {
  const sorted = [...values].sort((a, b) => a.value - b.value);
  const wanted = sorted.reduce((total, { weight }) => total + weight, 0) * share;
  let passed = 0;
  for (const [i, { value, weight }] of sorted.entries()) {
    passed += weight;
    if (passed > wanted * (1 + 1e-12)) return value;
    if (passed >= wanted * (1 - 1e-12)) return (value + (sorted[i + 1]?.value ?? value)) / 2;
  }
  return sorted.at(-1)?.value ?? 0;
}

const sumAt = (row: ArrayLike<number>, places: readonly number[]) =>
  places.reduce((total, place) => total + (row[place] ?? 0), 0);

function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let total = 0;
  for (let i = 0; i < a.length; i++) total += (a[i] ?? 0) * (b[i] ?? 0);
  return total;
}
