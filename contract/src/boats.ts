import { isBoatCondition } from '@tradewind/domain/boat-conditions';
import { DESCRIPTION_LIMIT, MAX_PHOTOS } from '@tradewind/domain/boat-defaults';
import { isBoatType } from '@tradewind/domain/boat-types';
import { readHullNumber } from '@tradewind/domain/hull-number';
import { UNAVAILABLE_STATES } from '@tradewind/domain/lifecycles/listing';
import { keysOf, type ListingKey, toListingKeys } from '@tradewind/domain/trade-taxonomy';
import { z } from 'zod';
import { feet, measureInputs, measureShapes } from './boat-measure-shapes.ts';
import { type BoatFilter, boatFilter } from './boat-search.ts';
import { endpoint } from './endpoint.ts';
import { invisible, isVisible, optionalWords, text, words } from './entered-text.ts';
import { marketData } from './market.ts';
import { amount, money, rowId, timestamp, userId } from './primitives.ts';
import { removal } from './removal.ts';

export { type BoatFilter, boatFilter };

export const seller = z
  .object({
    id: userId,
    firstName: z.string(),
    lastName: z.string().nullable(),
    profileImageUrl: z.string().nullable(),
    location: z.string().nullable(),
    verified: z.boolean(),
    username: z.string(),
    rating: z.string().meta({ description: 'The average of all public reviews', examples: ['4.67'] }),
    reviewCount: z.int(),
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
    fuel: z.string().nullable(),
    ...measureShapes,
    status: z.string(),
    featured: z.boolean(),
    views: z.int(),
    isAvailableForTrade: z.boolean(),
    source: z.string().nullable(),
    externalId: z.string().nullable().meta({ description: 'Its id in the inventory feed' }),
    externalUrl: z.string().nullable(),
    lastSyncedAt: timestamp.nullable(),
    userId: userId.nullable().meta({ description: 'The person who entered the listing, if not the seller' }),
    hullCheckedAt: timestamp.nullable().meta({
      description:
        'When the hull number was checked: well formed, in agreement with the year, in no other live listing',
    }),
    photoProofAt: timestamp.nullable().meta({
      description: 'When the owner sent the approved photo of the boat with a one-time code',
    }),
    createdAt: timestamp,
    updatedAt: timestamp,
    seller: seller.nullable(),
  })
  .meta({ id: 'Boat' });
export type Boat = z.infer<typeof boat>;

export const unavailableBoat = z
  .object({
    id: z.int(),
    title: z.string(),
    type: z.string().nullable(),
    status: z.enum(UNAVAILABLE_STATES),
    imageUrls: z.array(z.string()).max(1),
  })
  .meta({ id: 'UnavailableBoat', description: 'What everyone but its owner sees of a boat that is no longer listed' });
export type UnavailableBoat = z.infer<typeof unavailableBoat>;

export const anyBoat = z.union([boat, unavailableBoat]);
export type AnyBoat = z.infer<typeof anyBoat>;

/** In display order. */
export const OWN_BOAT_ACTIONS = ['edit', 'pause', 'resume', 'sell', 'relist', 'delete'] as const;
export type OwnBoatAction = (typeof OWN_BOAT_ACTIONS)[number];

/** A boat as its owner or the holder of its management link sees it. */
export const ownBoat = boat
  .extend({
    managementToken: z.string().nullable(),
    hullNumber: z.string().nullable().meta({ description: 'Only for its owner; null behind a management link' }),
    version: z.int(),
    removal: removal.nullable().meta({ description: 'Present while an admin keeps it off the marketplace' }),
    actions: z.array(z.enum(OWN_BOAT_ACTIONS)).meta({ description: 'What the caller can do next' }),
  })
  .meta({ id: 'OwnBoat' });
export type OwnBoat = z.infer<typeof ownBoat>;

export const enrichedBoat = boat.extend({ marketData: marketData.nullable() }).meta({ id: 'EnrichedBoat' });
export type EnrichedBoat = z.infer<typeof enrichedBoat>;

export const boatParams = z.object({ id: rowId });
export const managementParams = z.object({ managementToken: z.string().min(1).max(200) });

const FEATURES_MAX = 60;
/** Edits may be longer, since they include the text added at posting, and older listings are longer. */
const WITH_ADDED = { description: 5_000, features: FEATURES_MAX + 20 } as const;
export const YEARS = { oldest: 1900, newest: 2030 } as const;

/** Words of any vocabulary, converted to listing keys. */
const tradeCategories = z
  .array(z.string().max(60))
  .max(60)
  .superRefine((list, context) => {
    const unknown = list.find((word) => keysOf(word).length === 0);
    if (unknown !== undefined)
      context.addIssue({ code: 'custom', message: `There is no trade category "${unknown}". Please choose another.` });
  })
  .transform((list): ListingKey[] => toListingKeys(list));

const features = (most: number) =>
  z
    .array(text('A feature', 120).min(1, 'Please fill in each feature or remove it.'))
    .max(most, `Please list no more than ${most} features.`);

/** Accepts text or a list of labels, which are joined. */
const tradeFor = z.preprocess(
  (value) => (Array.isArray(value) && value.every((item) => typeof item === 'string') ? value.join(', ') : value),
  optionalWords('Trade for', 400),
);

/** Empty means none. */
const hullNumber = z
  .string('Please enter the hull number as text.')
  .max(60, 'That’s too long for a hull number.')
  .nullish()
  .transform((written, context): string | null => {
    if (!written?.trim()) return null;
    const reading = readHullNumber(written, new Date().getFullYear());
    if (reading.ok) return reading.hull.text;
    context.addIssue({ code: 'custom', message: reading.fault });
    return z.NEVER;
  });

const NO_PHOTO = 'Please upload at least one photo of your boat before listing.';

const fields = {
  year: z
    .int({ error: 'Year must be a whole number' })
    .min(YEARS.oldest, `Year must be ${YEARS.oldest} or later`)
    .max(YEARS.newest, `Year must be ${YEARS.newest} or earlier`),
  make: words('Make', 80).refine(isVisible, invisible('Make')),
  model: words('Model', 80).refine(isVisible, invisible('Model')),
  price: amount,
  title: text('Title', 160)
    .nullish()
    .transform((value) => value || null)
    .refine(isVisible, invisible('Title')),
  description: optionalWords('Description', DESCRIPTION_LIMIT),
  condition: z
    .string()
    .refine(isBoatCondition, 'Please choose a condition from the list.')
    .nullish()
    .transform((value) => value ?? null),
  location: words('Location', 120),
  type: z
    .string()
    .refine(isBoatType, 'Please choose a boat type from the list.')
    .nullish()
    .transform((value) => value ?? null),
  length: feet('Length', 999)
    .nullish()
    .transform((value) => value ?? null),
  engineType: optionalWords('Engine', 120),
  fuel: optionalWords('Fuel', 40),
  ...measureInputs,
  features: features(FEATURES_MAX),
  tradeFor,
  tradeCategories,
  imageUrls: z
    .array(z.string().min(1).max(500), NO_PHOTO)
    .min(1, NO_PHOTO)
    .max(MAX_PHOTOS, `Please choose no more than ${MAX_PHOTOS} photos.`),
  isAvailableForTrade: z.boolean(),
  hullNumber,
} as const;

/** Clients may send `status`, `featured` and `sellerId`, but the server sets them. */
export const newBoat = z.object({
  ...fields,
  features: fields.features.default([]),
  tradeCategories: fields.tradeCategories.default([]),
  isAvailableForTrade: fields.isAvailableForTrade.default(true),
  sellerId: userId.optional(),
  status: z.string().optional(),
  featured: z.boolean().optional(),
});
export type NewBoat = z.infer<typeof newBoat>;

/** An edit includes the version it is based on. A second edit of the same version gets a 409. */
export const boatChange = z
  .object({ ...fields, status: z.enum(['active', 'paused', 'sold']) })
  .partial()
  .extend({
    description: optionalWords('Description', WITH_ADDED.description).optional(),
    features: features(WITH_ADDED.features).optional(),
    version: z.int({ error: 'Please send the version of the listing that you opened.' }),
  });
export type BoatChange = z.infer<typeof boatChange>;

export const boatsApi = {
  featured: endpoint({
    method: 'GET',
    path: '/api/boats/featured',
    access: 'everyone',
    tag: 'boats',
    summary: 'Featured boats, newest first',
    responses: { 200: z.array(boat) },
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/boats/:id',
    access: 'everyone',
    knowsCaller: true,
    tag: 'boats',
    summary: 'One boat with its seller; a paused or sold boat has only its title, photo and type',
    description: 'The owner, when signed in, gets all of a paused or sold boat.',
    params: boatParams,
    responses: { 200: anyBoat },
    refuses: [404],
  }),
  similar: endpoint({
    method: 'GET',
    path: '/api/boats/:id/similar',
    access: 'everyone',
    tag: 'boats',
    summary: 'Listed boats similar in type, price, length and location, closest match first',
    params: boatParams,
    responses: { 200: z.array(boat) },
    refuses: [404],
  }),
  enriched: endpoint({
    method: 'GET',
    path: '/api/boats/:id/enriched',
    access: 'everyone',
    tag: 'boats',
    summary: 'One boat with the asking prices of similar boats',
    params: boatParams,
    responses: { 200: enrichedBoat },
    refuses: [404],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/boats',
    access: 'everyone',
    tag: 'boats',
    summary: 'Active boats: all of them, or pages of a search',
    description:
      'X-Total-Count is the number of matches, X-Catalogue-Count the number of all; Link (rel="next") points to the next page.',
    query: boatFilter,
    responses: { 200: z.array(boat) },
    refuses: [400],
  }),
  countView: endpoint({
    method: 'POST',
    path: '/api/boats/:id/view',
    access: 'everyone',
    knowsCaller: true,
    tag: 'boats',
    summary: 'Count a visit to a boat’s page: once an hour per visitor, never the owner',
    params: boatParams,
    responses: { 204: z.undefined() },
  }),
};
