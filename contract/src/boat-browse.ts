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

/** What the browse screen is asked to show. */
export interface BoatSearch {
  query: string;
  type: BoatType | undefined;
  price: PriceBucketId | undefined;
  sort: SortId;
  /** Only together with the distance sort. */
  zip: string | undefined;
}

export const WHOLE_CATALOG: BoatSearch = {
  query: '',
  type: undefined,
  price: undefined,
  sort: DEFAULT_SORT,
  zip: undefined,
};

/** The names that a search has in the address of the browse screen. */
const NAMES: readonly string[] = Object.keys(WHOLE_CATALOG);

export const isZip = (text: string) => ZIP.test(text);

export function normalizedQuery(text: string): string {
  const plain = text.toWellFormed().replace(CONTROL_CHARACTERS, ' ').trim();
  return plain.slice(0, LONGEST_QUERY).toWellFormed().trim();
}

/** The search that an address asks for; what makes no sense in it is left out. */
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

/** The one way to write a search into an address: `type=Bowrider&sort=price-low`, defaults left out. */
export function boatSearchAddress(search: BoatSearch): string {
  const { query, type, price, sort, zip } = search;
  return written({
    query: normalizedQuery(query),
    type,
    price,
    sort: sort === DEFAULT_SORT ? undefined : sort,
    zip: sort === 'distance' ? zip : undefined,
  });
}

/** How an address that asks for a search and nothing else should have been written. */
export function normalizedSearchAddress(address: string): string | undefined {
  const foreign = [...new URLSearchParams(address).keys()].some((name) => !NAMES.includes(name));
  return foreign ? undefined : boatSearchAddress(readBoatSearch(address));
}

/** The first page of a search, as the API is asked for it; later pages are named by the answers. */
export function firstBoatPage({ query, type, price, sort, zip }: BoatSearch): string {
  const effective = effectiveSort(sort, zip);
  const filter = written({
    query,
    type,
    priceBucket: price,
    sort: effective === DEFAULT_SORT ? undefined : effective,
    zip: effective === 'distance' ? zip : undefined,
    limit: String(BOATS_PER_PAGE),
  });
  return `/api/boats?${filter}`;
}

function written(values: Record<string, string | undefined>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return new URLSearchParams(given).toString();
}
