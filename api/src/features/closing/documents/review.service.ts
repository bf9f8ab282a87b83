import type { ReviewInput } from '@tradewind/contract/closing';
import { tradePath } from '@tradewind/contract/paths';
import { taskKind } from '@tradewind/domain/closing/task-kinds';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { WritableClosing } from '../policy.ts';
import { reviewUploads } from './documents.store.ts';

/** The broker's verdict on a task is one on its documents, too. Returned ones come with the reason. */
export async function reviewDocuments(
  work: Work,
  proof: WritableClosing,
  { result, note, documents: read }: ReviewInput,
): Promise<void> {
  const reviewed = await reviewUploads(work.tx, proof, result === 'passed' ? 'approved' : 'returned');
  if (read && reviewed.some(({ id }) => !read.includes(id)))
    throw new Refusal('conflict', 'Other papers arrived since you opened this task. Please read them first.');
  const { task, trade } = proof;
  const userId = trade.parties.find(({ position }) => position === task.actor)?.userId;
  if (result === 'passed' || !userId) return;
  work.notify({
    userId,
    kind: 'trade',
    title: taskKind(task.kind).isReviewed ? 'The broker returned what you entered' : 'The broker returned a document',
    body: note ?? 'Please open your trade to see what is missing.',
    path: tradePath(trade.trade.id),
    groupKey: `returned:${task.id}`,
  });
}
