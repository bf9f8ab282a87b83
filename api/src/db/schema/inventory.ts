import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** One run of the inventory sync, with its progress and results. */
export const syncRuns = pgTable(
  'sync_runs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The admin who started it; null when the schedule did. */
    startedBy: text('started_by'),
    status: text('status').notNull().default('running'),
    message: text('message'),
    total: integer('total').notNull().default(0),
    done: integer('done').notNull().default(0),
    syncedCount: integer('synced_count').notNull().default(0),
    retiredCount: integer('retired_count').notNull().default(0),
    errors: jsonb('errors').$type<string[]>().notNull().default([]),
    startedAt: moment('started_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    check('sync_runs_status_known', sql`${table.status} in ('running', 'succeeded', 'failed')`),
    index('sync_runs_newest').on(table.startedAt.desc()),
  ],
);
