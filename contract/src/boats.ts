import { z } from 'zod';
import { money, rowId, timestamp, userId } from './primitives.ts';

export const seller = z
  .object({
    id: userId,
    firstName: z.string(),
    lastName: z.string().nullable(),
    profileImageUrl: z.string().nullable(),
    location: z.string().nullable(),
    verified: z.boolean(),
    totalTransactions: z.int(),
    acceptedAssets: z.array(z.string()),
  })
  .meta({ id: 'Seller' });
export type Seller = z.infer<typeof seller>;

export const boat = z
  .object({
    id: z.int(),
    sellerId: userId,
    title: z.string(),
    description: z.string().nullable(),
    price: money,
    year: z.int(),
    make: z.string(),
    model: z.string(),
    length: z.number().nullable().meta({ description: 'Feet, one decimal' }),
    type: z.string().nullable(),
    condition: z.string().nullable(),
    location: z.string(),
    imageUrls: z.array(z.string()),
    images: z.array(z.string()),
    features: z.array(z.string()),
    tradeFor: z.string().nullable(),
    tradeCategories: z.array(z.string()),
    engineType: z.string().nullable(),
    engineHours: z.int().nullable(),
    fuel: z.string().nullable(),
    maxSpeed: z.int().nullable(),
    capacity: z.int().nullable(),
    sleeps: z.int().nullable(),
    status: z.string(),
    featured: z.boolean(),
    views: z.int(),
    isAvailableForTrade: z.boolean(),
    source: z.string().nullable(),
    externalUrl: z.string().nullable(),
    createdAt: timestamp,
    updatedAt: timestamp,
    seller: seller.nullable(),
  })
  .meta({ id: 'Boat' });
export type Boat = z.infer<typeof boat>;

export const boatParams = z.object({ id: rowId });

export const boatPage = z.object({
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: z.string().max(200).optional(),
});
