import type { ReviewedReport } from '@tradewind/contract/report-review';
import { reportSubjects } from '@tradewind/contract/reports';
import { cursorCodec, cursorPart } from '../../platform/cursor.ts';
import type { ReviewRow } from './review.store.ts';

export const reportCursor = cursorCodec({ id: cursorPart.id });

export const presentReport = ({ report, reporter, reportedUser }: ReviewRow): ReviewedReport => ({
  id: report.id,
  subject: reportSubjects.find((subject) => subject === report.subject) ?? 'message',
  subjectId: report.subjectId,
  excerpt: report.excerpt,
  reason: report.reason,
  note: report.note,
  status: report.status === 'resolved' || report.status === 'dismissed' ? report.status : 'open',
  resolution: report.resolution,
  reporter,
  reportedUser,
  resolvedAt: report.resolvedAt?.toISOString() ?? null,
  createdAt: report.createdAt.toISOString(),
});
