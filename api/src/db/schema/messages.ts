import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { boats } from './boats.ts';
import { moment, textList } from './columns.ts';

export const messages = pgTable(
  'messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Null once the listing is deleted; the conversation remains. */
    boatId: integer('boat_id').references(() => boats.id, { onDelete: 'set null' }),
    /** A copy of the title, for when the listing is deleted. */
    boatTitle: text('boat_title').notNull(),
    /** A copy of the boat's id, so that a conversation keeps its identity when the listing is deleted. */
    subjectId: integer('subject_id').notNull(),
    senderId: text('sender_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    receiverId: text('receiver_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    content: text('content').notNull(),
    messageType: text('message_type').notNull().default('text'),
    imageUrls: textList('image_urls'),
    offerData: jsonb('offer_data').$type<Record<string, unknown>>(),
    read: boolean('read').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('messages_content_length', sql`char_length(${table.content}) between 1 and 4000`),
    check('messages_parties_differ', sql`${table.senderId} <> ${table.receiverId}`),
    index('messages_subject').on(table.subjectId, table.createdAt),
    index('messages_boat').on(table.boatId),
    index('messages_image_urls').using('gin', table.imageUrls).where(sql`${table.imageUrls} <> '{}'`),
    index('messages_sender').on(table.senderId, table.createdAt.desc()),
    index('messages_receiver').on(table.receiverId, table.createdAt.desc()),
    index('messages_unread').on(table.receiverId, table.subjectId, table.senderId).where(sql`not ${table.read}`),
  ],
);

/** The number of messages per day (UTC), in several slots so that writers do not wait for one another. Maintained by triggers. */
export const messageCounts = pgTable(
  'message_counts',
  {
    day: date('day').notNull(),
    slot: smallint('slot').notNull(),
    messages: integer('messages').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.slot] })],
);

export const blockedUsers = pgTable(
  'blocked_users',
  {
    blockerId: text('blocker_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedId: text('blocked_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    check('blocked_users_not_oneself', sql`${table.blockerId} <> ${table.blockedId}`),
    index('blocked_users_blocked').on(table.blockedId),
  ],
);

export const chatRooms = pgTable(
  'chat_rooms',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name'),
    type: text('type').notNull().default('direct'),
    createdBy: text('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('chat_rooms_type_known', sql`${table.type} in ('direct', 'eddy')`),
    index('chat_rooms_created_by').on(table.createdBy, table.updatedAt.desc()),
  ],
);

export const chatParticipants = pgTable(
  'chat_participants',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    roomId: integer('room_id')
      .notNull()
      .references(() => chatRooms.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: moment('joined_at').notNull().defaultNow(),
    lastRead: moment('last_read'),
  },
  (table) => [
    unique('chat_participants_once').on(table.roomId, table.userId),
    index('chat_participants_user').on(table.userId),
  ],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    roomId: integer('room_id')
      .notNull()
      .references(() => chatRooms.id, { onDelete: 'cascade' }),
    /** Null for Eddy's messages. */
    senderId: text('sender_id').references(() => users.id, { onDelete: 'cascade' }),
    content: text('content').notNull(),
    /** Shown by Eddy besides text: boats, tables, confirmations. */
    parts: jsonb('parts').$type<Record<string, unknown>[]>(),
    messageType: text('message_type').notNull().default('text'),
    mediaUrl: text('media_url'),
    mediaSize: integer('media_size'),
    mediaType: text('media_type'),
    fileName: text('file_name'),
    replyTo: integer('reply_to').references((): AnyPgColumn => chatMessages.id, { onDelete: 'set null' }),
    edited: boolean('edited').notNull().default(false),
    editedAt: moment('edited_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('chat_messages_room').on(table.roomId, table.id),
    index('chat_messages_sender').on(table.senderId),
    index('chat_messages_reply').on(table.replyTo).where(sql`${table.replyTo} is not null`),
  ],
);
