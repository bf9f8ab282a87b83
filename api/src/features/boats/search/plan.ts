import { COLUMN_FILTERS, type Comparison, type FilteredColumn } from '@tradewind/contract/boat-search';
import type { BoatFilter } from '@tradewind/contract/boats';
import { bandsIn, budget, DEFAULT_SORT, effectiveSort, priceBucket, type SortId } from '@tradewind/domain/boat-search';
import { distancesFrom, placeOfZip } from '@tradewind/domain/geography';
import { keysAccepting } from '@tradewind/domain/trade-taxonomy';

/** A place of the distance sort: a state, or '' for boats whose state is unknown. */
export interface DistantPlace {
  place: string;
  miles: number;
}

export interface ColumnCondition {
  column: FilteredColumn;
  comparison: Comparison;
  value: unknown;
}

/** A filter in terms of the tables. */
export interface Search {
  sort: SortId;
  /** Triggers maintain counts for these filters: type, price band, accepted trade and words. */
  type?: string;
  bands?: readonly number[];
  accepted?: readonly string[];
  /** Nothing of this is accepted, beside something that is. */
  unaccepted?: readonly string[];
  /** Matched literally anywhere in the text. */
  words?: string;
  /** Filters without maintained counts. */
  conditions: readonly ColumnCondition[];
  /** Nearest first; for the distance sort only. */
  places?: readonly DistantPlace[];
}

export const WHOLE_CATALOG: Search = { sort: 'newest', conditions: [] };

export function searchOf(filter: BoatFilter): Search {
  const sort = effectiveSort(filter.sort ?? DEFAULT_SORT, filter.zip);
  const bands = bandsOf(filter);
  return {
    sort,
    ...(filter.type && { type: filter.type }),
    ...(bands && { bands }),
    ...(filter.tradeFor?.length && { accepted: keysAccepting(filter.tradeFor) }),
    ...(filter.query && { words: filter.query }),
    conditions: conditionsOf(filter),
    ...(sort === 'distance' && { places: placesFrom(filter.zip) }),
  };
}

const conditionsOf = (filter: BoatFilter): ColumnCondition[] =>
  COLUMN_FILTERS.map(({ name, ...condition }) => ({ ...condition, value: filter[name] })).filter(
    ({ value }) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );

/** A bucket and budgets intersect; several budgets add up. */
function bandsOf({ priceBucket: bucket, budget: budgets }: BoatFilter): number[] | undefined {
  const inBucket = bucket && bandsIn([priceBucket(bucket)]);
  const inBudgets = budgets?.length ? bandsIn(budgets.map(budget)) : undefined;
  if (!inBucket || !inBudgets) return inBucket ?? inBudgets;
  return inBucket.filter((band) => inBudgets.includes(band));
}

function placesFrom(zip: string | undefined): DistantPlace[] {
  return Object.entries(distancesFrom(placeOfZip(zip)))
    .map(([state, miles]) => ({ place: state === 'unknown' ? '' : state, miles }))
    .sort((a, b) => a.miles - b.miles);
}

/** Words with the separator of `boat_words` would match across fields, but no field contains it. */
export const matchesNothing = ({ words, bands }: Search) => words?.includes('\x1f') || bands?.length === 0;

/** Whether the counts that triggers maintain give the number of matches without reading boats. */
export const isCounted = ({ conditions, words, accepted }: Search): boolean =>
  conditions.length === 0 && !(words && accepted);

/** Whether an index holds exactly the matches in the requested order, so that the plan does not depend on their number. */
export function isIndexed(search: Search): boolean {
  if (!isCounted(search) || search.words || search.accepted) return false;
  if (search.sort === 'distance') return !search.type && !search.bands;
  return !search.bands || search.sort === 'price-low' || search.sort === 'price-high';
}

/** How to read a page that no index holds; each names a function of `pages.store.ts`. */
type Plan = 'newestGathered' | 'gathered' | 'walked';

interface Matches {
  total: number;
  catalog: number;
  andMore?: true;
}

/** Chooses between sorting all matches and walking an index until the page is full. */
export function choosePlan(search: Search, matches: Matches, limit: number, isFirst: boolean): Plan {
  if (!isGathered(matches, limit)) return 'walked';
  const isLonger = matches.total > limit + 1;
  return isFirst && isLonger && isFoundByTexts(search) ? 'newestGathered' : 'gathered';
}

/**
 * Walking an index until a page is full reads about `limit * catalog / total` boats; gathering and sorting all matches reads
 * `total`. The cheaper one wins.
 */
export const isGathered = ({ total, catalog, andMore }: Matches, limit: number): boolean =>
  !andMore && total * total < limit * catalog;

/** Whether the texts alone lead to the first boats of a search by words: each knows when its newest boat was posted. */
const isFoundByTexts = (search: Search): boolean =>
  search.words !== undefined && isCounted(search) && search.sort === 'newest';
