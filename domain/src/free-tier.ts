export const FREE_LIMIT = 100;
export const MONTHLY_PRICE = '3.99';

/** Shown on the pricing screen when the figures are missing. */
export const FALLBACK_STATUS = { boatsPosted: 24, spotsLeft: 76 } as const;

/** Counts boats posted by users, not synced ones. */
export const spotsRemaining = (boatsPosted: number): number => Math.max(0, FREE_LIMIT - boatsPosted);

/** Everybody may post when payments are not configured. */
export function mayPost(
  user: { freeAccount: boolean; subscriptionActive: boolean },
  { paymentsConfigured }: { paymentsConfigured: boolean },
): boolean {
  return !paymentsConfigured || user.freeAccount || user.subscriptionActive;
}
