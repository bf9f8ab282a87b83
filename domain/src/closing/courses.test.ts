import { expect, it } from 'vitest';
import { courseOf } from './courses.ts';

it('closes boats and cash here, items from hand to hand, and the rest outside', () => {
  expect(courseOf('boat', null)).toBe('vessel');
  expect(courseOf('cash', null)).toBe('cash');
  expect(courseOf('bitcoin', null)).toBe('coins');
  for (const category of ['vehicles', 'aircraft', 'real_estate', 'land', 'cryptocurrency'] as const)
    expect(courseOf('asset', category)).toBe('outside');
  for (const category of ['luxury_travel', 'art', 'livestock', 'other'] as const)
    expect(courseOf('asset', category)).toBe('item');
});
