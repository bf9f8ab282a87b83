import type { Conversation, Message } from '@tradewind/contract/messages';

export const sampleMessage = (id: number, overrides: Partial<Message> = {}): Message => ({
  id,
  boatId: 7,
  senderId: 'tom',
  receiverId: 'olive',
  content: `Message ${id}`,
  messageType: 'text',
  imageUrls: [],
  offerData: null,
  read: false,
  createdAt: `2026-03-01T12:00:${String(id % 60).padStart(2, '0')}.000Z`,
  sender: { id: 'tom', firstName: 'Tom', profileImageUrl: null },
  ...overrides,
});

export const sampleConversation = (overrides: Partial<Conversation> = {}): Conversation => ({
  boatId: 7,
  boatTitle: 'Sea Otter',
  boatImageUrl: null,
  boatRemoved: false,
  otherParty: { id: 'tom', firstName: 'Tom', username: null, profileImageUrl: null },
  lastMessage: { id: 1, senderId: 'tom', content: 'Message 1', createdAt: '2026-03-01T12:00:01.000Z' },
  actions: ['reply', 'block'],
  unreadCount: 0,
  ...overrides,
});
