import { paths } from '@tradewind/contract/paths';
import { type NewReport, reportReasons, reportTexts } from '@tradewind/contract/reports';
import type { Queryable } from '../../db/client.ts';
import type { Caller } from '../../platform/auth.ts';
import type { Dependencies } from '../../platform/http/app.ts';
import type { Origin } from '../../platform/http/origin.ts';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import type { Work } from '../../platform/work.ts';
import { adminIds } from '../accounts/service.ts';
import { readBoat } from '../boats/service.ts';
import { readMessage } from '../messages/service.ts';
import { reportsOfUser } from './limits.ts';
import { insertReport } from './store.ts';

const EXCERPT_MAX = 1_000;

interface Reported {
  reportedUserId: string;
  /** The text at the time of the report: it may be changed or deleted before an admin reviews it. */
  excerpt: string;
}

/** Reports a message or a listing to the admins, once per person until it is decided. */
export async function createReport(
  { commit, limits }: Pick<Dependencies, 'commit' | 'limits'>,
  caller: Caller,
  input: NewReport,
  origin: Origin,
): Promise<void> {
  await limits.consume(reportsOfUser, caller.id);
  await commit(async (work) => {
    const { tx } = work;
    const reported = await readReported(tx, caller.id, input);
    const id = await insertReport(tx, { ...input, ...reported, reporterId: caller.id });
    if (id === undefined) throw new Refusal('conflict', reportTexts.already);
    await work.logActivity(caller, 'report.create', origin, { reportId: id, ...input });
    await notifyAdmins(work, input);
  });
}

async function notifyAdmins(work: Work, { subject, reason }: NewReport): Promise<void> {
  for (const userId of await adminIds(work.tx)) {
    work.notify({
      userId,
      kind: 'report',
      title: subject === 'message' ? 'A message was reported' : 'A listing was reported',
      body: reportReasons[reason],
      path: paths.adminReports,
      groupKey: 'reports',
    });
  }
}

async function readReported(db: Queryable, callerId: string, { subject, subjectId }: NewReport): Promise<Reported> {
  const reported = subject === 'message' ? await message(db, callerId, subjectId) : await boat(db, subjectId);
  if (reported.reportedUserId === callerId)
    throw invalidField('subjectId', 'You can’t report your own messages or listings.');
  return { ...reported, excerpt: reported.excerpt.slice(0, EXCERPT_MAX) };
}

async function message(db: Queryable, callerId: string, id: number): Promise<Reported> {
  const { senderId, content, imageUrls } = await readMessage(db, callerId, id);
  return { reportedUserId: senderId, excerpt: [content, ...imageUrls].join('\n') };
}

async function boat(db: Queryable, id: number): Promise<Reported> {
  const { sellerId, title, description } = await readBoat(db, id);
  return { reportedUserId: sellerId, excerpt: [title, description ?? ''].join('\n').trim() };
}
