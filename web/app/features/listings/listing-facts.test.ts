import { expect, test } from 'vitest';
import { listingFacts, viewsText } from './listing-facts.ts';
import { sampleListing } from './sample-listing.fixture.ts';

const fact = (label: string, boat = sampleListing()) => listingFacts(boat).find((one) => one.label === label)?.value;

test('lists price, location, length in feet, type, views and posting date', () => {
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

test('names missing values', () => {
  const boat = { ...sampleListing(), length: null, type: null };
  expect(fact('Length', boat)).toBe('Not provided');
  expect(fact('Type', boat)).toBe('Not provided');
});

test('treats a missing view count as 0', () => expect(viewsText({ views: null })).toBe('0'));
