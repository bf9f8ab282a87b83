import { wholeNumber } from '@tradewind/domain/numbers';
import { z } from 'zod';
import { acknowledged } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { bodyRowId } from './primitives.ts';

export const REPORT_NOTE_MAX = 1_000;

export const reportSubjects = ['message', 'boat', 'review', 'reply'] as const;
export type ReportSubject = (typeof reportSubjects)[number];

/** The reasons users choose from. */
export const reportReasons = {
  scam: 'It looks like a scam',
  misleading: 'It is false or misleading',
  abusive: 'It is insulting or threatening',
  spam: 'It is spam or advertising',
  illegal: 'It is about something illegal',
  other: 'Something else',
} as const;
export type ReportReason = keyof typeof reportReasons;
const reasons = Object.keys(reportReasons) as [ReportReason, ...ReportReason[]];

export const reportTexts = {
  already: 'You’ve already reported this. Our team is looking into it.',
  noReason: 'Please choose a reason.',
  noteTooLong: `Please keep your note to ${wholeNumber(REPORT_NOTE_MAX)} characters or fewer.`,
} as const;

const newReport = z.object({
  subject: z.enum(reportSubjects),
  subjectId: bodyRowId,
  reason: z.enum(reasons, { error: reportTexts.noReason }),
  note: z
    .string()
    .trim()
    .max(REPORT_NOTE_MAX, reportTexts.noteTooLong)
    .nullish()
    .transform((note) => note || null),
});
export type NewReport = z.infer<typeof newReport>;

export const reportsApi = {
  file: endpoint({
    method: 'POST',
    path: '/api/reports',
    access: 'signed in',
    tag: 'reports',
    summary: 'Report a message, a listing, a review or a reply to the admins',
    body: newReport,
    responses: { 200: acknowledged },
    refuses: [401, 403, 404, 409],
  }),
};
