import {
  DEFAULT_SORT,
  effectiveSort,
  PRICE_BUCKET_IDS,
  type PriceBucketId,
  SORT_IDS,
  type SortId,
} from '@tradewind/domain/boat-search';
import { type BoatType, isBoatType } from '@tradewind/domain/boat-types';

export { PRICE_BUCKETS, SORTS } from '@tradewind/domain/boat-search';
export { BOAT_TYPES } from '@tradewind/domain/boat-types';

export const LONGEST_QUERY = 100;
export const ZIP_LENGTH = 5;
const ZIP = /^\d{5}$/;
const BOATS_PER_PAGE = 24;
const CONTROL_CHARACTERS = /\p{Cc}+/gu;

/** The search on the browse screen. */
export interface BoatSearch {
  query: string;
  type: BoatType | undefined;
  price: PriceBucketId | undefined;
  sort: SortId;
  /** Only set when sorting by distance. */
  zip: string | undefined;
}

export const WHOLE_CATALOG: BoatSearch = {
  query: '',
  type: undefined,
  price: undefined,
  sort: DEFAULT_SORT,
  zip: undefined,
};

/** The parameters of a search in the query string of the browse screen. */
const NAMES: readonly string[] = Object.keys(WHOLE_CATALOG);

export const isZip = (text: string) => ZIP.test(text);

export function normalizedQuery(text: string): string {
  const plain = text.toWellFormed().replace(CONTROL_CHARACTERS, ' ').trim();
  return plain.slice(0, LONGEST_QUERY).toWellFormed().trim();
}

/** Parses a query string and ignores invalid values. */
export function readBoatSearch(address: URLSearchParams | string): BoatSearch {
  const given = new URLSearchParams(address);
  const type = given.get('type') ?? '';
  const sort = SORT_IDS.find((id) => id === given.get('sort')) ?? DEFAULT_SORT;
  const zip = given.get('zip') ?? '';
  return {
    query: normalizedQuery(given.get('query') ?? ''),
    type: isBoatType(type) ? type : undefined,
    price: PRICE_BUCKET_IDS.find((id) => id === given.get('price')),
    sort,
    zip: sort === 'distance' && isZip(zip) ? zip : undefined,
  };
}

/** The canonical query string of a search, without defaults: `type=Bowrider&sort=price-low`. */
export function boatSearchQueryString(search: BoatSearch): string {
  const { query, type, price, sort, zip } = search;
  return written({
    query: normalizedQuery(query),
    type,
    price,
    sort: sort === DEFAULT_SORT ? undefined : sort,
    zip: sort === 'distance' ? zip : undefined,
  });
}

/** The canonical form of a query string. Undefined if it contains anything but a search. */
export function normalizedSearchQueryString(address: string): string | undefined {
  const foreign = [...new URLSearchParams(address).keys()].some((name) => !NAMES.includes(name));
  return foreign ? undefined : boatSearchQueryString(readBoatSearch(address));
}

/** Writes a search as a filter of the API. Each response links to the next page. */
export function filterOfSearch({ query, type, price, sort, zip }: BoatSearch) {
  const effective = effectiveSort(sort, zip);
  return {
    query: query === '' ? undefined : query,
    type,
    priceBucket: price,
    sort: effective === DEFAULT_SORT ? undefined : effective,
    zip: effective === 'distance' ? zip : undefined,
    limit: BOATS_PER_PAGE,
  };
}

function written(values: Record<string, string | undefined>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return new URLSearchParams(given).toString();
}
