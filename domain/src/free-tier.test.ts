import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { FALLBACK_STATUS, FREE_LIMIT, mayPost, spotsRemaining } from './free-tier.ts';

describe('free spots', () => {
  it.each([
    [{ boatsPosted: 0, freeAccounts: 0 }, 100],
    [{ boatsPosted: 24, freeAccounts: 12 }, 76],
    [{ boatsPosted: 12, freeAccounts: 24 }, 76],
    [{ boatsPosted: 100, freeAccounts: 0 }, 0],
    [{ boatsPosted: 5_000, freeAccounts: 7 }, 0],
  ])('%j leaves %d', (counts, left) => {
    expect(spotsRemaining(counts)).toBe(left);
  });

  test('stay between none and the limit and never grow with use', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.nat(300), (boatsPosted, freeAccounts) => {
        const left = spotsRemaining({ boatsPosted, freeAccounts });
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(FREE_LIMIT);
        expect(spotsRemaining({ boatsPosted: boatsPosted + 1, freeAccounts })).toBeLessThanOrEqual(left);
      }),
    );
  });

  it('falls back on figures that sum to the limit', () => {
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
