import { boatSearchQueryString, readBoatSearch } from '@tradewind/contract/boat-browse';
import { expect, test } from 'vitest';
import { activeFilters, withoutFilters } from './active-filters.ts';

const labels = (address: string) => activeFilters(readBoatSearch(address)).map(({ label }) => label);
const cleared = (address: string) => {
  const search = readBoatSearch(address);
  return boatSearchQueryString({ ...search, ...withoutFilters(search) });
};

test('lists every active filter', () => {
  expect(labels('')).toEqual([]);
  expect(labels('query=sea+ray&type=Bowrider&price=over-200k&sort=distance&zip=33139')).toEqual([
    '“sea ray”',
    'Bowrider',
    '$200K and up',
    'Near 33139',
  ]);
});

test('does not count the sort order as a filter', () => {
  expect(labels('sort=price-low')).toEqual([]);
  expect(labels('sort=distance')).toEqual([]);
});

test('clears all filters and keeps the sort order', () => {
  expect(cleared('query=sea&type=Bowrider&sort=price-low')).toBe('sort=price-low');
  expect(cleared('price=under-25k&sort=distance&zip=33139')).toBe('');
});

test('clears a single filter', () => {
  const search = readBoatSearch('query=sea&type=Bowrider&price=under-25k');
  const left = activeFilters(search).map(({ without }) => boatSearchQueryString({ ...search, ...without }));
  expect(left).toEqual(['type=Bowrider&price=under-25k', 'query=sea&price=under-25k', 'query=sea&type=Bowrider']);
});
