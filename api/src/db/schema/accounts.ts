import type { VerificationKind } from '@tradewind/contract/verification';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { bytea, moment, textList } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull().unique('users_email_unique'),
    username: text('username').notNull().unique('users_username_unique'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name'),
    bio: text('bio'),
    profileImageUrl: text('profile_image_url'),
    phone: text('phone'),
    location: text('location'),
    verified: boolean('verified').notNull().default(false),
    /** Since when, and how; null for people who were verified before this was recorded. */
    verifiedAt: moment('verified_at'),
    verifiedBy: text('verified_by').$type<VerificationKind>(),
    rating: numeric('rating', { precision: 3, scale: 2 }).notNull().default('0'),
    /** The number of public reviews, of which `rating` is the average. */
    reviewCount: integer('review_count').notNull().default(0),
    totalTransactions: integer('total_transactions').notNull().default(0),
    /** The median time to the first reply in recent conversations; null without enough of them. */
    responseMinutes: integer('response_minutes'),
    acceptedAssets: textList('accepted_assets'),
    isBoatOwner: boolean('is_boat_owner').notNull().default(false),
    isAssetOwner: boolean('is_asset_owner').notNull().default(false),
    isExperienceOwner: boolean('is_experience_owner').notNull().default(false),
    userRoles: textList('user_roles'),
    /** An argon2 hash. Accounts created by Google sign-in have '!', which matches no password, until they set one. */
    password: text('password').notNull(),
    googleSubject: text('google_subject').unique('users_google_subject_unique'),
    emailVerified: boolean('email_verified').notNull().default(false),
    boatsPosted: integer('boats_posted').notNull().default(0),
    freeAccount: boolean('free_account').notNull().default(true),
    subscriptionActive: boolean('subscription_active').notNull().default(false),
    subscriptionStartDate: moment('subscription_start_date'),
    stripeCustomerId: text('stripe_customer_id').unique('users_stripe_customer_unique'),
    /** When the newest webhook about the subscription was created: older ones that arrive later are ignored. */
    subscriptionNoticeAt: moment('subscription_notice_at'),
    isAdmin: boolean('is_admin').notNull().default(false),
    /** Works for the licensed brokerage: sees closings and moves trust money. */
    isBroker: boolean('is_broker').notNull().default(false),
    suspended: boolean('suspended').notNull().default(false),
    suspensionReason: text('suspension_reason'),
    lastLogin: moment('last_login'),
    salesDataApiKey: text('sales_data_api_key'),
    salesDataApiSecret: text('sales_data_api_secret'),
    salesDataPlatform: text('sales_data_platform'),
    salesDataUpdatedAt: moment('sales_data_updated_at'),
    profileViews: integer('profile_views').notNull().default(0),
    /** Sample data: labeled as such, refused in production. */
    demo: boolean('demo').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('users_email_lower_case', sql`${table.email} = lower(${table.email})`),
    check('users_username_lower_case', sql`${table.username} = lower(${table.username})`),
    check('users_rating_range', sql`${table.rating} between 0 and 5`),
    check('users_counts_not_negative', sql`${table.totalTransactions} >= 0 and ${table.boatsPosted} >= 0`),
    check('users_suspension_has_reason', sql`not ${table.suspended} or ${table.suspensionReason} is not null`),
    ...userOrders(table),
    index('users_profile_image').on(table.profileImageUrl).where(sql`${table.profileImageUrl} is not null`),
    index('users_free').on(table.id).where(sql`${table.freeAccount}`),
    index('users_first_name').using('gin', sql`lower(${table.firstName}) gin_trgm_ops`),
  ],
);

interface OrderedColumns {
  id: AnyPgColumn;
  email: AnyPgColumn;
  username: AnyPgColumn;
  firstName: AnyPgColumn;
  lastName: AnyPgColumn;
  boatsPosted: AnyPgColumn;
  suspended: AnyPgColumn;
  lastLogin: AnyPgColumn;
  createdAt: AnyPgColumn;
}

/** One index for each sort order of the admin's user list, and one for its text search. */
function userOrders({ id, email, username, firstName, lastName, ...table }: OrderedColumns) {
  const name = sql`${firstName} || ' ' || coalesce(${lastName}, '')`;
  return [
    index('users_newest').on(table.createdAt, id),
    index('users_name').on(sql`lower(${name})`, id),
    index('users_last_login').on(sql`coalesce(${table.lastLogin}, 'epoch'::timestamptz)`, id),
    index('users_boats').on(table.boatsPosted, id),
    index('users_suspended').on(table.createdAt, id).where(sql`${table.suspended}`),
    index('users_words').using('gin', sql`lower(${email} || ' ' || ${username} || ' ' || ${name}) gin_trgm_ops`),
  ];
}

/** A sign-in. `sid` is the SHA-256 of the bearer token, which is not stored anywhere. */
export const sessions = pgTable(
  'sessions',
  {
    sid: bytea('sid').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sess: jsonb('sess').$type<{ address?: string; userAgent?: string }>().notNull().default({}),
    expire: moment('expire').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expire').on(table.expire)],
);

/** A mailed link that can set a new password once. `sid` is the SHA-256 of the token in the link. */
export const passwordResets = pgTable(
  'password_resets',
  {
    sid: bytea('sid').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expire: moment('expire').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('password_resets_user').on(table.userId), index('password_resets_expire').on(table.expire)],
);

/** A mailed link that proves who owns an email address: the account's current one, or the one it changes to. */
export const emailConfirmations = pgTable(
  'email_confirmations',
  {
    /** The SHA-256 of the token in the link. */
    sid: bytea('sid').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    expire: moment('expire').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('email_confirmations_user').on(table.userId), index('email_confirmations_expire').on(table.expire)],
);

/** A pending Google sign-in: the values that its callback must match, in any process. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    state: bytea('state').primaryKey(),
    /** The SHA-256 of a cookie in the browser that started it. */
    binding: bytea('binding'),
    codeVerifier: text('code_verifier').notNull(),
    nonce: text('nonce').notNull(),
    expire: timestamp('expire', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('sign_in_attempts_expire').on(table.expire)],
);

/** A code that Google's callback passes to the page, which exchanges it for a session. Both byte columns are SHA-256. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    code: bytea('code').primaryKey(),
    binding: bytea('binding').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expire: moment('expire').notNull(),
  },
  (table) => [index('sign_in_codes_user').on(table.userId), index('sign_in_codes_expire').on(table.expire)],
);

export const activityLog = pgTable(
  'activity_log',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** No foreign key, because the log outlives deleted users. */
    userId: text('user_id'),
    userEmail: text('user_email'),
    action: text('action').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    timestamp: moment('timestamp').notNull().defaultNow(),
  },
  (table) => [
    index('activity_log_newest').on(table.timestamp.desc(), table.id.desc()),
    index('activity_log_email').using('gin', sql`${table.userEmail} gin_trgm_ops`),
    index('activity_log_user').on(table.userId, table.timestamp.desc()),
    index('activity_log_action').on(table.action, table.timestamp.desc()),
    // For actions on a user, as opposed to actions by a user.
    index('activity_log_subject').on(sql`(${table.details} ->> 'userId')`, table.timestamp.desc()),
  ],
);
