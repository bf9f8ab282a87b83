import type { LineKind } from '@tradewind/domain/ledger/bank-lines';
import type { JournalKind } from '@tradewind/domain/ledger/journal';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  foreignKey,
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
import { moment } from './columns.ts';
import { trades } from './trades.ts';

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });
const centsColumn = (name: string) => bigint(name, { mode: 'number' });

const TRADE_ACCOUNT = sql.raw(
  `'^(client:[0-9]+|payable:(lender:[0-9]+|vendor|tax:[A-Z]{2})|holdback|dispute|due:broker)$'`,
);
const OWN_ACCOUNTS = sql.raw(`'bank:operating', 'income:closing_fee', 'income:services', 'card:clearing'`);

/** The book of an account: a bank account has its own, the money of trades and suspense is in a trust account. */
const isInItsBook = (account: AnyPgColumn, book: AnyPgColumn) => sql`case
  when ${account} in (${OWN_ACCOUNTS}) then ${book} = 'own'
  when ${account} in ('bank:trust_yacht', 'bank:trust_other') then ${account} = 'bank:' || ${book}
  when ${account} = 'suspense' or ${account} ~ ${TRADE_ACCOUNT} then ${book} in ('trust_yacht', 'trust_other')
  else false end`;

const hasItsTrade = (account: AnyPgColumn, tradeId: AnyPgColumn) =>
  sql`(${account} ~ ${TRADE_ACCOUNT}) = (${tradeId} is not null)`;

/** Insert-only, as are the postings: triggers refuse everything else. People are named by id, since accounts can be deleted. */
export const ledgerJournals = pgTable(
  'ledger_journals',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<JournalKind>().notNull(),
    tradeId: integer('trade_id').references(() => trades.id, { onDelete: 'restrict' }),
    details: json('details').$type<object>().notNull(),
    /** Names the event, so that it is written once however often it is sent. */
    key: text('key').notNull().unique('ledger_journals_key'),
    /** The journal that this correction takes back. */
    corrects: integer('corrects')
      .unique('ledger_journals_corrected_once')
      .references((): AnyPgColumn => ledgerJournals.id, { onDelete: 'restrict' }),
    /** Null for the clock. */
    postedBy: text('posted_by'),
    postedAt: moment('posted_at').notNull().defaultNow(),
    /** Postings are added in the same transaction only. */
    transaction: xid8('transaction').notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [
    unique('ledger_journals_trade').on(table.id, table.tradeId),
    check('ledger_journals_correction', sql`(${table.kind} = 'correction') = (${table.corrects} is not null)`),
    index('ledger_journals_of_trade').on(table.tradeId, table.id),
    index('ledger_journals_posted').on(table.postedAt, table.id),
  ],
);

export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    journalId: integer('journal_id')
      .notNull()
      .references(() => ledgerJournals.id, { onDelete: 'restrict' }),
    number: smallint('number').notNull(),
    /** The trade of the journal, on accounts that belong to a trade. */
    tradeId: integer('trade_id'),
    account: text('account').notNull(),
    book: text('book').notNull(),
    amount: centsColumn('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.journalId, table.number] }),
    foreignKey({
      name: 'ledger_postings_trade',
      columns: [table.journalId, table.tradeId],
      foreignColumns: [ledgerJournals.id, ledgerJournals.tradeId],
    }).onDelete('restrict'),
    check('ledger_postings_not_zero', sql`${table.amount} <> 0`),
    check('ledger_postings_in_book', isInItsBook(table.account, table.book)),
    check('ledger_postings_has_trade', hasItsTrade(table.account, table.tradeId)),
  ],
);

/** The sums of the postings, kept by their trigger only. */
export const ledgerBalances = pgTable(
  'ledger_balances',
  {
    tradeId: integer('trade_id').references(() => trades.id, { onDelete: 'restrict' }),
    account: text('account').notNull(),
    book: text('book').notNull(),
    amount: centsColumn('amount').notNull().default(0),
  },
  (table) => [
    unique('ledger_balances_once').on(table.tradeId, table.account, table.book).nullsNotDistinct(),
    check(
      'ledger_balances_not_overdrawn',
      sql`case when ${table.account} like 'bank:%' or ${table.account} = 'card:clearing' then ${table.amount} >= 0 else ${table.amount} <= 0 end`,
    ),
  ],
);

/** The brokerage's wires. A trigger keeps what was recorded; only the state moves on. */
export const wires = pgTable(
  'wires',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    direction: text('direction').notNull(),
    book: text('book').notNull(),
    purpose: text('purpose').notNull(),
    tradeId: integer('trade_id').references(() => trades.id, { onDelete: 'restrict' }),
    /** The account that the wire pays into or out of, besides the bank. */
    account: text('account').notNull(),
    amount: centsColumn('amount').notNull(),
    /** As the bank's statement shows it. */
    bankReference: text('bank_reference').notNull(),
    /** The reference without case and spaces. Null for old wires that differ from another one in nothing else. */
    referenceKey: text('reference_key'),
    /** The holder of the account at the other end. */
    counterparty: text('counterparty').notNull(),
    /** Names the person who confirmed the bank details by phone, and how. */
    callBackNote: text('call_back_note'),
    /** The unknown wire that this one sends back. */
    returns: integer('returns').references((): AnyPgColumn => wires.id, { onDelete: 'restrict' }),
    state: text('state').notNull().default('recorded'),
    /** Large amounts: one person records, another confirms. */
    needsSecond: boolean('needs_second').notNull(),
    recordedBy: text('recorded_by').notNull(),
    recordedAt: moment('recorded_at').notNull().defaultNow(),
    confirmedBy: text('confirmed_by'),
    confirmedAt: moment('confirmed_at'),
    collectedBy: text('collected_by'),
    collectedAt: moment('collected_at'),
    /** The day on which the bank's statement shows it. */
    bankDate: date('bank_date'),
    /** Money must reach the bank by then. */
    depositBy: moment('deposit_by'),
    /** An unknown wire goes back by then. */
    returnBy: moment('return_by'),
    voidedBy: text('voided_by'),
    voidReason: text('void_reason'),
    journalId: integer('journal_id')
      .unique('wires_journal')
      .references(() => ledgerJournals.id, { onDelete: 'restrict' }),
    /** The journal that assigned an unknown wire to a party or sent it back. */
    clearedBy: integer('cleared_by')
      .unique('wires_cleared')
      .references(() => ledgerJournals.id, { onDelete: 'restrict' }),
  },
  (table) => [
    check('wires_direction_known', sql`${table.direction} in ('in', 'out')`),
    check('wires_book_known', sql`${table.book} in ('trust_yacht', 'trust_other')`),
    check('wires_state_known', sql`${table.state} in ('recorded', 'confirmed', 'collected', 'voided', 'reversed')`),
    check(
      'wires_purpose_known',
      sql`${table.purpose} in ('deposit', 'funds', 'unknown', 'suspense_return', 'lender', 'vendor', 'tax', 'payout', 'refund', 'broker')`,
    ),
    check('wires_amount_positive', sql`${table.amount} > 0`),
    check('wires_has_trade', sql`(${table.account} = 'suspense') = (${table.tradeId} is null)`),
    check(
      'wires_second_person',
      sql`not ${table.needsSecond} or ${table.confirmedBy} is distinct from ${table.recordedBy}`,
    ),
    check(
      'wires_confirmed_by_somebody',
      sql`${table.state} in ('recorded', 'voided') or ${table.confirmedBy} is not null`,
    ),
    check(
      'wires_collected_with_date',
      sql`${table.state} <> 'collected' or (${table.collectedAt} is not null and ${table.bankDate} is not null)`,
    ),
    check(
      'wires_posted',
      sql`(${table.journalId} is not null) = (${table.state} in ('collected', 'reversed') or (${table.state} = 'confirmed' and ${table.direction} = 'out'))`,
    ),
    check(
      'wires_called_back',
      sql`${table.direction} = 'in' or ${table.purpose} = 'broker' or ${table.callBackNote} is not null`,
    ),
    check(
      'wires_voided_with_reason',
      sql`(${table.state} = 'voided') = (${table.voidReason} is not null and ${table.journalId} is null)`,
    ),
    uniqueIndex('wires_reference').on(table.book, table.bankReference).where(sql`${table.state} <> 'voided'`),
    uniqueIndex('wires_reference_key').on(table.book, table.referenceKey).where(sql`${table.state} <> 'voided'`),
    uniqueIndex('wires_returned_once')
      .on(table.returns)
      .where(sql`${table.state} in ('recorded', 'confirmed', 'collected')`),
    index('wires_of_trade').on(table.tradeId, table.id),
    index('wires_open').on(table.id).where(sql`${table.state} in ('recorded', 'confirmed')`),
    index('wires_in_suspense').on(table.id).where(sql`${table.purpose} = 'unknown' and ${table.clearedBy} is null`),
  ],
);

/** A step above the limit that one broker asks for and another takes: taking back a wire, or assigning an unknown one. */
export const wireRequests = pgTable(
  'wire_requests',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    wireId: integer('wire_id')
      .notNull()
      .references(() => wires.id, { onDelete: 'restrict' }),
    action: text('action').$type<'reverse' | 'assign'>().notNull(),
    /** The trade that the money concerns. */
    tradeId: integer('trade_id').references(() => trades.id, { onDelete: 'restrict' }),
    /** The party who gets an unknown wire. */
    position: smallint('position'),
    reason: text('reason'),
    askedBy: text('asked_by').notNull(),
    askedAt: moment('asked_at').notNull().defaultNow(),
    state: text('state').$type<'asked' | 'done' | 'withdrawn'>().notNull().default('asked'),
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    check('wire_requests_action_known', sql`${table.action} in ('reverse', 'assign')`),
    check('wire_requests_state_known', sql`${table.state} in ('asked', 'done', 'withdrawn')`),
    check('wire_requests_decided', sql`(${table.state} = 'asked') = (${table.decidedBy} is null)`),
    check('wire_requests_second_person', sql`${table.state} <> 'done' or ${table.decidedBy} <> ${table.askedBy}`),
    check(
      'wire_requests_has_party',
      sql`${table.action} <> 'assign' or (${table.tradeId} is not null and ${table.position} is not null)`,
    ),
    uniqueIndex('wire_requests_one_open').on(table.wireId).where(sql`${table.state} = 'asked'`),
    index('wire_requests_wire').on(table.wireId),
    index('wire_requests_trade').on(table.tradeId).where(sql`${table.state} = 'asked'`),
  ],
);

/** Lines of the bank's statements, imported from files. Amounts are signed: money in is positive. */
export const bankStatementLines = pgTable(
  'bank_statement_lines',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    book: text('book').notNull(),
    bookedOn: date('booked_on').notNull(),
    reference: text('reference').notNull(),
    description: text('description').notNull(),
    amount: centsColumn('amount').notNull(),
    /** The balance after this line, as the bank states it. */
    balance: centsColumn('balance').notNull(),
    importedBy: text('imported_by').notNull(),
    importedAt: moment('imported_at').notNull().defaultNow(),
  },
  (table) => [
    check('bank_statement_lines_book_known', sql`${table.book} in ('trust_yacht', 'trust_other')`),
    unique('bank_statement_lines_once').on(table.book, table.bookedOn, table.reference, table.amount, table.balance),
  ],
);

/** Imports of a bank's statement that a broker removed, with their lines. */
export const bankStatementRemovals = pgTable(
  'bank_statement_removals',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    book: text('book').notNull(),
    lines: json('lines').notNull(),
    reason: text('reason').notNull(),
    removedBy: text('removed_by').notNull(),
    removedAt: moment('removed_at').notNull(),
  },
  (table) => [check('bank_statement_removals_book_known', sql`${table.book} in ('trust_yacht', 'trust_other')`)],
);

/** Lines of a bank's statement that no wire of ours caused: the bank's own bookings, and our money that makes up for them. */
export const bankLineExplanations = pgTable(
  'bank_line_explanations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Null once the import of the line was removed. */
    lineId: integer('line_id').references(() => bankStatementLines.id, { onDelete: 'set null' }),
    book: text('book').notNull(),
    amount: centsColumn('amount').notNull(),
    kind: text('kind').$type<LineKind>().notNull(),
    note: text('note').notNull(),
    needsSecond: boolean('needs_second').notNull(),
    state: text('state').$type<'asked' | 'done' | 'withdrawn'>().notNull(),
    explainedBy: text('explained_by').notNull(),
    explainedAt: moment('explained_at').notNull(),
    confirmedBy: text('confirmed_by'),
    withdrawnBy: text('withdrawn_by'),
  },
  (table) => [
    check('bank_line_explanations_kind_known', sql`${table.kind} in ('fee', 'interest', 'own', 'other')`),
    check('bank_line_explanations_state_known', sql`${table.state} in ('asked', 'done', 'withdrawn')`),
    check(
      'bank_line_explanations_second_person',
      sql`not ${table.needsSecond} or ${table.state} <> 'done' or ${table.confirmedBy} <> ${table.explainedBy}`,
    ),
    check('bank_line_explanations_confirmed', sql`${table.state} <> 'done' or ${table.confirmedBy} is not null`),
    check('bank_line_explanations_withdrawn', sql`(${table.state} = 'withdrawn') = (${table.withdrawnBy} is not null)`),
    check('bank_line_explanations_has_line', sql`${table.state} = 'withdrawn' or ${table.lineId} is not null`),
    uniqueIndex('bank_line_explanations_one').on(table.lineId).where(sql`${table.state} <> 'withdrawn'`),
    index('bank_line_explanations_of_line').on(table.lineId),
  ],
);

/** The results of the daily check. */
export const ledgerProofs = pgTable(
  'ledger_proofs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    ranAt: moment('ran_at').notNull().defaultNow(),
    journals: integer('journals').notNull(),
    postings: integer('postings').notNull(),
    trades: integer('trades').notNull(),
    problems: json('problems').$type<string[]>().notNull(),
  },
  (table) => [index('ledger_proofs_newest').on(table.ranAt.desc())],
);
