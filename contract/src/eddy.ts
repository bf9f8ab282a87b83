import { wholeNumber } from '@tradewind/domain/numbers';
import { z } from 'zod';
import { acknowledged } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { bodyRowId, money, rowId, timestamp } from './primitives.ts';

export const QUESTION_MAX = 4_000;
export const QUESTIONS_PER_MINUTE = 20;

export const eddyTexts = {
  empty: 'Please type a question first.',
  tooLong: `Please keep your question to ${wholeNumber(QUESTION_MAX)} characters or fewer.`,
  tooMany: 'You’re sending questions too fast. Please wait a moment.',
  switchedOff: 'Eddy AI is turned off right now.',
  fallback: 'My usual model didn’t respond, so I used my built-in one.',
  leftOut: 'I left out something I couldn’t find in the marketplace.',
  failed: 'Something went wrong while I was answering. Please try again.',
} as const;

const question = z
  .string({ error: eddyTexts.empty })
  .max(QUESTION_MAX * 4, eddyTexts.tooLong)
  .transform((text) => text.trim())
  .refine((text) => text.length > 0, eddyTexts.empty)
  .refine((text) => [...text].length <= QUESTION_MAX, eddyTexts.tooLong)
  .refine((text) => !text.includes('\0'), 'Your question contains a character we can’t store. Please remove it.');

/** A question in an existing or new chat, or a request to answer the last question of a chat again. */
const eddyQuestion = z.union([
  z.object({ chatId: bodyRowId.optional(), message: question }),
  z.object({ chatId: bodyRowId, retry: z.literal(true) }),
]);
export type EddyQuestion = z.infer<typeof eddyQuestion>;

/** A boat card in Eddy's answer. */
const eddyBoat = z.object({
  id: z.int(),
  title: z.string(),
  price: money,
  year: z.int(),
  length: z.number().nullable(),
  type: z.string().nullable(),
  location: z.string(),
  imageUrl: z.string(),
  /** One line on why the boat is shown. */
  note: z.string().optional(),
});
export type EddyBoat = z.infer<typeof eddyBoat>;

/** Each row has one cell per column. The first cell is the row's header. */
const eddyTable = z.object({
  caption: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  /** The page that each row leads to. */
  paths: z.array(z.string()).optional(),
});
export type EddyTable = z.infer<typeof eddyTable>;

const proposalStatuses = ['pending', 'confirmed', 'dismissed', 'expired'] as const;

/** An action that Eddy proposes in the user's name and that runs only after the user's click. */
const eddyProposal = z
  .object({
    id: z.string(),
    title: z.string(),
    facts: z.array(z.object({ name: z.string(), value: z.string() })),
    /** The exact text that would be sent. */
    body: z.string().optional(),
    confirmLabel: z.string(),
    status: z.enum(proposalStatuses),
    /** The result, in a sentence. */
    outcome: z.string().optional(),
    /** A link to the result. */
    path: z.string().optional(),
  })
  .meta({ id: 'EddyProposal' });
export type EddyProposal = z.infer<typeof eddyProposal>;

const eddyPart = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('data-boats'), data: z.object({ boats: z.array(eddyBoat) }) }),
  z.object({ type: z.literal('data-table'), data: eddyTable }),
  z.object({ type: z.literal('data-proposal'), data: eddyProposal }),
  z.object({ type: z.literal('data-note'), data: z.object({ text: z.string() }) }),
]);
export type EddyPart = z.infer<typeof eddyPart>;

const eddyMessage = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  parts: z.array(eddyPart),
  createdAt: timestamp,
});
export type EddyMessage = z.infer<typeof eddyMessage>;

const eddyChat = z.object({ id: z.int(), name: z.string(), updatedAt: timestamp }).meta({ id: 'EddyChat' });
export type EddyChat = z.infer<typeof eddyChat>;

const eddyChatWithMessages = eddyChat.extend({ messages: z.array(eddyMessage) }).meta({ id: 'EddyChatWithMessages' });
export type EddyChatWithMessages = z.infer<typeof eddyChatWithMessages>;

const eddyChatParams = z.object({ id: rowId });
const proposalParams = z.object({ id: z.string().min(1).max(64) });

/** Everything that a card may change, as the calls that do the same declare it. */
const CHANGED_BY_CARDS = [
  ...['/api/messages/conversations', '/api/trades', '/api/favorites', '/api/wants'],
  ...['/api/ai-agent/preferences', '/api/ai-agent/status', '/api/ai-agent/matches', '/api/ai-agent/log'],
] as const;

/** Metadata of an answer. */
export interface EddyAnswerMetadata {
  chatId: number;
}

export const eddyApi = {
  ask: endpoint({
    method: 'POST',
    path: '/api/ai-agent/chat',
    access: 'signed in',
    tag: 'eddy',
    summary: 'Ask Eddy; the answer streams in the AI SDK’s UI message stream protocol',
    body: eddyQuestion,
    refuses: [401, 403, 404],
  }),
  chats: endpoint({
    method: 'GET',
    path: '/api/ai-agent/chats',
    access: 'signed in',
    tag: 'eddy',
    summary: 'The caller’s chats with Eddy, newest first',
    responses: { 200: z.array(eddyChat) },
    refuses: [401, 403],
  }),
  chat: endpoint({
    method: 'GET',
    path: '/api/ai-agent/chats/:id',
    access: 'signed in',
    tag: 'eddy',
    summary: 'One of the caller’s chats with its messages, oldest first',
    params: eddyChatParams,
    responses: { 200: eddyChatWithMessages },
    refuses: [401, 403, 404],
  }),
  removeChat: endpoint({
    method: 'DELETE',
    path: '/api/ai-agent/chats/:id',
    access: 'signed in',
    tag: 'eddy',
    summary: 'Delete one of the caller’s chats',
    params: eddyChatParams,
    responses: { 200: acknowledged },
    refuses: [401, 403, 404],
  }),
  confirmProposal: endpoint({
    method: 'POST',
    path: '/api/ai-agent/proposals/:id/confirm',
    access: 'signed in',
    invalidates: CHANGED_BY_CARDS,
    tag: 'eddy',
    summary: 'Do what Eddy proposed, once',
    params: proposalParams,
    responses: { 200: eddyProposal },
    refuses: [401, 403, 404, 409],
  }),
  dismissProposal: endpoint({
    method: 'POST',
    path: '/api/ai-agent/proposals/:id/dismiss',
    access: 'signed in',
    tag: 'eddy',
    summary: 'Dismiss what Eddy proposed',
    params: proposalParams,
    responses: { 200: eddyProposal },
    refuses: [401, 403, 404, 409],
  }),
};
