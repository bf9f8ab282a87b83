import { paths } from '@tradewind/contract/paths';
import { type NewReport, reportReasons, reportTexts } from '@tradewind/contract/reports';
import type { Queryable } from '../../db/client.ts';
import type { Caller } from '../../platform/auth.ts';
import type { Dependencies } from '../../platform/http/app.ts';
import type { Origin } from '../../platform/http/origin.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Work } from '../../platform/work.ts';
import { adminIds } from '../accounts/service.ts';
import { readBoat } from '../boats/service.ts';
import { readMessage } from '../messages/service.ts';
import { readPublicReview } from '../reviews/service.ts';
import { reportsOfUser } from './limits.ts';
import { insertReport } from './store.ts';

const EXCERPT_MAX = 1_000;

interface Reported {
  /** Null when their account is gone. */
  reportedUserId: string | null;
  /** The text at the time of the report: it may be changed or deleted before an admin reviews it. */
  excerpt: string;
}

/** Reports something to the admins, once per person until it is decided. */
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

const NEWS: Record<NewReport['subject'], string> = {
  message: 'A message was reported',
  boat: 'A listing was reported',
  review: 'A review was reported',
  reply: 'A reply to a review was reported',
};

async function notifyAdmins(work: Work, { subject, reason }: NewReport): Promise<void> {
  for (const userId of await adminIds(work.tx)) {
    work.notify({
      userId,
      kind: 'report',
      title: NEWS[subject],
      body: reportReasons[reason],
      path: paths.adminReports,
      groupKey: 'reports',
    });
  }
}

async function readReported(db: Queryable, callerId: string, { subject, subjectId }: NewReport): Promise<Reported> {
  const reported = await READERS[subject](db, callerId, subjectId);
  if (reported.reportedUserId === callerId)
    throw invalidField('subjectId', 'You can’t report your own messages, listings or reviews.');
  return { ...reported, excerpt: reported.excerpt.slice(0, EXCERPT_MAX) };
}

type Reader = (db: Queryable, callerId: string, id: number) => Promise<Reported>;
const READERS: Record<NewReport['subject'], Reader> = {
  message,
  boat: (db, _callerId, id) => boat(db, id),
  review: (db, _callerId, id) => review(db, id),
  reply: (db, _callerId, id) => reply(db, id),
};

async function message(db: Queryable, callerId: string, id: number): Promise<Reported> {
  const { senderId, content, imageUrls } = await readMessage(db, callerId, id);
  return { reportedUserId: senderId, excerpt: [content, ...imageUrls].join('\n') };
}

async function boat(db: Queryable, id: number): Promise<Reported> {
  const { sellerId, title, description } = await readBoat(db, id);
  return { reportedUserId: sellerId, excerpt: [title, description ?? ''].join('\n').trim() };
}

async function review(db: Queryable, id: number): Promise<Reported> {
  const { authorId, stars, text } = await readPublicReview(db, id);
  return { reportedUserId: authorId, excerpt: `${stars}/5 ${text ?? ''}`.trim() };
}

async function reply(db: Queryable, id: number): Promise<Reported> {
  const { aboutId, reply: text } = await readPublicReview(db, id);
  if (!text) throw notFound('We can’t find that reply.');
  return { reportedUserId: aboutId, excerpt: text };
}
