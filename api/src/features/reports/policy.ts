import type { AdminCaller } from '../../platform/auth.ts';
import { type Authorized, authorized } from '../../platform/authorized.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { ReportRow } from './review.store.ts';

/** An open report that an admin may close. */
export type OpenReport = Authorized<ReportRow, 'admin'>;
/** A closed report that an admin may open again. */
export type ClosedReport = Authorized<ReportRow, 'reopening admin'>;

const noSuchReport = () => notFound('We can’t find that report.');

/** Of two admins who decide about a report at once, the second is refused. */
export function asDecider(_admin: AdminCaller, report: ReportRow | undefined): OpenReport {
  if (!report) throw noSuchReport();
  if (report.status !== 'open') throw new Refusal('conflict', 'Someone has already handled this report.');
  return authorized(report, 'admin');
}

export function asReopener(_admin: AdminCaller, report: ReportRow | undefined): ClosedReport {
  if (!report) throw noSuchReport();
  if (report.status === 'open') throw new Refusal('conflict', 'This report is already open.');
  return authorized(report, 'reopening admin');
}
