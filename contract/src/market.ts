import { ESTIMATE_WARNINGS } from '@tradewind/domain/valuation/warnings';
import { z } from 'zod';
import { money, timestamp } from './primitives.ts';

const namedComparable = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('listed'), boatId: z.int(), title: z.string(), length: z.number(), price: money }),
    z.object({
      kind: z.literal('sold'),
      year: z.int(),
      make: z.string(),
      length: z.int(),
      price: money.meta({ description: 'The agreed value, rounded' }),
      soldIn: z.int().meta({ description: 'The year of the sale' }),
    }),
  ])
  .meta({ id: 'ComparableBoat' });
export type NamedComparable = z.infer<typeof namedComparable>;

export const marketData = z
  .object({
    averageMarketPrice: money.meta({ description: 'The estimated market price of this boat' }),
    similarListings: z.int(),
    similarSales: z.int().meta({ description: 'Closed trades, which weigh more than asking prices' }),
    priceRange: z
      .object({ min: money, max: money })
      .meta({ description: 'Holds the prices of four in five such boats' }),
    confidence: z.number().min(0).max(1).meta({
      description: 'The chance that the true market value is within 10% of the average market price',
    }),
    warnings: z.array(z.enum(ESTIMATE_WARNINGS)).meta({
      description: 'Where the estimate reaches beyond its comparables',
    }),
    comparables: z.array(namedComparable).meta({ description: 'The comparables that weigh the most' }),
    estimatedAt: timestamp,
  })
  .meta({ id: 'MarketData', description: 'An estimate from comparable listings and sales, adjusted to this boat' });
export type MarketData = z.infer<typeof marketData>;
