import type { Queryable } from '../../db/client.ts';
import type { Events } from '../../platform/events.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { deleteMessage, findMessage } from './store.ts';

/** An admin takes away what somebody reported; both parties' open browsers follow. */
export async function removeReportedMessage(
  { db, events }: { db: Queryable; events: Events },
  id: number,
): Promise<void> {
  const message = await findMessage(db, id);
  const removed = message && (await deleteMessage(db, id, message.senderId));
  if (!removed) throw notFound('There is no such message.');
  for (const party of [removed.senderId, removed.receiverId]) {
    await events.publish(db, party, 'message.deleted', { subjectId: removed.subjectId, id });
  }
}
