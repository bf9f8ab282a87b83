import { type Conversation, type Message, messageTexts, type NewMessage } from '@tradewind/contract/messages';
import type { Database, Queryable } from '../../db/client.ts';
import type { Caller } from '../../platform/auth.ts';
import type { Events } from '../../platform/events.ts';
import { invalidField, notAllowed, notFound, Refusal } from '../../platform/http/refusal.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import { isBlockedBetween } from '../blocks/service.ts';
import { messagesOfUser } from './policy.ts';
import { presentConversation, presentMessage } from './present.ts';
import {
  conversationsOf,
  deleteMessage,
  findMessage,
  findSubject,
  insertMessage,
  markRead,
  messagesAbout,
  sendersOf,
} from './store.ts';

export { removeReportedMessage } from './removal.service.ts';

interface Context {
  db: Database;
  events: Events;
  limits: RateLimiter;
}

/** One of the two parties is the boat's seller; nobody writes for somebody else, to themself or past a block. */
export async function sendMessage(
  { db, events, limits }: Context,
  caller: Caller,
  input: NewMessage,
): Promise<Message> {
  if (input.senderId !== undefined && input.senderId !== caller.id)
    throw notAllowed('You can only write in your own name.');
  if (input.receiverId === caller.id)
    throw invalidField('receiverId', 'You cannot send messages to your own boat listings.');
  await limits.consume(messagesOfUser, caller.id);
  return db.transaction(async (tx) => {
    const title = await requireSubject(tx, caller.id, input);
    const row = await insertMessage(tx, {
      boatId: input.boatId,
      subjectId: input.boatId,
      boatTitle: title,
      senderId: caller.id,
      receiverId: input.receiverId,
      content: input.content,
    });
    const [sender] = await sendersOf(tx, [caller.id]);
    if (!sender) throw new Refusal('not_signed_in', 'Please sign in first.');
    const message = presentMessage({ message: row, sender });
    for (const party of [caller.id, input.receiverId]) {
      await events.publish(tx, party, 'message.created', { subjectId: row.subjectId, message });
    }
    return message;
  });
}

/** The boat's title, if these two may talk about it. */
async function requireSubject(tx: Queryable, senderId: string, { boatId, receiverId }: NewMessage): Promise<string> {
  const { boat, receiver } = await findSubject(tx, boatId, receiverId);
  if (!boat) throw notFound('This listing was removed.');
  if (!receiver || receiver.suspended) throw notFound('This person can no longer be reached here.');
  if (boat.sellerId !== senderId && boat.sellerId !== receiverId)
    throw notAllowed('Only its owner can be asked about a boat.');
  if (await isBlockedBetween(tx, senderId, receiverId)) throw notAllowed(messageTexts.blocked);
  return boat.title;
}

/** The caller's own messages about a boat. Reading marks them read. */
export async function readMessages(
  { db, events }: Context,
  callerId: string,
  boatId: number,
  otherId: string | undefined,
): Promise<Message[]> {
  const rows = await messagesAbout(db, boatId, callerId, otherId);
  if (rows.some(({ message }) => message.receiverId === callerId && !message.read)) {
    await db.transaction(async (tx) => {
      for (const sender of await markRead(tx, boatId, callerId, otherId)) {
        await events.publish(tx, callerId, 'messages.read', { subjectId: boatId, otherId: sender });
      }
    });
  }
  return rows.map(presentMessage);
}

export async function listConversations(db: Queryable, callerId: string): Promise<Conversation[]> {
  return (await conversationsOf(db, callerId)).map(presentConversation);
}

/** Only one's own; whoever is no party to a message does not learn that it exists. */
export async function removeMessage({ db, events }: Context, callerId: string, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const removed = await deleteMessage(tx, id, callerId);
    if (!removed) {
      const message = await findMessage(tx, id);
      throw message?.receiverId === callerId
        ? notAllowed('You can only delete your own messages.')
        : notFound('There is no such message.');
    }
    for (const party of [removed.senderId, removed.receiverId]) {
      await events.publish(tx, party, 'message.deleted', { subjectId: removed.subjectId, id });
    }
  });
}
