import type { EddyChat, EddyChatWithMessages, EddyQuestion } from '@tradewind/contract/eddy';
import type { Database, Queryable } from '../../db/client.ts';
import type { Turn } from '../../eddy/turns.ts';
import type { Caller } from '../../platform/auth.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import { questionsOfUser } from './limits.ts';
import { byId, presentChat, presentMessages, proposalIdsIn, turnsBefore } from './present.ts';
import { proposalsOf } from './proposals.store.ts';
import {
  type ChatRow,
  deleteAnswersTo,
  deleteRoom,
  findRoom,
  insertChatMessage,
  insertFirstQuestion,
  insertQuestion,
  lastQuestionOf,
  messagesOf,
  roomsOf,
} from './store.ts';

const NAME_LENGTH = 60;

const noSuchChat = () => notFound('We can’t find that chat.');

/** A saved question that has no answer yet. */
export interface OpenQuestion {
  chatId: number;
  questionId: number;
  text: string;
  past: Turn[];
}

export async function openQuestion(
  { db, limits }: { db: Database; limits: RateLimiter },
  caller: Caller,
  asked: EddyQuestion,
): Promise<OpenQuestion> {
  await limits.consume(questionsOfUser, caller.id);
  const question = 'retry' in asked ? await reopened(db, caller.id, asked.chatId) : await written(db, caller.id, asked);
  if (!question) throw noSuchChat();
  const isFirst = !('retry' in asked) && asked.chatId === undefined;
  const rows = isFirst ? [] : await messagesOf(db, question.roomId);
  return {
    chatId: question.roomId,
    questionId: question.id,
    text: question.content,
    past: turnsBefore(rows, question.id, byId(await proposalsIn(db, rows))),
  };
}

const written = (
  db: Queryable,
  userId: string,
  { chatId, message }: { chatId?: number | undefined; message: string },
) =>
  chatId === undefined
    ? insertFirstQuestion(db, userId, nameOf(message), message)
    : insertQuestion(db, userId, chatId, message);

async function reopened(tx: Queryable, userId: string, chatId: number): Promise<ChatRow | undefined> {
  const room = await findRoom(tx, chatId, userId);
  const question = room && (await lastQuestionOf(tx, room.id, userId));
  if (question) await deleteAnswersTo(tx, question.id);
  return question;
}

function nameOf(message: string): string {
  const words = message.replace(/\s+/g, ' ');
  return words.length <= NAME_LENGTH
    ? words
    : `${words
        .slice(0, NAME_LENGTH - 1)
        .toWellFormed()
        .trimEnd()}…`;
}

export async function saveAnswer(
  db: Queryable,
  { chatId, questionId }: OpenQuestion,
  content: string,
  parts: Record<string, unknown>[],
): Promise<void> {
  await insertChatMessage(db, { roomId: chatId, senderId: null, content, parts, replyTo: questionId });
}

export const listChats = async (db: Queryable, userId: string): Promise<EddyChat[]> =>
  (await roomsOf(db, userId)).map(presentChat);

export async function readChat(db: Queryable, userId: string, id: number): Promise<EddyChatWithMessages> {
  const room = await findRoom(db, id, userId);
  if (!room) throw noSuchChat();
  const rows = await messagesOf(db, id);
  const proposals = await proposalsIn(db, rows);
  return { ...presentChat(room), messages: presentMessages(rows, proposals) };
}

export async function removeChat(db: Queryable, userId: string, id: number): Promise<void> {
  if (!(await deleteRoom(db, id, userId))) throw noSuchChat();
}

async function proposalsIn(db: Queryable, rows: readonly ChatRow[]) {
  const ids = proposalIdsIn(rows);
  return ids.length > 0 ? proposalsOf(db, ids) : [];
}
