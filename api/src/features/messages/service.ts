import {
  type Conversation,
  MESSAGES_AT_ONCE_MAX,
  type Message,
  type MessagesOfBoatQuery,
  messageTexts,
  type NewMessage,
  type OfferData,
  type SentMessage,
  type UnreadMessages,
} from '@tradewind/contract/messages';
import { conversationPath } from '@tradewind/contract/paths';
import type { Queryable, Transaction } from '../../db/client.ts';
import { brokenConstraint } from '../../db/failures.ts';
import type { AdminCaller, Caller } from '../../platform/auth.ts';
import type { Dependencies } from '../../platform/http/app.ts';
import { invalidField, notSignedIn } from '../../platform/http/refusal.ts';
import type { Claim } from '../../platform/idempotency.ts';
import type { Work } from '../../platform/work.ts';
import { isBlockedBetween } from '../blocks/service.ts';
import { conversationKey, readGroups, rewordGroup } from '../notifications/service.ts';
import { removeImagesLater, usableUploads } from '../uploads/service.ts';
import { messagesOfUser } from './limits.ts';
import {
  asAuthor,
  asModerator,
  asParty,
  asSender,
  type DeletableMessage,
  listingRemoved,
  requireOwnName,
  type WritableSubject,
} from './policy.ts';
import { messageCursor, presentConversation, presentMessage } from './present.ts';
import {
  conversationsOf,
  countUnreadOf,
  deleteMessage,
  findMessage,
  findSubject,
  firstReceived,
  hasAcceptedTrade,
  insertMessage,
  lastReceived,
  lastSent,
  lockConversation,
  lockMessage,
  type MessageRow,
  type MessageWithSender,
  markRead,
  messagesAbout,
  type NewMessageRow,
  offersLiveTrade,
  sendersOf,
  unreadFrom,
} from './store.ts';

type Context = Pick<Dependencies, 'limits' | 'idempotency' | 'images'>;

/**
 * A repeated request, by its claim, sends nothing and gets the same response. An opening message is sent only if it opens the
 * conversation.
 */
export async function sendMessage(
  context: Context,
  caller: Caller,
  input: NewMessage,
  claim?: Claim,
): Promise<SentMessage> {
  const { limits, idempotency } = context;
  requireOwnName(caller, input);
  const earlier = await idempotency.storedResponse(claim);
  if (earlier) return earlier as SentMessage;
  await limits.consume(messagesOfUser, caller.id);
  const { response } = await idempotency.once(claim, 200, async (work): Promise<SentMessage> => {
    const newest = input.opening ? await newestOfOpen(work.tx, caller.id, input) : undefined;
    return newest ? { ...newest, alreadyOpen: true } : write(context, work, caller, input);
  });
  if (response.alreadyOpen) await limits.refund(messagesOfUser, caller.id);
  return response;
}

/** Of two concurrent opening messages, the second waits here and finds the first. */
async function newestOfOpen(tx: Transaction, userId: string, { boatId, receiverId }: NewMessage) {
  await lockConversation(tx, boatId, userId, receiverId);
  const about = { subjectId: boatId, userId, otherId: receiverId, before: undefined, limit: 1 };
  const [newest] = await messagesAbout(tx, about);
  return newest && presentMessage(newest);
}

async function write(context: Context, work: Work, caller: Caller, input: NewMessage): Promise<Message> {
  const { tx } = work;
  const subject = await requireSubject(tx, caller.id, input);
  const message = await insert(work, subject, {
    subjectId: input.boatId,
    senderId: caller.id,
    receiverId: input.receiverId,
    content: input.content,
    imageUrls: await requirePictures(context, tx, caller.id, input.imageUrls ?? []),
  });
  work.notify({
    userId: input.receiverId,
    kind: 'message',
    title: `${message.sender.firstName} messaged you about ${subject.title}`,
    body: input.content,
    path: conversationPath(input.boatId, caller.id),
    groupKey: conversationKey(input.boatId, caller.id),
  });
  return message;
}

interface OfferCard {
  boatId: number;
  senderId: string;
  receiverId: string;
  content: string;
  offer: OfferData;
}

/** The card of an offer in the conversation of the two. An offer may open a conversation, and is told of by its trade. */
export async function postOffer(work: Work, { boatId, offer, ...card }: OfferCard): Promise<void> {
  const facts = await findSubject(work.tx, boatId, card.senderId, card.receiverId);
  const subject = await asSender(card.senderId, card.receiverId, {
    ...facts,
    isBlocked: await isBlockedBetween(work.tx, card.senderId, card.receiverId),
    hasProposal: async () => true,
  });
  await insert(work, subject, { ...card, subjectId: boatId, messageType: 'offer', offerData: offer });
}

type MessageDraft = Omit<NewMessageRow, 'boatId' | 'boatTitle'>;

async function insert(work: Work, subject: WritableSubject, draft: MessageDraft): Promise<Message> {
  const { tx } = work;
  const row = await insertMessage(tx, subject, { ...draft, boatId: subject.boatId, boatTitle: subject.title }).catch(
    (error: unknown) => {
      // Its sender, the listing or the receiver was deleted since it was looked up.
      const broken = brokenConstraint(error);
      if (broken === 'messages_sender_id_users_id_fk') throw notSignedIn();
      throw broken ? listingRemoved() : error;
    },
  );
  const [sender] = await sendersOf(tx, [draft.senderId]);
  if (!sender) throw notSignedIn();
  const message = presentMessage({ message: row, sender });
  work.publish([draft.senderId, draft.receiverId], 'message.created', { subjectId: row.subjectId, message });
  return message;
}

async function requirePictures(context: Context, tx: Transaction, senderId: string, urls: readonly string[]) {
  const pictures = [...new Set(urls)];
  const usable = await usableUploads(context, tx, senderId, pictures);
  if (!pictures.every((url) => usable.has(url))) throw invalidField('imageUrls', messageTexts.foreignPicture);
  return pictures;
}

async function requireSubject(
  tx: Queryable,
  senderId: string,
  { boatId, receiverId }: NewMessage,
): Promise<WritableSubject> {
  const found = await findSubject(tx, boatId, senderId, receiverId);
  const [ownerId, buyerId] = found.boat?.sellerId === senderId ? [senderId, receiverId] : [receiverId, senderId];
  return asSender(senderId, receiverId, {
    ...found,
    isBlocked: await isBlockedBetween(tx, senderId, receiverId),
    hasProposal: () => hasAcceptedTrade(tx, buyerId, ownerId, boatId),
  });
}

/** The first name of somebody who has accepted a trade for a boat of the owner's. */
export async function partnerName(
  db: Queryable,
  ownerId: string,
  otherId: string,
  boatId: number,
): Promise<string | undefined> {
  if (!(await hasAcceptedTrade(db, otherId, ownerId, boatId))) return undefined;
  const { receiver } = await findSubject(db, boatId, ownerId, otherId);
  return receiver?.firstName ?? undefined;
}

interface MessagePage {
  messages: Message[];
  /** The cursor to older messages, if there are any. */
  older: string | undefined;
}

/** The caller's messages about a boat, the newest or those before a cursor, oldest first. Marks them as read. */
export async function readMessages(
  { db, commit }: Pick<Dependencies, 'db' | 'commit'>,
  callerId: string,
  boatId: number,
  query: MessagesOfBoatQuery,
): Promise<MessagePage> {
  const { with: otherId } = query;
  const isUnread = ({ message }: MessageWithSender) => message.receiverId === callerId && !message.read;
  const { shown, hasOlder } = await readExcerpt(db, callerId, boatId, query, isUnread);
  if (shown.some(isUnread)) {
    await commit(async (work) => {
      const senders = await markRead(work.tx, boatId, callerId, otherId);
      for (const sender of senders) work.publish(callerId, 'messages.read', { subjectId: boatId, otherId: sender });
      const keys = senders.map((sender) => conversationKey(boatId, sender));
      if (keys.length > 0) await readGroups(work, callerId, keys);
    });
  }
  const oldest = shown.at(-1);
  return {
    older: hasOlder && oldest ? messageCursor.write(oldest.message) : undefined,
    messages: shown.reverse().map(presentMessage),
  };
}

/** The requested number of messages, newest first; with `unread: 'all'`, back to the first unread one. */
async function readExcerpt(
  db: Queryable,
  userId: string,
  subjectId: number,
  { with: otherId, limit, cursor, unread }: MessagesOfBoatQuery,
  isUnread: (row: MessageWithSender) => boolean,
) {
  const before = cursor === undefined ? undefined : messageCursor.read(cursor);
  const cut = (rows: MessageWithSender[], count: number) => ({
    shown: rows.slice(0, count),
    hasOlder: rows.length > count,
  });
  // Fetches one extra row to see whether there are older messages.
  const read = (count: number) => messagesAbout(db, { subjectId, userId, otherId, before, limit: count + 1 });
  const asked = cut(await read(limit), limit);
  const mayMissUnread = unread === 'all' && asked.hasOlder && asked.shown.slice(-1).some(isUnread);
  if (!mayMissUnread) return asked;
  const more = await read(MESSAGES_AT_ONCE_MAX);
  return cut(more, Math.max(limit, more.slice(0, MESSAGES_AT_ONCE_MAX).findLastIndex(isUnread) + 1));
}

export async function listConversations(db: Queryable, callerId: string): Promise<Conversation[]> {
  return (await conversationsOf(db, callerId)).map(presentConversation);
}

export const listLastReceived = (db: Queryable, callerId: string) => lastReceived(db, callerId);
export const listFirstReceived = (db: Queryable, callerId: string, of: Parameters<typeof firstReceived>[2]) =>
  firstReceived(db, callerId, of);
export const listLastSent = (db: Queryable, callerId: string, to: Parameters<typeof lastSent>[2]) =>
  lastSent(db, callerId, to);

export async function countUnread(db: Queryable, callerId: string): Promise<UnreadMessages> {
  return { unread: await countUnreadOf(db, callerId) };
}

/** A message to or from the caller. */
export const readMessage = async (db: Queryable, callerId: string, id: number): Promise<MessageRow> =>
  asParty(callerId, await findMessage(db, id));

export async function removeMessage(
  { commit }: Pick<Dependencies, 'commit'>,
  callerId: string,
  id: number,
): Promise<void> {
  await commit(async (work) => {
    const message = await lockMessage(work.tx, id);
    await remove(work, asAuthor(callerId, message, message !== undefined && (await offersLiveTrade(work.tx, message))));
  });
}

export const removeReportedMessage = async (work: Work, admin: AdminCaller, id: number): Promise<void> =>
  remove(work, asModerator(admin, await lockMessage(work.tx, id)));

async function remove(work: Work, message: DeletableMessage): Promise<void> {
  await deleteMessage(work.tx, message);
  await forget(work, message);
}

/** Removes a message's pictures and updates its receiver's notification and both parties' open browsers. */
async function forget(work: Work, removed: MessageRow): Promise<void> {
  const { id, subjectId, senderId, receiverId } = removed;
  await removeImagesLater(work, removed.imageUrls);
  work.publish([senderId, receiverId], 'message.deleted', { subjectId, id });
  if (removed.read) return;
  const left = await unreadFrom(work.tx, subjectId, receiverId, senderId);
  await rewordGroup(work, receiverId, conversationKey(subjectId, senderId), left);
}
