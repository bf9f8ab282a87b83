import { z } from 'zod';
import { acknowledged, firstName, lastName } from './accounts.ts';
import { ADMIN_READS } from './admin-reads.ts';
import { endpoint } from './endpoint.ts';
import { cursor, money, timestamp, userId } from './primitives.ts';
import { VERIFICATION_KINDS } from './verification.ts';

export const adminTexts = {
  noReason: 'No reason provided',
  userNotFound: 'The requested user could not be found.',
  onlySuspended: 'Only suspended users can be deleted.',
  lastAdmin: 'You’re the only admin. Make someone else an admin first.',
} as const;

/** Required on the screens, optional for API clients. */
const reason = z
  .string()
  .trim()
  .max(1_000)
  .nullish()
  .transform((text) => text || adminTexts.noReason);

const suspendInput = z.preprocess((body) => body ?? {}, z.object({ reason }).meta({ id: 'SuspendInput' }));

/** A suspension takes a reason; an activation needs none. */
const statusInput = z.discriminatedUnion('suspend', [
  z.object({ suspend: z.literal(true), reason }),
  z.object({ suspend: z.literal(false), reason: z.string().max(1_000).nullish() }),
]);
export type StatusInput = z.infer<typeof statusInput>;

const userParams = z.object({ id: userId });

/** A user as admins see them: everything but passwords and secrets. */
export const adminUser = z
  .object({
    id: userId,
    email: z.string(),
    username: z.string(),
    firstName: z.string(),
    lastName: z.string().nullable(),
    bio: z.string().nullable(),
    profileImageUrl: z.string().nullable(),
    phone: z.string().nullable(),
    location: z.string().nullable(),
    verified: z.boolean(),
    verifiedAt: timestamp.nullable(),
    verifiedBy: z.enum(VERIFICATION_KINDS).nullable(),
    rating: z.string(),
    totalTransactions: z.int(),
    acceptedAssets: z.array(z.string()),
    isBoatOwner: z.boolean(),
    isAssetOwner: z.boolean(),
    isExperienceOwner: z.boolean(),
    userRoles: z.array(z.string()),
    emailVerified: z.boolean(),
    boatsPosted: z.int(),
    freeAccount: z.boolean(),
    subscriptionActive: z.boolean(),
    subscriptionStartDate: timestamp.nullable(),
    isAdmin: z.boolean(),
    isBroker: z.boolean(),
    suspended: z.boolean(),
    suspensionReason: z.string().nullable(),
    lastLogin: timestamp.nullable(),
    salesDataPlatform: z.string().nullable(),
    salesDataUpdatedAt: timestamp.nullable(),
    createdAt: timestamp,
    updatedAt: timestamp,
    activitySummary: z.object({ messagesSent: z.int(), profileViews: z.int() }),
  })
  .meta({ id: 'AdminUser' });
export type AdminUser = z.infer<typeof adminUser>;

const adminUserDetails = adminUser
  .extend({
    boats: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        status: z.string(),
        price: money,
        views: z.int(),
        createdAt: timestamp,
      }),
    ),
    openReports: z.int().meta({ description: 'Open reports about this user' }),
  })
  .meta({ id: 'AdminUserDetails' });
export type AdminUserDetails = z.infer<typeof adminUserDetails>;

const USER_SORTS = ['newest', 'oldest', 'name', 'last-login', 'boats'] as const;
export type UserSort = (typeof USER_SORTS)[number];

const userFilter = z.object({
  query: z.string().trim().max(200).optional(),
  status: z.enum(['active', 'suspended']).optional(),
  sort: z.enum(USER_SORTS).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: cursor.optional(),
});
export type UserFilter = z.infer<typeof userFilter>;

const optionalText = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .nullable()
    .transform((text) => text || null);

/** The fields an admin may change. Omitted fields keep their values. */
export const adminUserChange = z
  .object({
    firstName,
    lastName: lastName.nullable().transform((text) => text || null),
    phone: optionalText(40),
    location: optionalText(120),
    verified: z.boolean(),
    isAdmin: z.boolean(),
    isBroker: z.boolean(),
  })
  .partial();
export type AdminUserChange = z.infer<typeof adminUserChange>;

const BULK_DELETE_MAX = 10_000;

const bulkDeleteInput = z.object({ userIds: z.array(userId).min(1).max(BULK_DELETE_MAX) });
const bulkDeleteResult = z
  .object({ message: z.string(), deletedCount: z.int() })
  .meta({ id: 'BulkDeleteResult', description: 'Only suspended users are deleted; deletedCount says how many were.' });
export type BulkDeleteResult = z.infer<typeof bulkDeleteResult>;

export const FIGURE_DAYS = 30;

const adminFigures = z
  .object({
    totals: z.object({
      users: z.int(),
      suspendedUsers: z.int(),
      boats: z.int(),
      value: z.string().meta({ description: 'US dollars, a decimal string with two places' }),
      messages: z.int(),
      openReports: z.int(),
      photosToReview: z.int().meta({ description: 'Photos with a one-time code that wait for a decision' }),
    }),
    days: z
      .array(z.object({ date: z.string(), users: z.int(), boats: z.int(), value: z.string(), messages: z.int() }))
      .meta({ description: 'What was added on each recent day (UTC), oldest first' }),
  })
  .meta({ id: 'AdminFigures' });
export type AdminFigures = z.infer<typeof adminFigures>;

export const adminApi = {
  user: endpoint({
    method: 'GET',
    path: '/api/admin/users/:id/details',
    access: 'admin',
    tag: 'admin',
    summary: 'A user with an activity summary and boats',
    params: userParams,
    responses: { 200: adminUserDetails },
    refuses: [401, 403, 404],
  }),
  editUser: endpoint({
    method: 'PATCH',
    path: '/api/admin/users/:id',
    access: 'admin',
    invalidates: ADMIN_READS,
    tag: 'admin',
    summary: 'Update a user’s details or their rights as an admin or broker; fields left out stay as they are',
    params: userParams,
    body: adminUserChange,
    responses: { 200: adminUserDetails },
    refuses: [401, 403, 404, 409],
  }),
  setSuspension: endpoint({
    method: 'PATCH',
    path: '/api/admin/users/:id/suspend',
    access: 'admin',
    invalidates: ADMIN_READS,
    tag: 'admin',
    summary: 'Suspend a user with a reason, or reactivate them',
    params: userParams,
    body: statusInput,
    responses: { 200: adminUserDetails },
    refuses: [401, 403, 404, 409],
  }),
  suspendUser: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/suspend',
    access: 'admin',
    invalidates: ADMIN_READS,
    tag: 'admin',
    summary: 'Suspend a user',
    params: userParams,
    body: suspendInput,
    responses: { 200: acknowledged },
    refuses: [401, 403, 404, 409],
  }),
  activateUser: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/activate',
    access: 'admin',
    invalidates: ADMIN_READS,
    tag: 'admin',
    summary: 'Activate a suspended user',
    params: userParams,
    responses: { 200: acknowledged },
    refuses: [401, 403, 404, 409],
  }),
  removeUser: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/:id',
    access: 'admin',
    invalidates: ADMIN_READS,
    tag: 'admin',
    summary: 'Delete a suspended user',
    params: userParams,
    responses: { 200: acknowledged },
    refuses: [401, 403, 404, 409],
  }),
  removeUsers: endpoint({
    method: 'POST',
    path: '/api/admin/users/bulk-delete',
    access: 'admin',
    invalidates: ADMIN_READS,
    tag: 'admin',
    summary: 'Delete the suspended users in this list',
    body: bulkDeleteInput,
    responses: { 200: bulkDeleteResult },
    refuses: [401, 403],
  }),
  figures: endpoint({
    method: 'GET',
    path: '/api/admin/figures',
    access: 'admin',
    tag: 'admin',
    summary: 'Totals of everything, and what each day added',
    responses: { 200: adminFigures },
    refuses: [401, 403],
  }),
  users: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    tag: 'admin',
    summary: 'Users: all of them, or pages of a search',
    description:
      'X-Total-Count is the number of matches, X-Catalogue-Count the number of all; Link (rel="next") points to the next page.',
    query: userFilter,
    responses: { 200: z.array(adminUser) },
    refuses: [401, 403],
  }),
};
