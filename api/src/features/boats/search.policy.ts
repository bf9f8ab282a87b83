import type { BoatFilter } from '@tradewind/contract/boats';
import { bandsIn, budget, DEFAULT_SORT, effectiveSort, priceBucket, type SortId } from '@tradewind/domain/boat-search';
import { distancesFrom, placeOfZip } from '@tradewind/domain/geography';
import { keysAccepting } from '@tradewind/domain/trade-taxonomy';

/** A place of the distance sort: a state, or '' for boats whose state nobody can tell. */
export interface DistantPlace {
  place: string;
  miles: number;
}

/** What a filter asks for, in the terms of the tables. */
export interface Search {
  sort: SortId;
  type?: string;
  /** Price bands in which the buckets and budgets lie. */
  bands?: readonly number[];
  accepted?: readonly string[];
  /** Parts of a text, to be taken literally. */
  words?: string;
  location?: string;
  state?: string;
  minPrice?: string;
  maxPrice?: string;
  minYear?: number;
  maxYear?: number;
  minLength?: number;
  maxLength?: number;
  /** Nearest first; for the distance sort only. */
  places?: readonly DistantPlace[];
}

export function searchOf(filter: BoatFilter): Search {
  const sort = effectiveSort(filter.sort ?? DEFAULT_SORT, filter.zip);
  const bands = bandsOf(filter);
  const { type, minPrice, maxPrice, minYear, maxYear, minLength, maxLength } = filter;
  return {
    sort,
    ...(type && { type }),
    ...(bands && { bands }),
    ...(filter.tradeFor?.length && { accepted: keysAccepting(filter.tradeFor) }),
    ...(filter.query && { words: filter.query }),
    ...(filter.location && { location: filter.location }),
    ...(filter.state && { state: filter.state }),
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
    ...(minYear !== undefined && { minYear }),
    ...(maxYear !== undefined && { maxYear }),
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(sort === 'distance' && { places: placesFrom(filter.zip) }),
  };
}

/** A bucket and budgets together narrow each other; several budgets widen. */
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

/** Whether the counts that triggers keep answer how many match, without looking at a boat. */
export function isCounted(search: Search): boolean {
  const { location, state, minPrice, maxPrice, minYear, maxYear, minLength, maxLength } = search;
  const places = [location, state];
  const bounds = [minPrice, maxPrice, minYear, maxYear, minLength, maxLength];
  const ranged = [...places, ...bounds].some((it) => it !== undefined);
  return !ranged && !(search.words && search.accepted);
}

/** Whether an index holds exactly the matches in the order asked for: then walking it needs no knowledge of how many there are. */
export function isIndexed(search: Search): boolean {
  if (!isCounted(search) || search.words || search.accepted) return false;
  if (search.sort === 'distance') return !search.type && !search.bands;
  return !search.bands || search.sort === 'price-low' || search.sort === 'price-high';
}

/** Whether the texts alone tell where the first boats of a search by words are: each knows when its newest was posted. */
export const isFoundByTexts = (search: Search): boolean => isCounted(search) && search.sort === 'newest';

/**
 * Walking an order until a page is full passes about `limit * all / matches` boats; gathering all matches and sorting them
 * looks at `matches`. The cheaper one is taken.
 */
export const isBetterGathered = (matches: number, all: number, limit: number) => matches * matches < limit * all;
