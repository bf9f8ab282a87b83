import { describe, expect, it } from 'vitest';
import { responseSpan } from './response-times.ts';

describe('A typical response time', () => {
  it.each([
    [0, 'hour'],
    [60, 'hour'],
    [61, 'hours'],
    [1_440, 'day'],
    [1_441, 'days'],
    [10_080, 'week'],
    [10_081, undefined],
    [null, undefined],
  ])('of %s minutes is told as %s', (minutes, span) => {
    expect(responseSpan(minutes)).toBe(span);
  });
});
