import { boatImages, hasOwnImages } from '@tradewind/contract/boat-images';
import { type Conversation, type Message, offerData } from '@tradewind/contract/messages';
import { cursorCodec, cursorPart } from '../../platform/cursor.ts';
import type { conversationsOf, MessageWithSender } from './store.ts';

export function presentMessage({ message, sender }: MessageWithSender): Message {
  const { id, boatId, senderId, receiverId, content, messageType, imageUrls, read } = message;
  const createdAt = message.createdAt.toISOString();
  const offer = offerData.safeParse(message.offerData).data ?? null;
  return {
    id,
    boatId,
    senderId,
    receiverId,
    content,
    messageType,
    imageUrls,
    offerData: offer,
    read,
    createdAt,
    sender,
  };
}

/** Points to the message before which the older ones continue. */
export const messageCursor = cursorCodec({ createdAt: cursorPart.moment, id: cursorPart.id });
export type MessageCursor = ReturnType<typeof messageCursor.read>;

type ConversationRow = Awaited<ReturnType<typeof conversationsOf>>[number];

export function presentConversation(row: ConversationRow): Conversation {
  const { message, boat, other, unread, otherSuspended, isBlocked, isBlockedByOther } = row;
  const { id, senderId, content, createdAt } = message;
  const mayReply = !otherSuspended && !isBlocked && !isBlockedByOther;
  return {
    boatId: message.subjectId,
    boatTitle: boat?.title ?? message.boatTitle,
    boatImageUrl: boat && hasOwnImages(boat) ? boatImages(boat)[0] : null,
    boatRemoved: boat === null,
    otherParty: { ...other, username: otherSuspended ? null : other.username },
    lastMessage: { id, senderId, content, createdAt: createdAt.toISOString() },
    unreadCount: unread,
    actions: [...(mayReply ? (['reply'] as const) : []), isBlocked ? 'unblock' : 'block'],
  };
}
