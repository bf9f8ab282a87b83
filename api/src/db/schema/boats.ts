import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytea, dollars, moment, textList } from './columns.ts';

export const boats = pgTable(
  'boats',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    sellerId: text('seller_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description'),
    price: dollars('price').notNull(),
    year: integer('year').notNull(),
    make: text('make').notNull(),
    model: text('model').notNull(),
    length: numeric('length', { precision: 5, scale: 1, mode: 'number' }),
    beam: numeric('beam', { precision: 4, scale: 1, mode: 'number' }),
    type: text('type'),
    condition: text('condition'),
    location: text('location').notNull(),
    /** Derived from `location` when the boat is written; null if the location names no state. */
    state: text('state'),
    imageUrls: textList('image_urls'),
    images: textList('images'),
    features: textList('features'),
    tradeFor: text('trade_for'),
    tradeCategories: textList('trade_categories'),
    engineType: text('engine_type'),
    engineHours: integer('engine_hours'),
    fuel: text('fuel'),
    maxSpeed: integer('max_speed'),
    capacity: integer('capacity'),
    sleeps: integer('sleeps'),
    status: text('status').notNull().default('active'),
    featured: boolean('featured').notNull().default(false),
    views: integer('views').notNull().default(0),
    managementToken: text('management_token').unique('boats_management_token_unique'),
    source: text('source'),
    externalId: text('external_id'),
    externalUrl: text('external_url'),
    lastSyncedAt: moment('last_synced_at'),
    isAvailableForTrade: boolean('is_available_for_trade').notNull().default(true),
    /** The person who entered the listing, if not the seller. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** When an admin removed it, regardless of its status. It can be restored for a while. */
    removedAt: moment('removed_at'),
    removalReason: text('removal_reason'),
    /** In the form of `readHullNumber`. Private: it identifies the boat on papers. */
    hullNumber: text('hull_number'),
    /** When the hull number was found well formed and to agree with the year; null if it was not. */
    hullCheckedAt: moment('hull_checked_at'),
    /** When the owner sent the photo that proved possession; null while none did. */
    photoProofAt: moment('photo_proof_at'),
    /** Counts edits: a second edit of the same version is refused. */
    version: integer('version').notNull().default(1),
    /** Whether public reads show it: active, not removed, seller not suspended. Maintained by triggers, which override writes. */
    listed: boolean('listed').notNull().default(false),
    /** The key of its searchable text, which boats with the same title, make and model share. */
    textKey: uuid('text_key').generatedAlwaysAs(sql`md5(boat_words(title, make, model))::uuid`),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('boats_price_positive', sql`${table.price} > 0`),
    check('boats_year_sensible', sql`${table.year} between 1850 and 2100`),
    check('boats_length_positive', sql`${table.length} > 0`),
    check('boats_beam_positive', sql`${table.beam} > 0`),
    check('boats_status_known', sql`${table.status} in ('active', 'paused', 'sold', 'pending', 'retired')`),
    check('boats_removal_has_reason', sql`(${table.removedAt} is null) = (${table.removalReason} is null)`),
    check('boats_source_has_id', sql`(${table.source} is null) = (${table.externalId} is null)`),
    uniqueIndex('boats_source_external_id').on(table.source, table.externalId),
    // A boat is offered once. Its seller may keep a paused or sold listing of it while its new owner offers it.
    uniqueIndex('boats_hull_number_live')
      .on(table.hullNumber)
      .where(
        sql`${table.hullNumber} is not null and ${table.status} in ('active', 'pending') and ${table.removedAt} is null`,
      ),
    // Tells whether a listing shows a picture before its files are removed.
    index('boats_image_urls').using('gin', table.imageUrls),
    index('boats_seller').on(table.sellerId, table.createdAt.desc()),
    index('boats_user').on(table.userId).where(sql`${table.userId} is not null`),
    ...searchIndexes(table),
    ...unlistedIndexes(table),
  ],
);

interface SearchedColumns {
  id: AnyPgColumn;
  price: AnyPgColumn;
  year: AnyPgColumn;
  length: AnyPgColumn;
  beam: AnyPgColumn;
  type: AnyPgColumn;
  make: AnyPgColumn;
  location: AnyPgColumn;
  state: AnyPgColumn;
  features: AnyPgColumn;
  description: AnyPgColumn;
  tradeCategories: AnyPgColumn;
  featured: AnyPgColumn;
  listed: AnyPgColumn;
  textKey: AnyPgColumn;
  createdAt: AnyPgColumn;
}

/** One index for each sort order of boats; `docs/scaling.md` says which read uses which. */
function searchIndexes(table: SearchedColumns) {
  const listed = sql`${table.listed}`;
  const feet = sql`coalesce(${table.length}, 0)`;
  const place = sql`coalesce(${table.state}, '')`;
  return [
    index('boats_newest').on(table.createdAt, table.id).where(listed),
    index('boats_price').on(table.price, table.id).where(listed),
    index('boats_length').on(feet, table.id).where(listed),
    index('boats_type_newest').on(table.type, table.createdAt, table.id).where(listed),
    index('boats_type_price').on(table.type, table.price, table.id).where(listed),
    index('boats_type_length').on(table.type, feet, table.id).where(listed),
    index('boats_place_newest').on(place, table.createdAt, table.id).where(listed),
    // The type and the price are there to be compared without reading the boat.
    index('boats_location_newest').on(table.location, table.createdAt, table.id, table.type, table.price).where(listed),
    index('boats_text_newest').on(table.textKey, table.createdAt, table.id).where(listed),
    index('boats_type_year').on(table.type, table.year, table.length, table.price).where(listed),
    index('boats_type_make').on(table.type, sql`lower(btrim(${table.make}))`, table.year, table.length).where(listed),
    index('boats_year').on(table.year, table.length, table.price).where(listed),
    // Few owners give a beam, so the index covers only those.
    index('boats_beam').on(table.beam, table.price).where(sql`${table.listed} and ${table.beam} is not null`),
    index('boats_trade').using('gin', table.tradeCategories).where(listed),
    index('boats_location').using('gin', sql`lower(${table.location} collate "pg_c_utf8") gin_trgm_ops`).where(listed),
    index('boats_equipment')
      .using('gin', sql`boat_equipment(${table.features}, ${table.description}) gin_trgm_ops`)
      .where(listed),
    index('boats_featured').on(table.createdAt, table.id).where(sql`${table.listed} and ${table.featured}`),
  ];
}

interface UnlistedColumns {
  id: AnyPgColumn;
  title: AnyPgColumn;
  make: AnyPgColumn;
  model: AnyPgColumn;
  status: AnyPgColumn;
  listed: AnyPgColumn;
  removedAt: AnyPgColumn;
}

/** Indexes for admins over the few boats that the public does not see. */
function unlistedIndexes(table: UnlistedColumns) {
  const unlisted = sql`not ${table.listed}`;
  const state = sql`(case when ${table.removedAt} is null then ${table.status} else 'removed' end)`;
  const words = sql`boat_words(${table.title}, ${table.make}, ${table.model}) gin_trgm_ops`;
  return [
    index('boats_unlisted_state').on(state, table.id).where(unlisted),
    index('boats_unlisted_words').using('gin', words).where(unlisted),
    index('boats_removed').on(table.removedAt).where(sql`${table.removedAt} is not null`),
  ];
}

const countOfBoats = () => integer('boats').notNull();
const priceBand = () => smallint('band').notNull();

/** Number and total price of listed boats by type ('' for none) and price band. Maintained by triggers on `boats`. */
export const boatCounts = pgTable(
  'boat_counts',
  {
    type: text('type').notNull(),
    band: priceBand(),
    boats: countOfBoats(),
    value: numeric('value', { precision: 20, scale: 2 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.type, table.band] })],
);

/** The same by trade category. */
export const boatTradeCounts = pgTable(
  'boat_trade_counts',
  {
    type: text('type').notNull(),
    band: priceBand(),
    tradeCategories: text('trade_categories').array().notNull(),
    boats: countOfBoats(),
  },
  (table) => [primaryKey({ columns: [table.type, table.band, table.tradeCategories] })],
);

/** The same by title, make and model. Searches scan these texts instead of every boat. */
export const boatTexts = pgTable(
  'boat_texts',
  {
    key: uuid('key').notNull(),
    type: text('type').notNull(),
    band: priceBand(),
    words: text('words').notNull(),
    boats: countOfBoats(),
    /** No earlier than the newest of them was posted. An upper bound, since that boat may be gone. */
    newest: moment('newest').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.type, table.band] }),
    index('boat_texts_words').using('gin', sql`${table.words} gin_trgm_ops`),
  ],
);

/** The makes and models of listed boats, in lower case. Eddy recognizes names by it. Maintained by triggers on `boats`. */
export const boatNames = pgTable(
  'boat_names',
  {
    make: text('make').notNull(),
    model: text('model').notNull(),
    boats: countOfBoats(),
  },
  (table) => [
    primaryKey({ columns: [table.make, table.model] }),
    index('boat_names_make').using('gin', sql`${table.make} gin_trgm_ops`),
    index('boat_names_model').using('gin', sql`${table.model} gin_trgm_ops`),
  ],
);

/** Searches that match many texts. Their result counts are maintained as boats change. */
export const cachedSearches = pgTable('kept_searches', {
  words: text('words').primaryKey(),
  cachedAt: moment('kept_at').notNull().defaultNow(),
});

/** How many boats a cached search finds, by type and price band. Maintained by triggers on `boats`. */
export const searchCounts = pgTable(
  'search_counts',
  {
    words: text('words')
      .notNull()
      .references(() => cachedSearches.words, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    band: priceBand(),
    boats: countOfBoats(),
  },
  (table) => [primaryKey({ columns: [table.words, table.type, table.band] })],
);

/** The number of registered users, spread over a few rows so that registrations do not wait for one another. */
export const userCounts = pgTable('user_counts', {
  slot: smallint('slot').primaryKey(),
  users: integer('users').notNull(),
});

export const favorites = pgTable(
  'favorites',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    boatId: integer('boat_id')
      .notNull()
      .references(() => boats.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.boatId] }), index('favorites_boat').on(table.boatId)],
);

export const transactions = pgTable(
  'transactions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    boatId: integer('boat_id')
      .notNull()
      .references(() => boats.id, { onDelete: 'restrict' }),
    buyerId: text('buyer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    sellerId: text('seller_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    salePrice: dollars('sale_price').notNull(),
    adminFee: dollars('admin_fee').notNull(),
    totalAmount: dollars('total_amount').notNull(),
    status: text('status').notNull().default('pending'),
    /** The trade that was released; null for sales recorded otherwise. */
    tradeId: integer('trade_id'),
    paymentMethod: text('payment_method'),
    createdAt: moment('created_at').notNull().defaultNow(),
    completedAt: moment('completed_at'),
  },
  (table) => [
    check('transactions_amounts', sql`${table.salePrice} > 0 and ${table.adminFee} >= 0`),
    check('transactions_total_is_sum', sql`${table.totalAmount} = ${table.salePrice} + ${table.adminFee}`),
    check('transactions_parties_differ', sql`${table.buyerId} <> ${table.sellerId}`),
    check('transactions_completed_has_time', sql`${table.status} <> 'completed' or ${table.completedAt} is not null`),
    unique('transactions_once').on(table.tradeId, table.boatId),
    index('transactions_boat').on(table.boatId),
    index('transactions_buyer').on(table.buyerId),
    index('transactions_seller').on(table.sellerId),
  ],
);

/** Visits of the last hour, so that each visitor counts once per boat. Unlogged, because losing them does no harm. */
export const boatVisits = pgTable(
  'boat_visits',
  {
    boatId: integer('boat_id').notNull(),
    /** A digest of the boat and the visitor. Reveals neither who the visitor was nor what else they saw. */
    visitor: bytea('visitor').notNull(),
    countedAt: moment('counted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.boatId, table.visitor] }), index('boat_visits_oldest').on(table.countedAt)],
);
