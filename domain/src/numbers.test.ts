import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wholeNumber } from './numbers.ts';

it('groups digits as Intl does', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (amount) => {
      expect(wholeNumber(amount)).toBe(amount.toLocaleString('en-US'));
    }),
  );
});
