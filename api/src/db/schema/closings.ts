import type { ClosingFacts } from '@tradewind/contract/closing-facts';
import type { ClosingTerms } from '@tradewind/domain/closing/terms';
import { sql } from 'drizzle-orm';
import { check, index, integer, json, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { trades } from './trades.ts';

/** The way of one trade from the agreement to the keys. */
export const closings = pgTable(
  'closings',
  {
    tradeId: integer('trade_id')
      .primaryKey()
      .references(() => trades.id, { onDelete: 'restrict' }),
    terms: json('terms').$type<ClosingTerms>().notNull(),
    agreedAt: moment('agreed_at').notNull(),
    signedAt: moment('signed_at'),
    acceptedAt: moment('accepted_at'),
    releasedAt: moment('released_at'),
    settledAt: moment('settled_at'),
    extendedTo: moment('extended_to'),
  },
  (table) => [
    check('closings_released_after_signing', sql`${table.releasedAt} is null or ${table.signedAt} is not null`),
    check('closings_settled_after_release', sql`${table.settledAt} is null or ${table.releasedAt} is not null`),
  ],
);

export const closingTasks = pgTable(
  'closing_tasks',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    tradeId: integer('trade_id')
      .notNull()
      .references(() => closings.tradeId, { onDelete: 'restrict' }),
    key: text('key').notNull(),
    kind: text('kind').notNull(),
    /** The position of the party who must act; null for the broker. */
    actor: smallint('actor'),
    party: smallint('party'),
    leg: smallint('leg'),
    part: text('part'),
    state: text('state').notNull().default('open'),
    dueAt: moment('due_at'),
    facts: json('facts').$type<ClosingFacts>(),
    note: text('note'),
    doneBy: text('done_by').references(() => users.id, { onDelete: 'set null' }),
    doneAt: moment('done_at'),
    /** When its actor was last told that it is due. */
    remindedAt: moment('reminded_at'),
  },
  (table) => [
    unique('closing_tasks_key').on(table.tradeId, table.key),
    check('closing_tasks_state_known', sql`${table.state} in ('open', 'submitted', 'done', 'unneeded')`),
    check('closing_tasks_done_has_time', sql`(${table.state} in ('done', 'unneeded')) = (${table.doneAt} is not null)`),
    index('closing_tasks_due').on(table.dueAt).where(sql`${table.state} = 'open'`),
  ],
);
