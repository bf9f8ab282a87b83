import type { CurrentUser } from '@tradewind/contract/accounts';
import { NO_PASSWORD } from '../../platform/passwords.ts';
import type { UserRow } from './store.ts';

/** Users as they see themselves, without password material or sales-data secrets. */
export function presentCurrentUser(user: UserRow): CurrentUser {
  return {
    id: user.id,
    authenticated: true,
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
    hasPassword: user.password !== NO_PASSWORD,
    boatsPosted: user.boatsPosted,
    freeAccount: user.freeAccount,
    subscriptionActive: user.subscriptionActive,
    subscriptionStartDate: user.subscriptionStartDate?.toISOString() ?? null,
    isAdmin: user.isAdmin,
    isBroker: user.isBroker,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  };
}
