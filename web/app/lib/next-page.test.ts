import { expect, test } from 'vitest';
import { nextPageIn } from './next-page.ts';

test('reads the next page from the header', () => {
  expect(nextPageIn('</api/boats?limit=24&cursor=abc>; rel="next"')).toBe('/api/boats?limit=24&cursor=abc');
  expect(nextPageIn('</a>; rel="prev", </b>; rel=next')).toBe('/b');
});

test('returns undefined for the last page', () => {
  expect(nextPageIn(null)).toBeUndefined();
  expect(nextPageIn('</a>; rel="prev"')).toBeUndefined();
});
