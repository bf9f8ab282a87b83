import { type Cents, cents, sum } from './money.ts';

/** Fewer prices than this are too few to call any of them an outlier. */
const ENOUGH_FOR_OUTLIERS = 5;
/** Tukey's fences, in interquartile ranges. */
const FENCE = 1.5;

export interface AskingPrices {
  readonly average: Cents;
  readonly listings: number;
  readonly range: { readonly min: Cents; readonly max: Cents };
}

/** Summarizes the asking prices of a loosely described kind of boat, without outliers (typos, fantasy prices). Null for none. */
export function askingPrices(prices: readonly Cents[]): AskingPrices | null {
  const usual = withoutOutliers([...prices].sort((a, b) => a - b));
  const [min] = usual;
  const max = usual.at(-1);
  if (min === undefined || max === undefined) return null;
  return { average: cents(Math.round(sum(usual) / usual.length)), listings: usual.length, range: { min, max } };
}

function withoutOutliers(sorted: readonly Cents[]): readonly Cents[] {
  if (sorted.length < ENOUGH_FOR_OUTLIERS) return sorted;
  const low = quantile(sorted, 0.25);
  const high = quantile(sorted, 0.75);
  const reach = (high - low) * FENCE;
  return sorted.filter((price) => price >= low - reach && price <= high + reach);
}

function quantile(sorted: readonly Cents[], share: number): number {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? 0;
  const above = sorted[Math.ceil(position)] ?? below;
  return below + (above - below) * (position - Math.floor(position));
}
