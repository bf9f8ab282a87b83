import type { Conversation, Message } from '@tradewind/contract/messages';

export const partnerOf = ({ senderId, receiverId }: Message, userId: string): string =>
  senderId === userId ? receiverId : senderId;

interface Subject {
  boatId: number;
  otherId: string;
}

export const isAbout =
  ({ boatId, otherId }: Subject) =>
  (conversation: Conversation): boolean =>
    conversation.boatId === boatId && conversation.otherParty.id === otherId;

/** The list with this message's conversation on top, or undefined when the list lacks it. */
export function withNews(
  conversations: readonly Conversation[],
  subject: Subject,
  message: Message,
): Conversation[] | undefined {
  const known = conversations.find(isAbout(subject));
  if (!known) return undefined;
  if (known.lastMessage.id >= message.id) return [...conversations];
  const { id, senderId, content, createdAt } = message;
  const isUnread = senderId === subject.otherId && !message.read;
  const news = {
    ...known,
    lastMessage: { id, senderId, content, createdAt },
    unreadCount: known.unreadCount + (isUnread ? 1 : 0),
  };
  return [news, ...conversations.filter((conversation) => conversation !== known)];
}

export const withAllRead = (conversations: readonly Conversation[], subject: Subject): Conversation[] =>
  conversations.map((conversation) =>
    isAbout(subject)(conversation) ? { ...conversation, unreadCount: 0 } : conversation,
  );
