import { expect, it } from 'vitest';
import { dollars } from '../money.ts';
import { depositOf } from './deposits.ts';

it.each([
  ['pays 50,000 and receives 200,000', 50_000, 200_000, 5_000],
  ['pays nothing and receives 150,000', 0, 150_000, 3_000],
  ['pays 30,000 and receives 150,000', 30_000, 150_000, 3_000],
  ['pays nothing and receives 120,000', 0, 120_000, 2_400],
])('takes the larger share of a party that %s', (_case, cashPaid, valueReceived, deposit) => {
  expect(depositOf({ cashPaid: dollars(cashPaid), valueReceived: dollars(valueReceived) })).toBe(dollars(deposit));
});
