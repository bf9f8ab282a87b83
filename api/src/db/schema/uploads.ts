import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';

/** An uploaded picture. One that no listing, profile or message holds is cleaned up after a day. */
export const uploads = pgTable(
  'uploads',
  {
    url: text('url').primaryKey(),
    /** The first of those who uploaded it. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Of all its files together. */
    bytes: integer('bytes').notNull().default(0),
    /** The person whose quota it counts against, however many uploaded it. */
    chargedTo: text('charged_to').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('uploads_user').on(table.userId),
    index('uploads_charged').on(table.chargedTo, table.bytes),
    index('uploads_oldest').on(table.createdAt),
  ],
);

/** People who uploaded a picture that somebody else had uploaded before. */
export const uploadSharers = pgTable(
  'upload_sharers',
  {
    url: text('url')
      .notNull()
      .references(() => uploads.url, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.url, table.userId] }), index('upload_sharers_user').on(table.userId)],
);
