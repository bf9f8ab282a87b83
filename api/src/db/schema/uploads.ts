import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';

/** An uploaded picture. One that no listing, profile or message uses is removed after a day. */
export const uploads = pgTable(
  'uploads',
  {
    url: text('url').primaryKey(),
    /** The first user who uploaded it. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** The total size of its files. */
    bytes: integer('bytes').notNull().default(0),
    /** The user whose quota it counts against, no matter how many uploaded it. */
    chargedTo: text('charged_to').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('uploads_user').on(table.userId),
    index('uploads_charged').on(table.chargedTo, table.bytes),
    index('uploads_oldest').on(table.createdAt),
  ],
);

/** Users who uploaded a picture after someone else had. */
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
