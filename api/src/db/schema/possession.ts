import type { ProofState } from '@tradewind/domain/lifecycles/possession';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { boats } from './boats.ts';
import { bytea, moment } from './columns.ts';

/** One attempt of an owner to prove that they hold a boat. */
export const possessionProofs = pgTable(
  'possession_proofs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    boatId: integer('boat_id')
      .notNull()
      .references(() => boats.id, { onDelete: 'cascade' }),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').$type<ProofState>().notNull().default('asked'),
    code: text('code').notNull(),
    codeExpiresAt: moment('code_expires_at').notNull(),
    sentAt: moment('sent_at'),
    decidedAt: moment('decided_at'),
    /** The admin's email address. */
    decidedBy: text('decided_by'),
    reason: text('reason'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check(
      'possession_proofs_state_known',
      sql`${table.state} in ('asked', 'submitted', 'approved', 'refused', 'withdrawn', 'expired', 'voided')`,
    ),
    check(
      'possession_proofs_sent',
      sql`${table.state} not in ('submitted', 'approved') or ${table.sentAt} is not null`,
    ),
    check('possession_proofs_refusal_has_reason', sql`${table.state} <> 'refused' or ${table.reason} is not null`),
    uniqueIndex('possession_proofs_live').on(table.boatId).where(sql`${table.state} in ('asked', 'submitted')`),
    index('possession_proofs_boat').on(table.boatId, table.id),
    index('possession_proofs_owner').on(table.ownerId),
    index('possession_proofs_waiting').on(table.id).where(sql`${table.state} = 'submitted'`),
  ],
);

/** In the database, so that a photo comes and goes with its proof in one transaction, and no web address leads to it. */
export const possessionPhotos = pgTable('possession_photos', {
  proofId: integer('proof_id')
    .primaryKey()
    .references(() => possessionProofs.id, { onDelete: 'cascade' }),
  /** WebP without metadata. */
  content: bytea('content').notNull(),
  /** SHA-256 of the file as it was sent: the same file twice is one photo. */
  digest: text('digest').notNull(),
});
