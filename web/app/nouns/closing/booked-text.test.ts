import { expect, it } from 'vitest';
import { bookedText } from './booked-text.ts';

it('shows cents, also where there are none', () => {
  expect(['1000.00', '0.00', '46700.5', '1234567.89', '12'].map(bookedText)).toEqual([
    ...['$1,000.00', '$0.00', '$46,700.50', '$1,234,567.89', '$12.00'],
  ]);
});
