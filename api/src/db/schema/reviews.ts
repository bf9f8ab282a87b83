import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { trades } from './trades.ts';

/** The time in which the parties of a closed trade review each other. */
export const reviewWindows = pgTable(
  'review_windows',
  {
    tradeId: integer('trade_id')
      .primaryKey()
      .references(() => trades.id, { onDelete: 'cascade' }),
    closesAt: moment('closes_at').notNull(),
    /** Null once the reminder is sent. */
    remindAt: moment('remind_at'),
    /** When all reviews became public. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('review_windows_closing').on(table.closesAt).where(sql`${table.endedAt} is null`),
    index('review_windows_reminding').on(table.remindAt).where(sql`${table.remindAt} is not null`),
  ],
);

/** A review that one party of a closed trade wrote about another. */
export const tradeReviews = pgTable(
  'trade_reviews',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    tradeId: integer('trade_id')
      .notNull()
      .references(() => trades.id, { onDelete: 'cascade' }),
    /** Null once the account is deleted: the review stays. */
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    aboutId: text('about_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    stars: smallint('stars').notNull(),
    text: text('text'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** Null while it is hidden from everyone but its author. */
    shownAt: moment('shown_at'),
    reply: text('reply'),
    repliedAt: moment('replied_at'),
    removedAt: moment('removed_at'),
  },
  (table) => [
    check('trade_reviews_stars', sql`${table.stars} between 1 and 5`),
    check('trade_reviews_parties_differ', sql`${table.authorId} <> ${table.aboutId}`),
    check('trade_reviews_reply_is_public', sql`${table.reply} is null or ${table.shownAt} is not null`),
    unique('trade_reviews_once').on(table.tradeId, table.authorId, table.aboutId),
    index('trade_reviews_author').on(table.authorId),
    index('trade_reviews_about').on(table.aboutId),
    index('trade_reviews_public')
      .on(table.aboutId, table.shownAt.desc(), table.id.desc())
      .where(sql`${table.shownAt} is not null and ${table.removedAt} is null`),
  ],
);
