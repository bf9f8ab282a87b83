import { z } from 'zod';
import { acknowledged } from './accounts.ts';
import { ADMIN_READS } from './admin-reads.ts';
import { endpoint } from './endpoint.ts';
import { cursor, rowId, timestamp, userId } from './primitives.ts';
import { reportReasons, reportSubjects } from './reports.ts';

const REPORT_STATUSES = ['open', 'resolved', 'dismissed'] as const;

const person = z.object({ id: userId, firstName: z.string(), email: z.string(), suspended: z.boolean() });

/** A report as admins see it. */
const reviewedReport = z
  .object({
    id: z.int(),
    subject: z.enum(reportSubjects),
    subjectId: z.int(),
    excerpt: z.string().meta({ description: 'What it said when it was reported' }),
    reason: z.string(),
    note: z.string().nullable(),
    status: z.enum(REPORT_STATUSES),
    resolution: z.string().nullable(),
    reporter: person.nullable(),
    reportedUser: person.nullable(),
    resolvedAt: timestamp.nullable(),
    createdAt: timestamp,
  })
  .meta({ id: 'ReviewedReport' });
export type ReviewedReport = z.infer<typeof reviewedReport>;

/** The label of a report's reason. */
export const reasonText = (reason: string) =>
  new Map<string, string>(Object.entries(reportReasons)).get(reason) ?? reason;

const reportFilter = z.object({
  status: z.enum(REPORT_STATUSES).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  cursor: cursor.optional(),
});
export type ReportFilter = z.infer<typeof reportFilter>;

const reportParams = z.object({ id: rowId });

const REPORT_ACTIONS = ['resolve', 'dismiss', 'remove', 'suspend', 'reopen'] as const;

/** `remove` takes it down; `suspend` suspends its author for this reason. */
const reportDecision = z.object({
  action: z.enum(REPORT_ACTIONS),
  reason: z.string().trim().max(1_000).optional(),
});
export type ReportDecision = z.infer<typeof reportDecision>;

export const reportReviewApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/reports',
    access: 'admin',
    tag: 'admin',
    summary: 'Reports from users, newest first; X-Total-Count and Link as for users',
    query: reportFilter,
    responses: { 200: z.array(reviewedReport) },
    refuses: [401, 403],
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/admin/reports/:id/decide',
    access: 'admin',
    invalidates: ADMIN_READS,
    tag: 'admin',
    summary: 'Resolve or dismiss a report, remove what it is about, suspend its author, or reopen it',
    params: reportParams,
    body: reportDecision,
    responses: { 200: acknowledged },
    refuses: [401, 403, 404, 409],
  }),
};
