import { wholeNumber } from '@tradewind/domain/numbers';
import { withoutDirectionMarks } from '@tradewind/domain/visible-text';
import { z } from 'zod';
import { acknowledged } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { bodyRowId, cursor, rowId, timestamp, userId } from './primitives.ts';

export const MESSAGE_MAX = 4_000;
export const MESSAGE_PICTURES_MAX = 6;
/** Messages per page of a conversation. Scrolling up loads older ones. */
export const MESSAGES_PER_PAGE = 50;
export const MESSAGES_AT_ONCE_MAX = 500;
export const BLOCK_REASON = 'Blocked from message conversation';

export const messageTexts = {
  empty: 'Please write a message first.',
  tooLong: `Please keep your message to ${wholeNumber(MESSAGE_MAX)} characters or fewer.`,
  tooManyPictures: `You can add no more than ${MESSAGE_PICTURES_MAX} pictures to a message.`,
  foreignPicture: 'One of the pictures wasn’t uploaded here. Please add it again.',
  blocked: 'You are blocked by this user and cannot send messages.',
  stranger: 'You can only reply to people who wrote to you about this boat.',
  notOffered: 'This boat isn’t listed right now, so you can’t start a conversation about it.',
} as const;

/** The trade that a message offers, and which revision of it. */
export const offerData = z.object({ tradeId: z.int(), revision: z.int() });
export type OfferData = z.infer<typeof offerData>;

const person = z.object({ id: userId, firstName: z.string(), profileImageUrl: z.string().nullable() });

export const message = z
  .object({
    id: z.int(),
    boatId: z.int().nullable().meta({ description: 'Null once the listing is deleted' }),
    senderId: userId,
    receiverId: userId,
    content: z.string(),
    messageType: z.string(),
    imageUrls: z.array(z.string()),
    offerData: offerData.nullable(),
    read: z.boolean(),
    createdAt: timestamp,
    sender: person,
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof message>;

export const newMessage = z.object({
  boatId: bodyRowId,
  senderId: userId.optional(),
  receiverId: userId,
  content: z
    .string({ error: messageTexts.empty })
    .max(MESSAGE_MAX * 4, messageTexts.tooLong)
    .transform((text) => withoutDirectionMarks(text).trim())
    .refine((text) => text.length > 0, messageTexts.empty)
    .refine((text) => [...text].length <= MESSAGE_MAX, messageTexts.tooLong),
  imageUrls: z.array(z.string().max(500)).max(MESSAGE_PICTURES_MAX, messageTexts.tooManyPictures).optional(),
  opening: z
    .boolean()
    .optional()
    .meta({ description: 'Send it only if the two people have no conversation about the boat yet' }),
});
export type NewMessage = z.infer<typeof newMessage>;

const sentMessage = message
  .extend({
    alreadyOpen: z.literal(true).optional().meta({
      description: 'True when the conversation already existed: nothing was sent, and this is its newest message',
    }),
  })
  .meta({ id: 'SentMessage' });
export type SentMessage = z.infer<typeof sentMessage>;

/** In display order. */
const CONVERSATION_ACTIONS = ['reply', 'block', 'unblock'] as const;

/** One per boat and other party. */
const conversation = z
  .object({
    /** The boat's id, even after the listing is deleted. */
    boatId: z.int(),
    boatTitle: z.string(),
    boatImageUrl: z.string().nullable(),
    boatRemoved: z.boolean(),
    otherParty: person.extend({
      username: z.string().nullable().meta({ description: 'The public profile; null when there is none' }),
    }),
    lastMessage: z.object({ id: z.int(), senderId: userId, content: z.string(), createdAt: timestamp }),
    unreadCount: z.int(),
    actions: z.array(z.enum(CONVERSATION_ACTIONS)).meta({ description: 'What the caller can do next' }),
  })
  .meta({ id: 'Conversation' });
export type Conversation = z.infer<typeof conversation>;

const unreadMessages = z.object({ unread: z.int() }).meta({ id: 'UnreadMessages' });
export type UnreadMessages = z.infer<typeof unreadMessages>;

const messagesOfBoatParams = z.object({ boatId: rowId });
const messagesOfBoatQuery = z.object({
  with: userId.optional(),
  limit: z.coerce.number().int().min(1).max(MESSAGES_AT_ONCE_MAX).default(MESSAGES_AT_ONCE_MAX),
  unread: z
    .literal('all')
    .optional()
    .meta({ description: `Unread messages are returned beyond the limit, up to ${MESSAGES_AT_ONCE_MAX}` }),
  cursor: cursor.optional(),
});
export type MessagesOfBoatQuery = z.infer<typeof messagesOfBoatQuery>;
const messageParams = z.object({ id: rowId });

export const blockInput = z.object({ blockedId: userId, reason: z.string().trim().max(500).optional() });
export const blockParams = z.object({ blockedId: userId });
export const blockedUser = z
  .object({ blockedId: userId, firstName: z.string(), reason: z.string().nullable(), createdAt: timestamp })
  .meta({ id: 'BlockedUser' });
export type BlockedUser = z.infer<typeof blockedUser>;

export const messagesApi = {
  conversations: endpoint({
    method: 'GET',
    path: '/api/messages/conversations',
    access: 'signed in',
    tag: 'messages',
    summary: 'The caller’s conversations, one per boat and person, newest first',
    responses: { 200: z.array(conversation) },
    refuses: [401, 403],
  }),
  unread: endpoint({
    method: 'GET',
    path: '/api/messages/unread',
    access: 'signed in',
    tag: 'messages',
    summary: 'How many unread messages the caller has in all conversations',
    responses: { 200: unreadMessages },
    refuses: [401, 403],
  }),
  aboutBoat: endpoint({
    method: 'GET',
    path: '/api/messages/boat/:boatId',
    access: 'signed in',
    tag: 'messages',
    summary:
      'The caller’s own messages about a boat, oldest first; reading marks them read. ' +
      'Returns the newest; Link (rel="next") points to older ones.',
    params: messagesOfBoatParams,
    query: messagesOfBoatQuery,
    responses: { 200: z.array(message) },
    refuses: [401, 403],
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/messages',
    access: 'signed in',
    invalidates: ['/api/messages/conversations'],
    tag: 'messages',
    summary:
      'Message a boat’s owner, or reply as the owner; repeating the call with the same Idempotency-Key sends nothing',
    body: newMessage,
    responses: { 200: sentMessage },
    refuses: [401, 403, 404, 409],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/messages/:id',
    access: 'owner',
    invalidates: ['/api/messages/conversations', '/api/messages/unread'],
    tag: 'messages',
    summary: 'Delete one of the caller’s own messages',
    params: messageParams,
    responses: { 200: acknowledged },
    refuses: [401, 403, 404, 409],
  }),
};
