import { z } from 'zod';
import { acknowledged } from './accounts.ts';
import { ADMIN_READS } from './admin-reads.ts';
import { endpoint } from './endpoint.ts';
import { cursor, money, rowId, timestamp, userId } from './primitives.ts';
import { removal } from './removal.ts';

/** `removed`: taken down by an admin. A restored listing gets its previous state back. */
export const LISTING_STATES = ['active', 'pending', 'paused', 'sold', 'retired', 'removed'] as const;
const listingState = z.enum(LISTING_STATES, { error: 'Choose active, pending, paused, sold, retired or removed.' });
export type AdminListingState = z.infer<typeof listingState>;

const adminListing = z
  .object({
    id: z.int(),
    title: z.string(),
    price: money,
    state: listingState,
    imageUrl: z.string().nullable(),
    location: z.string(),
    views: z.int(),
    source: z.string().nullable().meta({ description: 'The inventory source of a synced listing' }),
    createdAt: timestamp,
    removal: removal.nullable(),
    owner: z.object({
      id: userId,
      firstName: z.string(),
      lastName: z.string().nullable(),
      email: z.string(),
      suspended: z.boolean(),
    }),
  })
  .meta({ id: 'AdminListing' });
export type AdminListing = z.infer<typeof adminListing>;

const listingFilter = z.object({
  query: z.string().trim().max(200).optional().meta({ description: 'Part of title, make or model, or the number' }),
  owner: z.string().trim().max(200).optional().meta({ description: 'Part of the owner’s name, username or email' }),
  state: listingState.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  cursor: cursor.optional(),
});
export type ListingFilter = z.infer<typeof listingFilter>;

const listingParams = z.object({ id: rowId });

const REASON_REQUIRED = 'Please enter a reason. The listing’s owner will see it.';

/** The reason is shown to the owner. */
const moderationInput = z
  .object({
    reason: z
      .string({ error: REASON_REQUIRED })
      .trim()
      .min(1, REASON_REQUIRED)
      .max(1_000, 'Please keep the reason to 1,000 characters or fewer.'),
  })
  .meta({ id: 'ModerationInput' });

export const adminListingsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/listings',
    access: 'admin',
    tag: 'admin',
    summary: 'All listings in every state, newest first',
    description: 'X-Total-Count is the number of matches; Link (rel="next") points to the next page.',
    query: listingFilter,
    responses: { 200: z.array(adminListing) },
    refuses: [401, 403],
  }),
  pause: endpoint({
    method: 'POST',
    path: '/api/admin/listings/:id/pause',
    access: 'admin',
    invalidates: ADMIN_READS,
    tag: 'admin',
    summary: 'Pause a listing and tell its owner why',
    params: listingParams,
    body: moderationInput,
    responses: { 200: acknowledged },
    refuses: [401, 403, 404, 409],
  }),
  resume: endpoint({
    method: 'POST',
    path: '/api/admin/listings/:id/resume',
    access: 'admin',
    invalidates: ADMIN_READS,
    tag: 'admin',
    summary: 'Show a paused listing again',
    params: listingParams,
    responses: { 200: acknowledged },
    refuses: [401, 403, 404, 409],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/admin/listings/:id/remove',
    access: 'admin',
    invalidates: ADMIN_READS,
    tag: 'admin',
    summary: 'Remove a listing and tell its owner why; it can be restored for 30 days',
    params: listingParams,
    body: moderationInput,
    responses: { 200: acknowledged },
    refuses: [401, 403, 404, 409],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/admin/listings/:id/restore',
    access: 'admin',
    invalidates: ADMIN_READS,
    tag: 'admin',
    summary: 'Restore a removed listing as it was',
    params: listingParams,
    responses: { 200: acknowledged },
    refuses: [401, 403, 404, 409],
  }),
};
