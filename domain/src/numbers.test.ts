import fc from 'fast-check';
import { expect, it } from 'vitest';
import { numberWord, shortNumber, wholeNumber } from './numbers.ts';

it('groups digits as Intl does', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (amount) => {
      expect(wholeNumber(amount)).toBe(amount.toLocaleString('en-US'));
    }),
  );
});

it('shortens figures of more than five digits', () => {
  expect([0, 99_999, 100_000, 1_250_000].map(shortNumber)).toEqual(['0', '99,999', '100K', '1.3M']);
});

it('writes small numbers as words', () => {
  expect([0, 1, 5, 12, 13].map(numberWord)).toEqual(['0', 'one', 'five', 'twelve', '13']);
});
