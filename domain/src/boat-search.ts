import { type Cents, dollars } from './money.ts';

/** Includes its lower bound and excludes its upper one. A range without an upper bound is open-ended. */
interface PriceRange {
  readonly min: Cents;
  readonly max?: Cents;
}

export const PRICE_BUCKETS = [
  { id: 'under-25k', label: 'Under $25K', min: dollars(0), max: dollars(25_000) },
  { id: '25k-50k', label: '$25K – $50K', min: dollars(25_000), max: dollars(50_000) },
  { id: '50k-100k', label: '$50K – $100K', min: dollars(50_000), max: dollars(100_000) },
  { id: '100k-200k', label: '$100K – $200K', min: dollars(100_000), max: dollars(200_000) },
  { id: 'over-200k', label: '$200K and up', min: dollars(200_000) },
] as const satisfies readonly NamedRange[];

export const BUDGETS = [
  { id: '25k-50k', label: '$25K – $50K', min: dollars(25_000), max: dollars(50_000) },
  { id: '50k-100k', label: '$50K – $100K', min: dollars(50_000), max: dollars(100_000) },
  { id: '100k-250k', label: '$100K – $250K', min: dollars(100_000), max: dollars(250_000) },
  { id: '250k-500k', label: '$250K – $500K', min: dollars(250_000), max: dollars(500_000) },
  { id: '500k-1m', label: '$500K – $1M', min: dollars(500_000), max: dollars(1_000_000) },
  { id: 'over-1m', label: 'Over $1M', min: dollars(1_000_000), max: dollars(10_000_000) },
] as const satisfies readonly NamedRange[];

export const SORTS = [
  { id: 'newest', label: 'Newest first' },
  { id: 'oldest', label: 'Oldest first' },
  { id: 'price-low', label: 'Price: low to high' },
  { id: 'price-high', label: 'Price: high to low' },
  { id: 'length', label: 'Length: longest first' },
  { id: 'distance', label: 'Distance: nearest first' },
] as const;

export type PriceBucketId = (typeof PRICE_BUCKETS)[number]['id'];
export type BudgetId = (typeof BUDGETS)[number]['id'];
export type SortId = (typeof SORTS)[number]['id'];

export const DEFAULT_SORT: SortId = 'newest';

export const PRICE_BUCKET_IDS = PRICE_BUCKETS.map(({ id }) => id);
export const BUDGET_IDS = BUDGETS.map(({ id }) => id);
export const SORT_IDS = SORTS.map(({ id }) => id);

/** Every bound of a bucket or budget, ascending. All prices in a band, between two adjacent edges, fit the same buckets and budgets. */
export const PRICE_EDGES: readonly Cents[] = [
  ...new Set([...PRICE_BUCKETS, ...BUDGETS].flatMap((range: PriceRange) => [range.min, range.max ?? range.min])),
]
  .filter((edge) => edge > 0)
  .sort((a, b) => a - b);

/** Band n is below edge n; the last band is open-ended. */
export const PRICE_BANDS: readonly PriceRange[] = [dollars(0), ...PRICE_EDGES].map((min, band) => {
  const max = PRICE_EDGES[band];
  return max === undefined ? { min } : { min, max };
});

/** The bands that make up a union of buckets or budgets. */
export function bandsIn(ranges: readonly PriceRange[]): number[] {
  return [...PRICE_BANDS.keys()].filter((band) =>
    ranges.some((range) => isWithin(PRICE_BANDS[band]?.min ?? dollars(0), range)),
  );
}

/** Merges bands into the fewest ranges that cover the same prices. */
export function rangesOf(bands: readonly number[]): PriceRange[] {
  const firsts = bands.filter((band) => !bands.includes(band - 1));
  return firsts.map((first) => {
    let last = first;
    while (bands.includes(last + 1)) last++;
    const min = PRICE_BANDS[first]?.min ?? dollars(0);
    const max = PRICE_BANDS[last]?.max;
    return max === undefined ? { min } : { min, max };
  });
}

interface NamedRange extends PriceRange {
  readonly id: string;
  readonly label: string;
}

export function priceBucket(id: PriceBucketId): PriceRange {
  return rangeOf(PRICE_BUCKETS, id);
}

export function budget(id: BudgetId): PriceRange {
  return rangeOf(BUDGETS, id);
}

export function isWithin(price: Cents, { min, max }: PriceRange): boolean {
  return price >= min && (max === undefined || price < max);
}

/** Matches a price within any of the budgets. */
export function fitsBudgets(price: Cents, ids: readonly BudgetId[]): boolean {
  return ids.some((id) => isWithin(price, budget(id)));
}

/** Sorting by distance needs a zip code; without one, newest comes first. */
export function effectiveSort(sort: SortId, zip: string | undefined): SortId {
  return sort === 'distance' && !zip ? DEFAULT_SORT : sort;
}

function rangeOf<Id extends string>(ranges: readonly (NamedRange & { readonly id: Id })[], id: Id): PriceRange {
  const found = ranges.find((range) => range.id === id);
  if (!found) throw new RangeError(`No such price range: ${id}`);
  return found;
}
