import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Events for browsers, written in the transaction that caused them and read again after a reconnect. */
export const events = pgTable(
  'events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The receiving user; null for everybody. */
    userId: text('user_id'),
    kind: text('kind').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('events_user').on(table.userId, table.id), index('events_oldest').on(table.createdAt)],
);

/** Counts attempts by key in a time window. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    resetAt: moment('reset_at').notNull(),
  },
  (table) => [index('rate_limits_reset').on(table.resetAt)],
);

/** Responses to requests with an `Idempotency-Key`, so that a repeated request is not executed twice. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: text('user_id').notNull(),
    key: text('key').notNull(),
    /** Method, path and a digest of the body, to refuse the same key for a different request. */
    fingerprint: text('fingerprint').notNull(),
    status: integer('status').notNull(),
    body: jsonb('body'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index('idempotency_keys_oldest').on(table.createdAt)],
);

/** Webhooks from the payment provider that were handled, so that a repeated one changes nothing. */
export const billingNotices = pgTable('billing_notices', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: moment('received_at').notNull().defaultNow(),
});
