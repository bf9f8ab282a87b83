import { expect, test } from 'vitest';
import { listingFacts, viewsText } from './listing-facts.ts';
import { sampleListing } from './sample-listing.fixture.ts';

const fact = (label: string, boat = sampleListing()) => listingFacts(boat).find((one) => one.label === label)?.value;

test('says price, location, length in ft, type, views and when it was posted', () => {
  expect(listingFacts(sampleListing()).map(({ label }) => label)).toEqual([
    'Price',
    'Location',
    'Length',
    'Type',
    'Views',
    'Posted',
  ]);
  expect(fact('Price')).toBe('$125,000');
  expect(fact('Length')).toBe('31.5 ft');
  expect(fact('Views')).toBe('1,203');
  expect(fact('Posted')).toBe('January 15, 2025');
});

test('says so where the owner said nothing', () => {
  const boat = { ...sampleListing(), length: null, type: null };
  expect(fact('Length', boat)).toBe('Not provided');
  expect(fact('Type', boat)).toBe('Not provided');
});

test('a missing view count is 0', () => expect(viewsText({ views: null })).toBe('0'));
