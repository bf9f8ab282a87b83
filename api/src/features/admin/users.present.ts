import { type AdminUser, type AdminUserDetails, USER_SORTS, type UserSort } from '@tradewind/contract/admin';
import { z } from 'zod';
import { invalidField } from '../../platform/http/refusal.ts';
import type { boatsOfUser, ReadUser, UserPlace } from './users.store.ts';

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

export function presentUser(user: ReadUser): AdminUser {
  return {
    id: user.id,
    email: user.email,
    username: user.username,
    firstName: user.firstName,
    lastName: user.lastName,
    bio: user.bio,
    profileImageUrl: user.profileImageUrl,
    phone: user.phone,
    location: user.location,
    verified: user.verified,
    rating: user.rating,
    totalTransactions: user.totalTransactions,
    acceptedAssets: user.acceptedAssets,
    isBoatOwner: user.isBoatOwner,
    isAssetOwner: user.isAssetOwner,
    isExperienceOwner: user.isExperienceOwner,
    userRoles: user.userRoles,
    emailVerified: user.emailVerified,
    boatsPosted: user.boatsPosted,
    freeAccount: user.freeAccount,
    subscriptionActive: user.subscriptionActive,
    subscriptionStartDate: iso(user.subscriptionStartDate),
    isAdmin: user.isAdmin,
    suspended: user.suspended,
    suspensionReason: user.suspensionReason,
    lastLogin: iso(user.lastLogin),
    salesDataPlatform: user.salesDataPlatform,
    salesDataUpdatedAt: iso(user.salesDataUpdatedAt),
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
    activitySummary: { messagesSent: user.messagesSent, profileViews: user.profileViews },
  };
}

interface Besides {
  boats: Awaited<ReturnType<typeof boatsOfUser>>;
  openReports: number;
}

export const presentDetails = (user: ReadUser, { boats, openReports }: Besides): AdminUserDetails => ({
  ...presentUser(user),
  boats: boats.map((boat) => ({ ...boat, createdAt: boat.createdAt.toISOString() })),
  openReports,
});

const moment = /^\d{4,}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?$/;
const keys: Record<UserSort, z.ZodType<string>> = {
  newest: z.string().regex(moment),
  oldest: z.string().regex(moment),
  'last-login': z.string().regex(moment),
  boats: z.string().regex(/^\d{1,9}$/),
  name: z.string().max(200),
};
const place = z.tuple([z.enum(USER_SORTS), z.string(), z.string().max(64)]);

export const writePlace = (sort: UserSort, { key, id }: UserPlace): string =>
  Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');

/** A cursor that we did not write, or wrote for another order, is refused. */
export function readPlace(sort: UserSort, text: string): UserPlace {
  const parsed = place.safeParse(jsonIn(text));
  const [madeFor, key, id] = parsed.data ?? [];
  if (madeFor !== sort || key === undefined || id === undefined || !keys[sort].safeParse(key).success)
    throw invalidField('cursor', 'is not the place of a page in this order');
  return { key, id };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}
