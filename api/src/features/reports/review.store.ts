import type { ReportFilter } from '@tradewind/contract/report-review';
import { and, count, desc, eq, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { reports } from '../../db/schema/reports.ts';
import type { ClosedReport, OpenReport } from './policy.ts';

export type ReportRow = typeof reports.$inferSelect;

const reporter = alias(users, 'reporter');
const reported = alias(users, 'reported');
const columns = {
  report: reports,
  reporter: {
    id: reporter.id,
    firstName: reporter.firstName,
    email: reporter.email,
    suspended: reporter.suspended,
  },
  reportedUser: {
    id: reported.id,
    firstName: reported.firstName,
    email: reported.email,
    suspended: reported.suspended,
  },
};

export type ReviewRow = Awaited<ReturnType<typeof reportsPage>>[number];

/** Newest first, starting below `after`. */
export const reportsPage = (db: Queryable, status: ReportFilter['status'], after: number | undefined, limit: number) =>
  db
    .select(columns)
    .from(reports)
    .leftJoin(reporter, eq(reporter.id, reports.reporterId))
    .leftJoin(reported, eq(reported.id, reports.reportedUserId))
    .where(and(status ? eq(reports.status, status) : undefined, after ? lt(reports.id, after) : undefined))
    .orderBy(desc(reports.id))
    .limit(limit);

export async function countReports(db: Queryable, status: ReportFilter['status']): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(reports)
    .where(status ? eq(reports.status, status) : undefined);
  return row?.total ?? 0;
}

/** Locks the report until the transaction ends. */
export async function lockReport(tx: Queryable, id: number): Promise<ReportRow | undefined> {
  const [row] = await tx.select().from(reports).where(eq(reports.id, id)).for('update');
  return row;
}

interface Decision {
  status: 'resolved' | 'dismissed';
  resolution: string;
  resolvedBy: string;
}

export const closeReport = (tx: Queryable, { id }: OpenReport, decision: Decision) =>
  tx
    .update(reports)
    .set({ ...decision, resolvedAt: new Date() })
    .where(eq(reports.id, id));

export const reopenReport = (tx: Queryable, { id }: ClosedReport) =>
  tx
    .update(reports)
    .set({ status: 'open', resolution: null, resolvedBy: null, resolvedAt: null })
    .where(eq(reports.id, id));

/** Closes the reports of all people about the same subject. */
export const closeReportsOfSubject = (tx: Queryable, { subject, subjectId }: OpenReport, decision: Decision) =>
  tx
    .update(reports)
    .set({ ...decision, resolvedAt: new Date() })
    .where(and(eq(reports.subject, subject), eq(reports.subjectId, subjectId), eq(reports.status, 'open')));
