import { type Fit, weightedQuantile } from './robust-fit.ts';
import type { Weight } from './weights.ts';

/** Four in five prices are in the range. */
const RANGE = { low: 0.1, high: 0.9 } as const;
/** A price that the fit does not believe is either a mistake or an unusual boat. */
const DOUBTED = 0.5;
/** Two imagined boats that scatter twice as far, since few residuals show too little: the middles of eight shares of a normal distribution. */
const IMAGINED = [-3.068, -1.774, -0.978, -0.314, 0.314, 0.978, 1.774, 3.068];
const IMAGINED_WEIGHT = 1 / 4;

/**
 * Where four in five prices of such boats are, around the logarithm that the fit expects. Each comparable is compared with the fit
 * without it (leave-one-out conformal prediction), in units of how unsure the fit is there.
 */
export function rangeAround(
  center: number,
  variance: number,
  { leftOut, believed, spread }: Fit,
  weights: readonly Weight[],
): { low: number; high: number } {
  const { residuals, variances } = leftOut;
  const values = new Float64Array(residuals.length + IMAGINED.length);
  const weighing = new Float64Array(values.length).fill(IMAGINED_WEIGHT);
  values.set(IMAGINED, residuals.length);
  for (let i = 0; i < residuals.length; i++) {
    values[i] = (residuals[i] as number) / Math.sqrt(spread ** 2 + (variances[i] as number));
    weighing[i] = (weights[i]?.scatter ?? 0) * (believed[i] ? 1 : DOUBTED);
  }
  const unsure = Math.sqrt(spread ** 2 + variance);
  const at = (share: number) => weightedQuantile(values, weighing, share);
  return {
    low: center + unsure * Math.min(0, at(RANGE.low)),
    high: center + unsure * Math.max(0, at(RANGE.high)),
  };
}
