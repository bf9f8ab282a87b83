import type { Cents } from '../money.ts';

/** The traits that determine a boat's value. */
export interface Traits {
  readonly type: string;
  readonly make: string;
  readonly year: number;
  readonly length: number;
  readonly condition: string | null;
}

export interface Comparable extends Traits {
  readonly price: Cents;
  /** Boats of one owner are not independent evidence. */
  readonly owner: string;
  /** The price was agreed in a closed trade; otherwise it is an asking price. */
  readonly sold: boolean;
}

export const COMPARABLE = {
  /** How many of the closest listed boats and sales are used. */
  most: 200,
  sales: 50,
  /** With fewer listed boats of the type, the closest of other types show what length and age are worth. */
  ofAnyType: 60,
  /** At most this many of one owner. */
  ofOwner: 5,
  /** Boats further away than this are not comparable. */
  widest: 9,
  /** Older sales do not count. */
  saleYears: 3,
  /** Lower prices are placeholders. In cents. */
  leastPrice: 10_000,
} as const;

/** The years, or the share of the length, that count as much as a different make. */
export const TRAIT_DISTANCE = { years: 5, lengthShare: 0.2, otherMake: 1 } as const;

export const makeKey = (make: string): string => make.trim().toLowerCase();

/** How different two boats are, whatever their types: 0 for the same traits, about 1 for each notable difference. */
export function traitDistance(subject: Traits, other: Traits): number {
  return (
    Math.abs(other.year - subject.year) / TRAIT_DISTANCE.years +
    Math.abs(other.length - subject.length) / (subject.length * TRAIT_DISTANCE.lengthShare) +
    (makeKey(other.make) === makeKey(subject.make) ? 0 : TRAIT_DISTANCE.otherMake)
  );
}

/** The comparable boats of a small market, closest first. For the real market the database does the same. */
export function nearest<T extends Comparable>(subject: Traits, market: readonly T[]): T[] {
  const sensible = market.filter(({ price }) => price >= COMPARABLE.leastPrice);
  const sales = around(
    subject,
    sensible.filter(({ type, sold }) => sold && type === subject.type),
    COMPARABLE.sales,
  );
  const listed = sensible.filter(({ sold }) => !sold);
  const ofType = around(
    subject,
    listed.filter(({ type }) => type === subject.type),
    COMPARABLE.most,
  );
  const others = around(
    subject,
    listed.filter(({ type }) => type !== subject.type),
    Math.max(0, COMPARABLE.ofAnyType - ofType.length),
  );
  return [...ofType, ...others, ...sales];
}

/** The closest of these boats, with few of one owner. */
export function around<T extends Traits & { readonly owner: string }>(
  subject: Traits,
  boats: readonly T[],
  most: number,
): T[] {
  const ofOwner = new Map<string, number>();
  return boats
    .map((boat) => ({ boat, apart: traitDistance(subject, boat) }))
    .filter(({ apart }) => apart <= COMPARABLE.widest)
    .sort((a, b) => a.apart - b.apart)
    .filter(({ boat: { owner } }) => {
      const before = ofOwner.get(owner) ?? 0;
      ofOwner.set(owner, before + 1);
      return before < COMPARABLE.ofOwner;
    })
    .slice(0, most)
    .map(({ boat }) => boat);
}
