import { expect, test } from 'vitest';
import { arrowStep, stepped } from './picture-series.ts';

test('wraps around at both ends', () => {
  expect(stepped(0, 1, 3)).toBe(1);
  expect(stepped(2, 1, 3)).toBe(0);
  expect(stepped(0, -1, 3)).toBe(2);
  expect(stepped(0, 1, 1)).toBe(0);
});

test('only the arrow keys step', () => {
  expect(arrowStep('ArrowLeft')).toBe(-1);
  expect(arrowStep('ArrowRight')).toBe(1);
  expect(arrowStep('Enter')).toBe(0);
});
