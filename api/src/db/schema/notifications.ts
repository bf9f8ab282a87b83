import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';

/** What a person was told. While one is unread, more of its group renews it instead of adding another. */
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
    /** Where it leads: a path of this site. */
    path: text('path').notNull(),
    groupKey: text('group_key').notNull(),
    count: bigint('count', { mode: 'number' }).notNull().default(1),
    readAt: moment('read_at'),
    /** When it went into a mail; null while it waits for one or none is wanted. */
    mailedAt: moment('mailed_at'),
    /** Since when it waits to be read or, once it went into a mail, since it was renewed. */
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

/** What differs from the defaults: a row per kind that a person switched. */
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

/** Who is mailed, and when not: somebody who is here, or was mailed a moment ago. */
export const notificationRecipients = pgTable('notification_recipients', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** When a browser of theirs last listened. */
  seenAt: moment('seen_at'),
  mailedAt: moment('mailed_at'),
  /** In every mail's link. It opens nothing and can only stop these mails. */
  unsubscribeToken: uuid('unsubscribe_token').notNull().unique().defaultRandom(),
});
