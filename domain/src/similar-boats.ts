import { distance, isUsState, MISSING_DATA_MILES } from './geography.ts';

/** What decides whether one boat could stand in for another. */
export interface ComparedBoat {
  readonly price: number;
  readonly length: number | null;
  readonly type: string | null;
  readonly state: string | null;
}

/** Differences that weigh as much as each other. */
const SAME = { priceRatio: 1.25, lengthShare: 0.15, miles: 1_000, otherType: 3, unknown: 0.75 } as const;

/** How far two boats are apart as a buyer sees it: 0 is the same boat next door. */
export function unlikeness(one: ComparedBoat, other: ComparedBoat): number {
  return (
    Math.abs(Math.log(one.price / other.price)) / Math.log(SAME.priceRatio) +
    lengthApart(one.length, other.length) +
    placesApart(one.state, other.state) +
    (one.type === other.type ? 0 : SAME.otherType)
  );
}

function lengthApart(one: number | null, other: number | null): number {
  if (one === null || other === null) return SAME.unknown;
  return Math.abs(one - other) / (Math.max(one, other) * SAME.lengthShare);
}

function placesApart(one: string | null, other: string | null): number {
  const miles = distance(placeIn(one), placeIn(other));
  return miles === MISSING_DATA_MILES ? SAME.unknown : miles / SAME.miles;
}

const placeIn = (state: string | null) => (state !== null && isUsState(state) ? state : undefined);
