import { expect, it } from 'vitest';
import { dollars } from '../money.ts';
import { depositLimitOf, depositOf, depositsOf, isUnusualDeposit } from './deposits.ts';

it.each([
  ['pays 50,000 and receives 200,000', 50_000, 200_000, 5_000],
  ['pays nothing and receives 150,000', 0, 150_000, 3_000],
  ['pays 30,000 and receives 150,000', 30_000, 150_000, 3_000],
  ['pays nothing and receives 120,000', 0, 120_000, 2_400],
])('takes the larger share of a party that %s', (_case, cashPaid, valueReceived, deposit) => {
  expect(depositOf({ cashPaid: dollars(cashPaid), valueReceived: dollars(valueReceived) })).toBe(dollars(deposit));
});

it('knows the deposits of the swap of two boats, and prefers the amounts that people agreed on', () => {
  const legs = [
    { kind: 'boat', from: 0, to: 1, value: dollars(200_000) },
    { kind: 'boat', from: 1, to: 0, value: dollars(150_000) },
    { kind: 'cash', from: 1, to: 0, value: dollars(50_000) },
  ] as const;
  expect(depositsOf(legs, [0, 1])).toEqual({ 0: dollars(3_000), 1: dollars(5_000) });
  expect(depositsOf(legs, [0, 1], { 1: dollars(9_000) })).toEqual({ 0: dollars(3_000), 1: dollars(9_000) });
});

it('limits a deposit to the value of everything its payer gets, cash included', () => {
  const legs = [
    { kind: 'boat', from: 0, to: 1, value: dollars(200_000) },
    { kind: 'boat', from: 1, to: 0, value: dollars(150_000) },
    { kind: 'cash', from: 1, to: 0, value: dollars(40_000) },
  ] as const;
  expect(depositLimitOf(legs, 0)).toBe(dollars(190_000));
  expect(depositLimitOf(legs, 1)).toBe(dollars(200_000));
});

it.each([
  [9_000, 3_000, false],
  [9_001, 3_000, true],
  [1, 0, true],
  [0, 0, false],
])('calls a deposit of %d where %d is standard unusual: %s', (amount, standard, isUnusual) => {
  expect(isUnusualDeposit(dollars(amount), dollars(standard))).toBe(isUnusual);
});
