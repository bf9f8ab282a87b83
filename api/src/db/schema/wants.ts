import type { BoatType } from '@tradewind/domain/boat-types';
import type { ListingKey } from '@tradewind/domain/trade-taxonomy';
import { sql } from 'drizzle-orm';
import { check, index, integer, numeric, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { assets } from './assets.ts';
import { boats } from './boats.ts';
import { dollars, moment } from './columns.ts';

const feet = (name: string) => numeric(name, { precision: 5, scale: 1, mode: 'number' });

/** The rules of an owner for trading a boat, an asset or cash, which nobody else sees. Without a row, the suggestion applies. */
export const wants = pgTable(
  'wants',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Both null: for cash. */
    boatId: integer('boat_id').references(() => boats.id, { onDelete: 'cascade' }),
    assetId: integer('asset_id').references(() => assets.id, { onDelete: 'cascade' }),
    boatTypes: text('boat_types').array().$type<BoatType[]>().notNull().default(sql`'{}'`),
    minLength: feet('min_length'),
    maxLength: feet('max_length'),
    minYear: integer('min_year'),
    maxYear: integer('max_year'),
    minPrice: dollars('min_price'),
    maxPrice: dollars('max_price'),
    maxMiles: integer('max_miles'),
    categories: text('categories').array().$type<ListingKey[]>().notNull().default(sql`'{}'`),
    maxCashToAdd: dollars('max_cash_to_add'),
    minCashToReceive: dollars('min_cash_to_receive'),
    lowestValue: dollars('lowest_value'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('wants_one_subject', sql`num_nonnulls(${table.boatId}, ${table.assetId}) <= 1`),
    check('wants_length_range', sql`${table.minLength} <= ${table.maxLength}`),
    check('wants_year_range', sql`${table.minYear} <= ${table.maxYear}`),
    check('wants_price_range', sql`${table.minPrice} <= ${table.maxPrice}`),
    check(
      'wants_amounts_not_negative',
      sql`least(${table.minPrice}, ${table.maxCashToAdd}, ${table.minCashToReceive}, ${table.lowestValue}, ${table.maxMiles}) >= 0`,
    ),
    uniqueIndex('wants_boat').on(table.boatId).where(sql`${table.boatId} is not null`),
    uniqueIndex('wants_asset').on(table.assetId).where(sql`${table.assetId} is not null`),
    uniqueIndex('wants_cash').on(table.userId).where(sql`${table.boatId} is null and ${table.assetId} is null`),
    index('wants_user').on(table.userId),
  ],
);

/** A person's answer about one boat. */
export const verdicts = pgTable(
  'verdicts',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    boatId: integer('boat_id')
      .notNull()
      .references(() => boats.id, { onDelete: 'cascade' }),
    verdict: text('verdict').$type<'yes' | 'no'>().notNull(),
    /** The most cash that they would add for it. */
    cash: dollars('cash'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.boatId] }),
    check('verdicts_known', sql`${table.verdict} in ('yes', 'no')`),
    check('verdicts_cash_with_yes', sql`${table.cash} is null or (${table.verdict} = 'yes' and ${table.cash} >= 0)`),
    index('verdicts_newest').on(table.userId, table.updatedAt.desc(), table.boatId.desc()),
    index('verdicts_boat').on(table.boatId),
  ],
);
