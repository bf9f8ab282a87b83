import type { Cents } from '../money.ts';
import { type Comparable, makeKey, type Traits } from './comparables.ts';

/** Reasons why an estimate reaches beyond what its comparables show. */
export const ESTIMATE_WARNINGS = ['few', 'length', 'year', 'price', 'make'] as const;
export type EstimateWarning = (typeof ESTIMATE_WARNINGS)[number];

/** Fewer independent comparables of the type than this are few. */
const ENOUGH = { boats: 5, owners: 3 } as const;

/** Judges by the comparables of the same type that count. */
export function warningsAbout(subject: Traits, value: Cents, comparables: readonly Comparable[]): EstimateWarning[] {
  const isOutside = (own: number, others: readonly number[]) => own < Math.min(...others) || own > Math.max(...others);
  const owners = new Set(comparables.map(({ owner }) => owner)).size;
  const checks: Record<EstimateWarning, boolean> = {
    few: comparables.length < ENOUGH.boats || owners < ENOUGH.owners,
    length: isOutside(
      subject.length,
      comparables.map(({ length }) => length),
    ),
    year: isOutside(
      subject.year,
      comparables.map(({ year }) => year),
    ),
    price: isOutside(
      value,
      comparables.map(({ price }) => price),
    ),
    make: comparables.every(({ make }) => makeKey(make) !== makeKey(subject.make)),
  };
  return ESTIMATE_WARNINGS.filter((warning) => checks[warning]);
}
