import type { DocumentKind } from '@tradewind/domain/closing/documents';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { closings } from './closings.ts';
import { moment } from './columns.ts';
import { tradeParties } from './trades.ts';

/**
 * Documents of closings: forms that we wrote, which never change, and files that people uploaded. A row exists before its file
 * does and until its file is gone, so that no crash leaves a file that nothing points to.
 */
export const closingDocuments = pgTable(
  'closing_documents',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    tradeId: integer('trade_id')
      .notNull()
      .references(() => closings.tradeId, { onDelete: 'restrict' }),
    kind: text('kind').$type<DocumentKind>().notNull(),
    /** Of the task that it serves, or the name of the dispute or holdback. Tasks come and go with the facts; a document stays. */
    taskKey: text('task_key'),
    /** The party that it is from or about; null for the broker's own. */
    party: smallint('party'),
    leg: smallint('leg'),
    /** The person who uploaded it, whose quota it counts against. */
    uploadedBy: text('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    /** SHA-256 of the facts that a form states: another form with the same facts is the same form. Null for uploads. */
    facts: text('facts'),
    /** Printed on a form. */
    code: text('code').generatedAlwaysAs(sql`left(facts, 16)`),
    storageKey: text('storage_key').notNull().unique('closing_documents_storage_key'),
    name: text('name').notNull(),
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    /** SHA-256 of the file. */
    hash: text('hash').notNull(),
    /** `arriving`: the file is not stored yet. `written`: a form of ours. `removed`: the file waits for its removal. */
    state: text('state').notNull().default('arriving'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check(
      'closing_documents_state_known',
      sql`${table.state} in ('arriving', 'written', 'submitted', 'approved', 'returned', 'removed')`,
    ),
    check('closing_documents_bytes_positive', sql`${table.bytes} > 0`),
    unique('closing_documents_same_trade').on(table.id, table.tradeId),
    uniqueIndex('closing_documents_one_form').on(table.tradeId, table.kind, table.facts),
    index('closing_documents_of_trade').on(table.tradeId, table.id),
    index('closing_documents_hash').on(table.hash),
    index('closing_documents_code').on(table.code).where(sql`${table.code} is not null`),
    index('closing_documents_uploader').on(table.uploadedBy, table.bytes),
    index('closing_documents_unused').on(table.createdAt).where(sql`${table.state} in ('arriving', 'removed')`),
  ],
);

/** A party's signature on one document: it quotes the hash of exactly the file that they saw. */
export const closingSignatures = pgTable(
  'closing_signatures',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    documentId: integer('document_id').notNull(),
    tradeId: integer('trade_id').notNull(),
    position: smallint('position').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** As it was typed. */
    name: text('name').notNull(),
    consent: text('consent').notNull(),
    hash: text('hash').notNull(),
    signedAt: moment('signed_at').notNull(),
    /** The facts changed before everyone had signed. */
    voidedAt: moment('voided_at'),
  },
  (table) => [
    foreignKey({
      name: 'closing_signatures_document',
      columns: [table.documentId, table.tradeId],
      foreignColumns: [closingDocuments.id, closingDocuments.tradeId],
    }).onDelete('restrict'),
    foreignKey({
      name: 'closing_signatures_party',
      columns: [table.tradeId, table.position],
      foreignColumns: [tradeParties.tradeId, tradeParties.position],
    }).onDelete('restrict'),
    uniqueIndex('closing_signatures_once').on(table.documentId, table.position).where(sql`${table.voidedAt} is null`),
    index('closing_signatures_of_trade').on(table.tradeId),
    index('closing_signatures_user').on(table.userId),
  ],
);
