import { type BoatSearch, PRICE_BUCKETS, WHOLE_CATALOG } from '@tradewind/contract/boat-browse';

interface ActiveFilter {
  name: keyof BoatSearch;
  label: string;
  /** The change that removes it. */
  without: Partial<BoatSearch>;
}

const withoutDistance = { sort: WHOLE_CATALOG.sort, zip: undefined } as const;

/** The filters of a search, including the ZIP code but not the sort order. */
export function activeFilters({ query, type, price, zip }: BoatSearch): ActiveFilter[] {
  const bucket = PRICE_BUCKETS.find(({ id }) => id === price);
  return [
    ...(query ? [{ name: 'query', label: `“${query}”`, without: { query: '' } } as const] : []),
    ...(type ? [{ name: 'type', label: type, without: { type: undefined } } as const] : []),
    ...(bucket ? [{ name: 'price', label: bucket.label, without: { price: undefined } } as const] : []),
    ...(zip ? [{ name: 'zip', label: `Near ${zip}`, without: withoutDistance } as const] : []),
  ];
}

/** Removes all filters and keeps the sort order, unless it is by distance. */
export function withoutFilters(search: BoatSearch): Partial<BoatSearch> {
  return Object.assign({}, ...activeFilters(search).map(({ without }) => without));
}
