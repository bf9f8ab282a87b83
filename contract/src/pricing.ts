import { FALLBACK_STATUS, FREE_LIMIT } from '@tradewind/domain/free-tier';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { money } from './primitives.ts';

const pricingInfo = z
  .object({
    totalBoats: z.int().meta({ description: 'Boats that people posted; synced ones do not count' }),
    freeLimit: z.int(),
    freeAccountsRemaining: z.int(),
    monthlyPrice: money,
  })
  .meta({ id: 'PricingInfo' });
export type PricingInfo = z.infer<typeof pricingInfo>;

/** Shown if the figures are missing. */
export const pricingFallback: Pick<PricingInfo, 'totalBoats' | 'freeLimit' | 'freeAccountsRemaining'> = {
  totalBoats: FALLBACK_STATUS.boatsPosted,
  freeLimit: FREE_LIMIT,
  freeAccountsRemaining: FALLBACK_STATUS.spotsLeft,
};

export const pricingApi = {
  info: endpoint({
    method: 'GET',
    path: '/api/pricing/info',
    access: 'everyone',
    tag: 'pricing',
    summary: 'The free tier: spots taken and left',
    responses: { 200: pricingInfo },
  }),
};
