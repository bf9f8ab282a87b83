import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';

/** Another notification with the same group key renews an unread one instead of adding a row. */
export const notifications = pgTable(
  'notifications',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** The page it links to. */
    path: text('path').notNull(),
    groupKey: text('group_key').notNull(),
    count: bigint('count', { mode: 'number' }).notNull().default(1),
    readAt: moment('read_at'),
    /** When it was mailed; null while it waits for a mail or the user wants none. */
    mailedAt: moment('mailed_at'),
    /** When it became unread; after it was mailed, when it was last renewed. */
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('notifications_newest').on(table.userId, table.updatedAt.desc(), table.id.desc()),
    uniqueIndex('notifications_group_unread').on(table.userId, table.groupKey).where(sql`${table.readAt} is null`),
    index('notifications_unmailed')
      .on(table.userId, table.id)
      .where(sql`${table.readAt} is null and ${table.mailedAt} is null`),
  ],
);

/** Deviations from the defaults: a row for each kind that a user changed. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    inApp: boolean('in_app').notNull().default(true),
    byMail: boolean('by_mail').notNull().default(true),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

/** State for notification mails: users who are online or were just mailed get none. */
export const notificationRecipients = pgTable('notification_recipients', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** When one of the user's browsers was last connected. */
  seenAt: moment('seen_at'),
  mailedAt: moment('mailed_at'),
  /** Part of the link in every mail. It can only unsubscribe from these mails. */
  unsubscribeToken: uuid('unsubscribe_token').notNull().unique().defaultRandom(),
});
