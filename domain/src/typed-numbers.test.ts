import { expect, it } from 'vitest';
import { withoutSeparators } from './typed-numbers.ts';

it.each([
  ['$ 25,050', '25050'],
  ['1,250,000.5', '1250000.5'],
  ['12 500', '12500'],
  ['250,50', '250,50'],
  ['1,5', '1,5'],
  ['0,500', '0,500'],
  ['1,25,000', '1,25,000'],
])('reads the separators of %j as %j', (typed, plain) => {
  expect(withoutSeparators(typed)).toBe(plain);
});
