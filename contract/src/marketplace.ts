import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { money, timestamp } from './primitives.ts';

const marketplaceStats = z
  .object({
    totalBoats: z.int(),
    totalValue: z.string().meta({ description: 'US dollars, a decimal string with two places' }),
    totalUsers: z.int(),
    averagePrice: money,
    newestBoat: z
      .object({
        id: z.int(),
        title: z.string(),
        price: money,
        createdAt: timestamp,
        sellerFirstName: z.string(),
        sellerLastName: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'MarketplaceStats' });
export type MarketplaceStats = z.infer<typeof marketplaceStats>;

export const marketplaceApi = {
  stats: endpoint({
    method: 'GET',
    path: '/api/marketplace/stats',
    access: 'everyone',
    tag: 'marketplace',
    summary: 'Statistics for the whole marketplace',
    responses: { 200: marketplaceStats },
  }),
};
