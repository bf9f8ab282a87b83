import { type Conversation, type Message, messageTexts, type NewMessage } from '@tradewind/contract/messages';
import { conversationPath } from '@tradewind/contract/paths';
import type { Database, Queryable } from '../../db/client.ts';
import type { Caller } from '../../platform/auth.ts';
import { type Events, publishEvents } from '../../platform/events.ts';
import { invalidField, notAllowed, notFound, Refusal } from '../../platform/http/refusal.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import { isBlockedBetween } from '../blocks/service.ts';
import { notify, readGroups, rewordGroup } from '../notifications/service.ts';
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
  unreadFrom,
} from './store.ts';

export { removeReportedMessage } from './removal.service.ts';

interface Context {
  db: Database;
  events: Events;
  limits: RateLimiter;
}

/** One of the two parties is the boat's seller; nobody writes for somebody else, to themself or past a block. */
export async function sendMessage({ db, limits }: Context, caller: Caller, input: NewMessage): Promise<Message> {
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
    const data = { subjectId: row.subjectId, message };
    await publishEvents(
      tx,
      [caller.id, input.receiverId].map((userId) => ({ userId, kind: 'message.created', data })),
    );
    await notify(tx, {
      userId: input.receiverId,
      kind: 'message',
      title: `${sender.firstName} about ${title}`,
      body: input.content,
      path: conversationPath(row.subjectId, caller.id),
      groupKey: conversationKey(row.subjectId, caller.id),
    });
    return message;
  });
}

/** What unites the notifications of one conversation, for who talks with this person. */
const conversationKey = (subjectId: number, otherId: string) => `message:${subjectId}:${otherId}`;

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
      const senders = await markRead(tx, boatId, callerId, otherId);
      for (const sender of senders) {
        await events.publish(tx, callerId, 'messages.read', { subjectId: boatId, otherId: sender });
      }
      const keys = senders.map((sender) => conversationKey(boatId, sender));
      if (keys.length > 0) await readGroups(tx, callerId, keys);
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
    if (removed.read) return;
    const left = await unreadFrom(tx, removed.subjectId, removed.receiverId, callerId);
    await rewordGroup(tx, removed.receiverId, conversationKey(removed.subjectId, callerId), left);
  });
}
