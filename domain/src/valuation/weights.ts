import { type Comparable, TRAIT_DISTANCE, type Traits } from './comparables.ts';

/** An agreed price counts as much as three asking prices. */
const SOLD = 3;
/** Boats of other types say less. */
const OTHER_TYPE = 0.7;
/** How much the prices of one owner resemble each other: many boats of one owner weigh as much as three at most. */
const SAME_OWNER = 0.3;

/** How much a comparable says about the subject: as evidence of the price level, and of how far prices scatter. */
export interface Weight {
  readonly level: number;
  readonly scatter: number;
}

/** Similar boats weigh more. For the price level sales weigh more, too, and the boats of one owner less each. */
export function weightsOf(subject: Traits, comparables: readonly Comparable[]): Weight[] {
  const ofOwner = new Map<string, number>();
  for (const { owner } of comparables) ofOwner.set(owner, (ofOwner.get(owner) ?? 0) + 1);
  return comparables.map((other) => {
    const number = ofOwner.get(other.owner) ?? 1;
    const scatter = similarity(subject, other) * (other.type === subject.type ? 1 : OTHER_TYPE);
    return { scatter, level: (scatter * (other.sold ? SOLD : 1)) / (1 + (number - 1) * SAME_OWNER) };
  });
}

function similarity(subject: Traits, other: Traits): number {
  const years = (other.year - subject.year) / (3 * TRAIT_DISTANCE.years);
  const length = Math.log(other.length / subject.length) / (3 * TRAIT_DISTANCE.lengthShare);
  return 1 / (1 + years ** 2 + length ** 2);
}
