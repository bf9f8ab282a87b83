import { boatImages, hasOwnImages } from '@tradewind/contract/boat-images';
import { type Conversation, type Message, offerData } from '@tradewind/contract/messages';
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

/** Where a page of older messages begins: after this one. */
export interface Place {
  createdAt: Date;
  id: number;
}

export const writePlace = ({ createdAt, id }: Place) => `${createdAt.getTime()}.${id}`;

export function readPlace(cursor: string): Place {
  const [time, id] = cursor.split('.');
  return { createdAt: new Date(Number(time)), id: Number(id) };
}

type ConversationRow = Awaited<ReturnType<typeof conversationsOf>>[number];

export function presentConversation({ message, boat, other, unread }: ConversationRow): Conversation {
  const { id, senderId, content, createdAt } = message;
  return {
    boatId: message.subjectId,
    boatTitle: boat?.title ?? message.boatTitle,
    boatImageUrl: boat && hasOwnImages(boat) ? boatImages(boat)[0] : null,
    boatRemoved: boat === null,
    otherParty: other,
    lastMessage: { id, senderId, content, createdAt: createdAt.toISOString() },
    unreadCount: unread,
  };
}
