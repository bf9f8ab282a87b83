import { z } from 'zod';
import { money } from './primitives.ts';

export const pricingInfo = z
  .object({
    totalBoats: z.int().meta({ description: 'Boats that people posted; synced ones do not count' }),
    freeLimit: z.int(),
    freeAccountsRemaining: z.int(),
    monthlyPrice: money,
  })
  .meta({ id: 'PricingInfo' });
export type PricingInfo = z.infer<typeof pricingInfo>;
