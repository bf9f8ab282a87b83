export { BOAT_TYPES } from '@tradewind/domain/boat-types';

/** Bounds of the rules in feet, years and miles. */
export const WANT_LIMITS = {
  length: { least: 1, most: 1_000 },
  year: { least: 1850, most: 2100 },
  miles: { least: 0, most: 10_000 },
} as const;
