import { isoMoment, jsonObject } from '../../db/json-object.ts';

/** Leaves out password material and sales-data secrets. A test compares it with the contract. */
const user = {
  id: 'u.id',
  email: 'u.email',
  username: 'u.username',
  firstName: 'u.first_name',
  lastName: 'u.last_name',
  bio: 'u.bio',
  profileImageUrl: 'u.profile_image_url',
  phone: 'u.phone',
  location: 'u.location',
  verified: 'u.verified',
  verifiedAt: isoMoment('u.verified_at'),
  verifiedBy: 'u.verified_by',
  rating: 'u.rating::text',
  totalTransactions: 'u.total_transactions',
  acceptedAssets: 'u.accepted_assets',
  isBoatOwner: 'u.is_boat_owner',
  isAssetOwner: 'u.is_asset_owner',
  isExperienceOwner: 'u.is_experience_owner',
  userRoles: 'u.user_roles',
  emailVerified: 'u.email_verified',
  boatsPosted: 'u.boats_posted',
  freeAccount: 'u.free_account',
  subscriptionActive: 'u.subscription_active',
  subscriptionStartDate: isoMoment('u.subscription_start_date'),
  isAdmin: 'u.is_admin',
  isBroker: 'u.is_broker',
  suspended: 'u.suspended',
  suspensionReason: 'u.suspension_reason',
  lastLogin: isoMoment('u.last_login'),
  salesDataPlatform: 'u.sales_data_platform',
  salesDataUpdatedAt: isoMoment('u.sales_data_updated_at'),
  createdAt: isoMoment('u.created_at'),
  updatedAt: isoMoment('u.updated_at'),
  activitySummary: jsonObject({
    messagesSent: '(select count(*)::int from messages m where m.sender_id = u.id)',
    profileViews: 'u.profile_views',
  }),
};

/** A row of `users u` as admins see it, serialized by the database as boats are. */
export const USER_JSON = `${jsonObject(user)}::text`;
