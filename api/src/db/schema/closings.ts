import type { ClosingFacts } from '@tradewind/contract/closing-facts';
import type { ProposalTerms } from '@tradewind/contract/closing-proposals';
import type { CancellationCause } from '@tradewind/domain/closing/cancellation';
import type { ClosingTerms } from '@tradewind/domain/closing/terms';
import type { TaxHeld } from '@tradewind/domain/ledger/terms';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
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
    acceptExtendedTo: moment('accept_extended_to'),
    amendedAt: moment('amended_at'),
    /** Sales tax that the release takes from the receivers of boats, at most one for each boat. */
    taxes: json('taxes').$type<readonly TaxHeld[]>().notNull().default([]),
    /** Why it ends without a release. The trade is canceled once nothing is held for anybody. */
    endingCause: text('ending_cause').$type<CancellationCause>(),
    /** The position of the party who answers for it. */
    endingParty: smallint('ending_party'),
    /** The position of the party who stated it; null for the broker and the clock. */
    endingBy: smallint('ending_by'),
    /** The leg that fell through outside. */
    endingLeg: smallint('ending_leg'),
    endingReason: text('ending_reason'),
    endingAt: moment('ending_at'),
  },
  (table) => [
    check('closings_ending_has_cause', sql`(${table.endingCause} is null) = (${table.endingAt} is null)`),
    check('closings_ended_or_released', sql`${table.endingAt} is null or ${table.releasedAt} is null`),
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

const tradeOfClosing = () =>
  integer('trade_id')
    .notNull()
    .references(() => closings.tradeId, { onDelete: 'restrict' });

/** Something that takes effect when everyone concerned has consented to it. */
export const closingProposals = pgTable(
  'closing_proposals',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    tradeId: tradeOfClosing(),
    kind: text('kind').notNull(),
    terms: json('terms').$type<ProposalTerms>().notNull(),
    reason: text('reason'),
    /** A position; null for the broker. */
    proposedBy: smallint('proposed_by'),
    proposedAt: moment('proposed_at').notNull(),
    state: text('state').notNull().default('open'),
    decidedAt: moment('decided_at'),
    /** When people were told that the day until which money is held back had come. */
    remindedAt: moment('reminded_at'),
  },
  (table) => [
    check('closing_proposals_state_known', sql`${table.state} in ('open', 'agreed', 'declined', 'void')`),
    check('closing_proposals_decided', sql`(${table.state} = 'open') = (${table.decidedAt} is null)`),
    // Money held back concerns one boat, so each boat has its own.
    uniqueIndex('closing_proposals_one_open')
      .on(table.tradeId, table.kind, sql`(coalesce(${table.terms} ->> 'leg', ''))`)
      .where(sql`${table.state} = 'open'`),
    index('closing_proposals_trade').on(table.tradeId, table.id),
  ],
);

/** A party's yes to a proposal, signed with their typed name. */
export const closingConsents = pgTable(
  'closing_consents',
  {
    proposalId: integer('proposal_id')
      .notNull()
      .references(() => closingProposals.id, { onDelete: 'restrict' }),
    position: smallint('position').notNull(),
    name: text('name').notNull(),
    consentedAt: moment('consented_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.proposalId, table.position] })],
);

/** Freezes the money of a trade until a release signed by everyone, an award or an order is recorded. */
export const closingDisputes = pgTable(
  'closing_disputes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    tradeId: tradeOfClosing(),
    /** A position; null for the broker. */
    openedBy: smallint('opened_by'),
    /** The position of the party who is said to have broken the agreement. */
    against: smallint('against'),
    cause: text('cause').$type<CancellationCause>(),
    reason: text('reason').notNull(),
    openedAt: moment('opened_at').notNull(),
    basis: text('basis'),
    /** The document: its file number, or its id with us. */
    reference: text('reference'),
    outcome: text('outcome'),
    resolvedBy: text('resolved_by').references(() => users.id, { onDelete: 'set null' }),
    resolvedAt: moment('resolved_at'),
  },
  (table) => [
    check(
      'closing_disputes_basis_known',
      sql`${table.basis} is null or ${table.basis} in ('signed_release', 'award', 'court_order')`,
    ),
    check(
      'closing_disputes_resolved_with_document',
      sql`num_nulls(${table.resolvedAt}, ${table.basis}, ${table.reference}, ${table.outcome}) in (0, 4)`,
    ),
    uniqueIndex('closing_disputes_one_open').on(table.tradeId).where(sql`${table.resolvedAt} is null`),
    index('closing_disputes_trade').on(table.tradeId, table.id),
  ],
);

/** A service of the catalog, ordered from the task that it serves. */
export const serviceOrders = pgTable(
  'service_orders',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    tradeId: tradeOfClosing(),
    taskId: integer('task_id').references(() => closingTasks.id, { onDelete: 'set null' }),
    /** Its number in the catalog. */
    serviceId: smallint('service_id').notNull(),
    /** The party who ordered it and pays. */
    position: smallint('position').notNull(),
    /** The most that the party authorized, in cents. */
    authorized: bigint('authorized', { mode: 'number' }).notNull(),
    /** The price, once it is completed. */
    amount: bigint('amount', { mode: 'number' }),
    vendor: text('vendor'),
    scheduledFor: date('scheduled_for'),
    state: text('state').notNull().default('requested'),
    note: text('note'),
    orderedAt: moment('ordered_at').notNull(),
    /** The journals that charged it to the party's money. */
    chargedAt: moment('charged_at'),
  },
  (table) => [
    check('service_orders_state_known', sql`${table.state} in ('requested', 'scheduled', 'completed', 'cancelled')`),
    check('service_orders_within_authorized', sql`coalesce(${table.amount}, 0) between 0 and ${table.authorized}`),
    check('service_orders_completed_has_price', sql`(${table.state} = 'completed') = (${table.amount} is not null)`),
    index('service_orders_trade').on(table.tradeId, table.id),
  ],
);
