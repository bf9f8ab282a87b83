import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  BOAT_TYPES,
  type BoatSearch,
  boatSearchQueryString,
  filterOfSearch,
  LONGEST_QUERY,
  normalizedQuery,
  normalizedSearchQueryString,
  PRICE_BUCKETS,
  readBoatSearch,
  SORTS,
  WHOLE_CATALOG,
} from './boat-browse.ts';
import { queryString } from './endpoint.ts';

const zips = fc.stringMatching(/^\d{5}$/);
const searches: fc.Arbitrary<BoatSearch> = fc
  .record({
    query: fc.string({ unit: 'grapheme', maxLength: 140 }).map(normalizedQuery),
    type: fc.option(fc.constantFrom(...BOAT_TYPES), { nil: undefined }),
    price: fc.option(fc.constantFrom(...PRICE_BUCKETS.map(({ id }) => id)), { nil: undefined }),
    sort: fc.constantFrom(...SORTS.map(({ id }) => id)),
    zip: fc.option(zips, { nil: undefined }),
  })
  .map((search) => ({ ...search, zip: search.sort === 'distance' ? search.zip : undefined }));

test('every search survives a round trip through its query string', () => {
  fc.assert(
    fc.property(searches, (search) => {
      expect(readBoatSearch(boatSearchQueryString(search))).toEqual(search);
    }),
  );
});

test('normalizing a query string is idempotent', () => {
  const values = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('distance', 'Bowrider', '33139'));
  const names = fc.constantFrom('query', 'type', 'price', 'sort', 'zip');
  fc.assert(
    fc.property(fc.array(fc.tuple(names, values)), (entries) => {
      const once = normalizedSearchQueryString(new URLSearchParams(entries).toString());
      expect(once).toBeDefined();
      expect(normalizedSearchQueryString(once ?? '')).toBe(once);
    }),
  );
});

test('a search text never exceeds the length limit of the API', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const query = normalizedQuery(text);
      expect(query.length).toBeLessThanOrEqual(LONGEST_QUERY);
      expect(query.isWellFormed()).toBe(true);
      expect(query).toBe(query.trim());
    }),
  );
});

test('omits defaults', () => {
  expect(boatSearchQueryString(WHOLE_CATALOG)).toBe('');
  expect(normalizedSearchQueryString('query=&type=&price=&sort=newest')).toBe('');
  expect(boatSearchQueryString({ ...WHOLE_CATALOG, type: 'Motor Yacht', price: 'under-25k', sort: 'price-low' })).toBe(
    'type=Motor+Yacht&price=under-25k&sort=price-low',
  );
});

test('ignores invalid values in a query string', () => {
  expect(readBoatSearch('type=Submarine&price=1&sort=best&zip=33139')).toEqual(WHOLE_CATALOG);
  expect(readBoatSearch('sort=distance&zip=3313').zip).toBeUndefined();
});

test('does not normalize a query string with foreign parameters', () => {
  expect(normalizedSearchQueryString('type=Bowrider&token=secret')).toBeUndefined();
});

test('requests the first page, and sorts by distance only with a zip code', () => {
  const asked = (search: string) => queryString(filterOfSearch(readBoatSearch(search)));
  expect(asked('')).toBe('limit=24');
  expect(asked('query=sea+ray&price=over-200k')).toBe('query=sea+ray&priceBucket=over-200k&limit=24');
  expect(asked('sort=distance')).toBe('limit=24');
  expect(asked('sort=distance&zip=33139')).toBe('sort=distance&zip=33139&limit=24');
});
