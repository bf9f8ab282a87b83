import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';

/** A message, listing, review or reply that a user reported to the admins, with an excerpt from that moment. */
export const reports = pgTable(
  'reports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    reporterId: text('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    /** Its author or owner. */
    reportedUserId: text('reported_user_id').references(() => users.id, { onDelete: 'set null' }),
    subject: text('subject').notNull(),
    /** The id of the message, boat or review. No foreign key, because a report outlives its subject. */
    subjectId: integer('subject_id').notNull(),
    excerpt: text('excerpt').notNull(),
    reason: text('reason').notNull(),
    note: text('note'),
    status: text('status').notNull().default('open'),
    resolution: text('resolution'),
    resolvedBy: text('resolved_by'),
    resolvedAt: moment('resolved_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('reports_subject_known', sql`${table.subject} in ('message', 'boat', 'review', 'reply')`),
    check('reports_status_known', sql`${table.status} in ('open', 'resolved', 'dismissed')`),
    index('reports_newest').on(table.status, table.id.desc()),
    index('reports_reported_user').on(table.reportedUserId),
    uniqueIndex('reports_open_once')
      .on(table.reporterId, table.subject, table.subjectId)
      .where(sql`${table.status} = 'open'`),
  ],
);
