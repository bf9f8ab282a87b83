import { expect, it } from 'vitest';
import { whenText } from './when-text.ts';

const now = new Date(2026, 10, 15, 18, 0);
const at = (...when: [number, number, number, number, number]) => whenText(new Date(...when).toISOString(), now);

it('shows the time today, the day this year, and the year otherwise', () => {
  expect(at(2026, 10, 15, 15, 5)).toMatch(/^3:05\sPM$/);
  expect(at(2026, 10, 3, 15, 5)).toBe('Nov 3');
  expect(at(2025, 10, 3, 15, 5)).toBe('Nov 3, 2025');
});
