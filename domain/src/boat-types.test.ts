import { expect, test } from 'vitest';
import { BOAT_CONDITIONS, isBoatCondition } from './boat-conditions.ts';
import { BOAT_TYPES, isBoatType } from './boat-types.ts';

test('there are seven boat types', () => {
  expect(new Set(BOAT_TYPES).size).toBe(7);
  expect(isBoatType('Motor Yacht')).toBe(true);
  expect(isBoatType('motor yacht')).toBe(false);
});

test('there are five boat conditions', () => {
  expect(new Set(BOAT_CONDITIONS).size).toBe(5);
  expect(isBoatCondition('Good')).toBe(true);
  expect(isBoatCondition('toString')).toBe(false);
});
