import { expect, test } from 'vitest';
import { nextPageIn } from './next-page.ts';

test('finds the next page', () => {
  expect(nextPageIn('</api/boats?limit=24&cursor=abc>; rel="next"')).toBe('/api/boats?limit=24&cursor=abc');
  expect(nextPageIn('</a>; rel="prev", </b>; rel=next')).toBe('/b');
});

test('the last page names none', () => {
  expect(nextPageIn(null)).toBeUndefined();
  expect(nextPageIn('</a>; rel="prev"')).toBeUndefined();
});
