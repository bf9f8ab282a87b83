import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { chatMessages, chatRooms } from '../../db/schema/messages.ts';

const ROOM_TYPE = 'eddy';
const CHATS_LISTED = 100;
const MESSAGES_READ = 200;

export type ChatRoom = typeof chatRooms.$inferSelect;
export type ChatRow = typeof chatMessages.$inferSelect;

const isOwnRoom = (id: number, userId: string) =>
  and(eq(chatRooms.id, id), eq(chatRooms.createdBy, userId), eq(chatRooms.type, ROOM_TYPE));

/** Inserts the question and its new chat in one statement, because the answer waits for it. */
export async function insertFirstQuestion(db: Queryable, userId: string, name: string, content: string) {
  const { rows } = await db.execute<{ id: number; room_id: number }>(sql`
    with room as (
      insert into chat_rooms (name, type, created_by) values (${name}, ${ROOM_TYPE}, ${userId}) returning id
    ), participant as (
      insert into chat_participants (room_id, user_id) select id, ${userId} from room
    )
    insert into chat_messages (room_id, sender_id, content) select id, ${userId}, ${content} from room
    returning id, room_id`);
  return questionOf(rows[0], content);
}

/** Inserts a further question into the user's own chat; returns undefined if there is no such chat. */
export async function insertQuestion(db: Queryable, userId: string, roomId: number, content: string) {
  const { rows } = await db.execute<{ id: number; room_id: number }>(sql`
    with room as (
      update chat_rooms set updated_at = now()
      where id = ${roomId} and created_by = ${userId} and type = ${ROOM_TYPE} returning id
    )
    insert into chat_messages (room_id, sender_id, content) select id, ${userId}, ${content} from room
    returning id, room_id`);
  return questionOf(rows[0], content);
}

const questionOf = (row: { id: number; room_id: number } | undefined, content: string) =>
  row && { id: row.id, roomId: row.room_id, content };

export async function findRoom(db: Queryable, id: number, userId: string): Promise<ChatRoom | undefined> {
  const [room] = await db.select().from(chatRooms).where(isOwnRoom(id, userId));
  return room;
}

export const roomsOf = (db: Queryable, userId: string): Promise<ChatRoom[]> =>
  db
    .select()
    .from(chatRooms)
    .where(and(eq(chatRooms.createdBy, userId), eq(chatRooms.type, ROOM_TYPE)))
    .orderBy(desc(chatRooms.updatedAt), desc(chatRooms.id))
    .limit(CHATS_LISTED);

export async function deleteRoom(db: Queryable, id: number, userId: string): Promise<boolean> {
  const removed = await db.delete(chatRooms).where(isOwnRoom(id, userId)).returning({ id: chatRooms.id });
  return removed.length > 0;
}

/** The newest messages of a chat, oldest first. */
export async function messagesOf(db: Queryable, roomId: number): Promise<ChatRow[]> {
  const newest = await db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.roomId, roomId))
    .orderBy(desc(chatMessages.id))
    .limit(MESSAGES_READ);
  return newest.reverse();
}

export async function insertChatMessage(db: Queryable, draft: typeof chatMessages.$inferInsert): Promise<ChatRow> {
  const [row] = await db.insert(chatMessages).values(draft).returning();
  if (!row) throw new Error('The insert returned no message.');
  await db.update(chatRooms).set({ updatedAt: sql`now()` }).where(eq(chatRooms.id, draft.roomId));
  return row;
}

export async function lastQuestionOf(db: Queryable, roomId: number, userId: string): Promise<ChatRow | undefined> {
  const [row] = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.roomId, roomId), eq(chatMessages.senderId, userId)))
    .orderBy(desc(chatMessages.id))
    .limit(1);
  return row;
}

export async function deleteAnswersTo(db: Queryable, questionId: number): Promise<void> {
  await db.delete(chatMessages).where(eq(chatMessages.replyTo, questionId));
}
