import { describe, expect, it, test } from 'vitest';
import { FALLBACK_STATUS, FREE_LIMIT, mayPost, spotsRemaining } from './free-tier.ts';

describe('free spots', () => {
  it.each([
    [0, 100],
    [24, 76],
    [99, 1],
    [100, 0],
    [5_000, 0],
  ])('after %d boats are %d', (boatsPosted, left) => {
    expect(spotsRemaining(boatsPosted)).toBe(left);
  });

  it('have fallback figures that add up to the limit', () => {
    expect(FALLBACK_STATUS.boatsPosted + FALLBACK_STATUS.spotsLeft).toBe(FREE_LIMIT);
  });
});

test('posting needs a free account or a subscription where payments are configured', () => {
  const nobody = { freeAccount: false, subscriptionActive: false };
  expect(mayPost(nobody, { paymentsConfigured: false })).toBe(true);
  expect(mayPost(nobody, { paymentsConfigured: true })).toBe(false);
  expect(mayPost({ ...nobody, freeAccount: true }, { paymentsConfigured: true })).toBe(true);
  expect(mayPost({ ...nobody, subscriptionActive: true }, { paymentsConfigured: true })).toBe(true);
});
