import { type Cents, cents, sum } from './money.ts';

/** From this many on, prices far from the rest can be told from the rest. */
const ENOUGH_FOR_OUTLIERS = 5;
/** Tukey's fences: how many times the middle half's spread a price may lie outside of it. */
const FENCE = 1.5;

export interface AskingPrices {
  readonly average: Cents;
  readonly listings: number;
  readonly range: { readonly min: Cents; readonly max: Cents };
}

/** What a loosely described kind of boat is offered for, without those whose price is a typing error or a dream. Null where there are none. */
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
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}
