import {
  type ReportDecision,
  type ReportFilter,
  type ReviewedReport,
  reasonText,
} from '@tradewind/contract/report-review';
import type { Queryable, Transaction } from '../../db/client.ts';
import { brokenConstraint } from '../../db/failures.ts';
import type { AdminCaller } from '../../platform/auth.ts';
import type { Dependencies } from '../../platform/http/app.ts';
import type { Origin } from '../../platform/http/origin.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Work } from '../../platform/work.ts';
import { lockRights, suspendUser } from '../accounts/service.ts';
import { removeListing } from '../listings/service.ts';
import { removeReportedMessage } from '../messages/service.ts';
import { removeReported } from '../reviews/service.ts';
import { asDecider, asReopener, type ClosedReport, type OpenReport } from './policy.ts';
import { presentReport, reportCursor } from './review.present.ts';
import {
  closeReport,
  closeReportsOfSubject,
  countReports,
  lockReport,
  type ReportRow,
  reopenReport,
  reportsPage,
} from './review.store.ts';

interface ReportPage {
  reports: ReviewedReport[];
  total: number;
  next: string | undefined;
}

export async function listReports(db: Queryable, filter: ReportFilter): Promise<ReportPage> {
  // Fetches one extra row to see whether there is a next page.
  const after = filter.cursor ? reportCursor.read(filter.cursor).id : undefined;
  const rows = await reportsPage(db, filter.status, after, filter.limit + 1);
  const shown = rows.slice(0, filter.limit);
  const last = rows.length > filter.limit ? shown.at(-1) : undefined;
  return {
    reports: shown.map(presentReport),
    total: await countReports(db, filter.status),
    next: last && reportCursor.write(last.report),
  };
}

/** The decision and its effect share a transaction: of two concurrent decisions, one succeeds. */
export async function decideReport(
  { commit }: Pick<Dependencies, 'commit'>,
  admin: AdminCaller,
  id: number,
  { action, reason }: ReportDecision,
  origin: Origin,
): Promise<void> {
  await commit(async (work) => {
    const { tx } = work;
    // Locks rights before the report, in the same order as the deletion of an account.
    if (action === 'suspend') await lockRights(tx);
    const found = await lockReport(tx, id);
    const report =
      action === 'reopen'
        ? await reopen(tx, asReopener(admin, found))
        : await close(work, admin, asDecider(admin, found), { action, reason }, origin);
    const { subject, subjectId, reportedUserId: userId } = report;
    await work.logActivity(admin, `report.${action}`, origin, { reportId: id, subject, subjectId, userId, reason });
  });
}

async function reopen(tx: Transaction, report: ClosedReport): Promise<ReportRow> {
  await reopenReport(tx, report).catch((error: unknown) => {
    if (brokenConstraint(error) === undefined) throw error;
    throw new Refusal('conflict', 'This was reported again in the meantime, and that report is still open.');
  });
  return report;
}

type Closing = Omit<ReportDecision, 'action'> & { action: Exclude<ReportDecision['action'], 'reopen'> };

async function close(
  work: Work,
  admin: AdminCaller,
  report: OpenReport,
  decision: Closing,
  origin: Origin,
): Promise<ReportRow> {
  const { action } = decision;
  const status = action === 'dismiss' ? 'dismissed' : 'resolved';
  const outcome = { status, resolution: RESOLUTIONS[action], resolvedBy: admin.email } as const;
  await carryOut(work, admin, report, decision, origin);
  if (action === 'remove') await closeReportsOfSubject(work.tx, report, outcome);
  else await closeReport(work.tx, report, outcome);
  return report;
}

const RESOLUTIONS: Record<Closing['action'], string> = {
  resolve: 'Handled',
  dismiss: 'No problem found',
  remove: 'Removed',
  suspend: 'Author suspended',
};

async function carryOut(
  work: Work,
  admin: AdminCaller,
  report: ReportRow,
  { action, reason }: Closing,
  origin: Origin,
): Promise<void> {
  if (action === 'remove') {
    // The author may have deleted it in the meantime.
    await remove(work, admin, report, origin).catch((error: unknown) => {
      if (!(error instanceof Refusal && error.code === 'not_found')) throw error;
    });
  }
  if (action === 'suspend') {
    if (!report.reportedUserId) throw new Refusal('conflict', 'The author has already left Tradewind.');
    await suspendUser(work, admin, report.reportedUserId, reason, origin);
  }
}

function remove(work: Work, admin: AdminCaller, report: ReportRow, origin: Origin): Promise<void> {
  const { subject, subjectId, reason } = report;
  switch (subject) {
    case 'boat':
      return removeListing(work, admin, subjectId, `Members reported it: ${reasonText(reason)}.`, origin);
    case 'review':
    case 'reply':
      return removeReported(work, admin, subjectId, subject, origin);
    default:
      return removeReportedMessage(work, admin, subjectId);
  }
}
