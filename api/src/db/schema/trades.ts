import type { ClosingTerms } from '@tradewind/domain/closing/terms';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  json,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { assets } from './assets.ts';
import { boats } from './boats.ts';
import { dollars, moment } from './columns.ts';

export const trades = pgTable(
  'trades',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Where it came from: a person, an agent or the engine. */
    kind: text('kind').notNull(),
    status: text('status').notNull().default('proposed'),
    revision: integer('revision').notNull().default(1),
    /** The boat that the two parties talk about; it stays when the listing is gone. Null for rings and trades without a boat. */
    subjectId: integer('subject_id'),
    /** The two parties of a trade of two, in order: with the subject it names the one live proposal between them. Null once one has left. */
    pair: text('pair'),
    /** An item is reserved for another trade: this one waits until it is free. */
    backup: boolean('backup').notNull().default(false),
    /** Null for backups and once it is no longer proposed. */
    expiresAt: moment('expires_at'),
    endedReason: text('ended_reason'),
    /** The party who declined, withdrew or canceled it; null when the broker or the product ended it. */
    endedBy: smallint('ended_by'),
    endedAt: moment('ended_at'),
    agreedAt: moment('agreed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('trades_kind_known', sql`${table.kind} in ('offer', 'negotiation', 'ring')`),
    check(
      'trades_status_known',
      sql`${table.status} in ('proposed', 'agreed', 'closing', 'disputed', 'released', 'closed', 'declined', 'withdrawn', 'expired', 'void', 'cancelled')`,
    ),
    check('trades_revision_positive', sql`${table.revision} > 0`),
    uniqueIndex('trades_one_live').on(table.pair, table.subjectId).where(sql`${table.status} = 'proposed'`),
    index('trades_closing')
      .on(table.id.desc())
      .where(sql`${table.status} in ('agreed', 'closing', 'disputed', 'released')`),
    index('trades_expiring').on(table.expiresAt).where(sql`${table.status} = 'proposed'`),
  ],
);

/** Numbered, so that legs and acceptances outlive an account. */
export const tradeParties = pgTable(
  'trade_parties',
  {
    tradeId: integer('trade_id')
      .notNull()
      .references(() => trades.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Where this party finds the trade, and since when: one index reads each list in its order. */
    list: text('list').notNull(),
    listedAt: moment('listed_at').notNull(),
    /** Until when this party can review others; null before closing and once everyone is reviewed. */
    reviewUntil: moment('review_until'),
  },
  (table) => [
    primaryKey({ columns: [table.tradeId, table.position] }),
    unique('trade_parties_once').on(table.userId, table.tradeId),
    index('trade_parties_list').on(table.userId, table.list, table.listedAt.desc(), table.tradeId.desc()),
    index('trade_parties_newest').on(table.userId, table.listedAt.desc(), table.tradeId.desc()),
  ],
);

/** Never changed: a counteroffer is a new one. */
export const tradeRevisions = pgTable(
  'trade_revisions',
  {
    tradeId: integer('trade_id')
      .notNull()
      .references(() => trades.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    /** Null when an agent or the engine made it. */
    author: smallint('author'),
    note: text('note'),
    /** Deadlines and deposits that differ from the standard; null where nobody changed them. */
    terms: json('terms').$type<ClosingTerms>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tradeId, table.number] })],
);

export const tradeLegs = pgTable(
  'trade_legs',
  {
    tradeId: integer('trade_id').notNull(),
    revision: integer('revision').notNull(),
    number: smallint('number').notNull(),
    kind: text('kind').notNull(),
    giver: smallint('giver').notNull(),
    receiver: smallint('receiver').notNull(),
    boatId: integer('boat_id').references(() => boats.id, { onDelete: 'set null' }),
    assetId: integer('asset_id').references(() => assets.id, { onDelete: 'set null' }),
    coins: numeric('coins', { precision: 16, scale: 8 }),
    coinPrice: dollars('coin_price'),
    coinPriceSource: text('coin_price_source'),
    /** The party who entered the price, in an earlier revision if this one kept it. */
    pricedBy: smallint('priced_by'),
    /** Null where the price came with this revision. */
    pricedAt: moment('priced_at'),
    fixed: text('fixed'),
    /** The agreed value, as it was when this revision was made. */
    value: dollars('value').notNull(),
    title: text('title').notNull(),
    imageUrl: text('image_url'),
  },
  (table) => [
    primaryKey({ columns: [table.tradeId, table.revision, table.number] }),
    foreignKey({
      name: 'trade_legs_revision',
      columns: [table.tradeId, table.revision],
      foreignColumns: [tradeRevisions.tradeId, tradeRevisions.number],
    }).onDelete('cascade'),
    check('trade_legs_kind_known', sql`${table.kind} in ('boat', 'asset', 'cash', 'bitcoin')`),
    check('trade_legs_parties_differ', sql`${table.giver} <> ${table.receiver}`),
    check('trade_legs_value_positive', sql`${table.value} > 0`),
    check(
      'trade_legs_coins',
      sql`(${table.kind} = 'bitcoin') = (${table.coins} is not null and ${table.coinPrice} is not null)`,
    ),
    index('trade_legs_boat').on(table.boatId).where(sql`${table.boatId} is not null`),
    index('trade_legs_asset').on(table.assetId).where(sql`${table.assetId} is not null`),
  ],
);

/** A party's yes to one revision. */
export const tradeAcceptances = pgTable(
  'trade_acceptances',
  {
    tradeId: integer('trade_id').notNull(),
    revision: integer('revision').notNull(),
    position: smallint('position').notNull(),
    acceptedAt: moment('accepted_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tradeId, table.revision, table.position] }),
    foreignKey({
      name: 'trade_acceptances_revision',
      columns: [table.tradeId, table.revision],
      foreignColumns: [tradeRevisions.tradeId, tradeRevisions.number],
    }).onDelete('cascade'),
    foreignKey({
      name: 'trade_acceptances_party',
      columns: [table.tradeId, table.position],
      foreignColumns: [tradeParties.tradeId, tradeParties.position],
    }).onDelete('cascade'),
  ],
);

/** An item's commitment to one trade. The two unique constraints are what keeps an item out of a second agreement. */
export const tradeReservations = pgTable(
  'trade_reservations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    tradeId: integer('trade_id')
      .notNull()
      .references(() => trades.id, { onDelete: 'restrict' }),
    boatId: integer('boat_id')
      .unique('trade_reservations_boat')
      .references(() => boats.id, { onDelete: 'restrict' }),
    assetId: integer('asset_id')
      .unique('trade_reservations_asset')
      .references(() => assets.id, { onDelete: 'restrict' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('trade_reservations_one_item', sql`num_nonnulls(${table.boatId}, ${table.assetId}) = 1`),
    index('trade_reservations_trade').on(table.tradeId),
  ],
);
