import { distance, isUsState, MISSING_DATA_MILES } from './geography.ts';

/** The traits by which buyers compare boats. */
export interface ComparedBoat {
  readonly price: number;
  readonly length: number | null;
  readonly type: string | null;
  readonly state: string | null;
}

/** Each ratio, share or distance here adds one point; `otherType` and `unknown` are points. */
const SAME = { priceRatio: 1.25, lengthShare: 0.15, miles: 1_000, otherType: 3, unknown: 0.75 } as const;

/** How different two boats are to a buyer: 0 is the same boat next door. */
export function dissimilarity(one: ComparedBoat, other: ComparedBoat): number {
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
