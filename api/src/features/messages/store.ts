import { and, asc, desc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { boats } from '../../db/schema/boats.ts';
import { blockedUsers, messages } from '../../db/schema/messages.ts';
import type { DeletableMessage, WritableSubject } from './policy.ts';
import type { MessageCursor } from './present.ts';

const withSender = {
  message: messages,
  sender: { id: users.id, firstName: users.firstName, profileImageUrl: users.profileImageUrl },
};

export type MessageWithSender = Awaited<ReturnType<typeof messagesAbout>>[number];

const isBetween = (one: string, other: string) =>
  or(
    and(eq(messages.senderId, one), eq(messages.receiverId, other)),
    and(eq(messages.senderId, other), eq(messages.receiverId, one)),
  );

const isPartOf = (userId: string) => or(eq(messages.senderId, userId), eq(messages.receiverId, userId));

interface Excerpt {
  subjectId: number;
  userId: string;
  otherId: string | undefined;
  before: MessageCursor | undefined;
  limit: number;
}

/** A user's own messages about a boat, newest first. */
export const messagesAbout = (db: Queryable, { subjectId, userId, otherId, before, limit }: Excerpt) =>
  db
    .select(withSender)
    .from(messages)
    .innerJoin(users, eq(users.id, messages.senderId))
    .where(
      and(
        eq(messages.subjectId, subjectId),
        otherId ? isBetween(userId, otherId) : isPartOf(userId),
        before &&
          sql`(${messages.createdAt}, ${messages.id}) < (${before.createdAt.toISOString()}::timestamptz, ${before.id}::bigint)`,
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit);

/** Any number that no other lock in this database uses. */
const CONVERSATION_LOCK = 7_283_914;

/** Serializes transactions that open the same conversation. */
export const lockConversation = (tx: Queryable, subjectId: number, one: string, other: string) =>
  tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${[subjectId, ...[one, other].sort()].join(' ')}, ${CONVERSATION_LOCK}))`,
  );

/** Marks the messages to this user about a boat as read and returns their senders. */
export async function markRead(
  db: Queryable,
  subjectId: number,
  userId: string,
  otherId: string | undefined,
): Promise<string[]> {
  const rows = await db
    .update(messages)
    .set({ read: true })
    .where(
      and(
        eq(messages.subjectId, subjectId),
        eq(messages.receiverId, userId),
        eq(messages.read, false),
        otherId ? eq(messages.senderId, otherId) : undefined,
      ),
    )
    .returning({ senderId: messages.senderId });
  return [...new Set(rows.map(({ senderId }) => senderId))];
}

/** The number of unread messages from this sender about a boat, and the text of the newest. */
export async function unreadFrom(db: Queryable, subjectId: number, userId: string, senderId: string) {
  const rows = await db
    .select({ body: messages.content, count: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(messages)
    .where(
      and(
        eq(messages.receiverId, userId),
        eq(messages.subjectId, subjectId),
        eq(messages.senderId, senderId),
        eq(messages.read, false),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(1);
  return rows[0];
}

export const countUnreadOf = (db: Queryable, userId: string) =>
  db.$count(messages, and(eq(messages.receiverId, userId), eq(messages.read, false)));

export async function insertMessage(db: Queryable, _about: WritableSubject, draft: NewMessageRow) {
  const [row] = await db.insert(messages).values(draft).returning();
  if (!row) throw new Error('The insert returned no message.');
  return row;
}

export async function deleteMessage(db: Queryable, { id }: DeletableMessage): Promise<void> {
  await db.delete(messages).where(eq(messages.id, id));
}

/** Locks the message until the transaction ends, so that it is deleted once. */
export async function lockMessage(db: Queryable, id: number): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id)).for('update');
  return row;
}

export type MessageRow = typeof messages.$inferSelect;
export type NewMessageRow = typeof messages.$inferInsert;

export async function findMessage(db: Queryable, id: number): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id));
  return row;
}

/** Reads the boat, the receiver and whether these two have talked about it before, in one query. */
export async function findSubject(db: Queryable, boatId: number, senderId: string, receiverId: string) {
  const about = eq(messages.subjectId, boatId);
  const written = (which: SQL | undefined) => exists(db.select({ id: messages.id }).from(messages).where(which));
  const [row] = await db
    .select({
      boat: { id: boats.id, title: boats.title, sellerId: boats.sellerId, listed: boats.listed },
      receiver: { id: users.id, firstName: users.firstName, suspended: users.suspended },
      receiverWrote: written(and(about, eq(messages.senderId, receiverId), eq(messages.receiverId, senderId))).mapWith(
        Boolean,
      ),
      eitherWrote: written(and(about, isBetween(senderId, receiverId))).mapWith(Boolean),
      /** The boat's title in the last message, for deleted boats. */
      formerTitle: sql<string | null>`(${db
        .select({ title: messages.boatTitle })
        .from(messages)
        .where(and(about, isBetween(senderId, receiverId)))
        .orderBy(desc(messages.id))
        .limit(1)})`,
    })
    .from(sql`(select 1) as nothing`)
    .leftJoin(boats, eq(boats.id, boatId))
    .leftJoin(users, eq(users.id, receiverId));
  return {
    boat: row?.boat ?? undefined,
    receiver: row?.receiver ?? undefined,
    receiverWrote: row?.receiverWrote ?? false,
    eitherWrote: row?.eitherWrote ?? false,
    formerTitle: row?.formerTitle ?? '',
  };
}

/** The newest message of each of a user's conversations, newest first, with unread counts and blocks. */
export async function conversationsOf(db: Queryable, userId: string) {
  const isBlocking = (blocker: string | SQL.Aliased<string>, blocked: string | SQL.Aliased<string>) =>
    sql<boolean>`exists (select from ${blockedUsers} where ${blockedUsers.blockerId} = ${blocker} and ${blockedUsers.blockedId} = ${blocked})`;
  const other = sql<string>`case when ${messages.senderId} = ${userId} then ${messages.receiverId} else ${messages.senderId} end`;
  const unread = sql<number>`count(*) filter (where ${messages.receiverId} = ${userId} and not ${messages.read})`;
  const groups = db
    .select({
      subjectId: messages.subjectId,
      otherId: other.as('other_id'),
      lastId: sql<number>`max(${messages.id})`.as('last_id'),
      unread: unread.mapWith(Number).as('unread'),
    })
    .from(messages)
    .where(isPartOf(userId))
    .groupBy(messages.subjectId, sql`other_id`)
    .as('groups');
  return db
    .select({
      message: messages,
      unread: groups.unread,
      other: {
        id: users.id,
        firstName: users.firstName,
        username: users.username,
        profileImageUrl: users.profileImageUrl,
      },
      boat: { title: boats.title, imageUrls: boats.imageUrls, images: boats.images },
      otherSuspended: users.suspended,
      isBlocked: isBlocking(userId, groups.otherId),
      isBlockedByOther: isBlocking(groups.otherId, userId),
    })
    .from(groups)
    .innerJoin(messages, eq(messages.id, groups.lastId))
    .innerJoin(users, eq(users.id, groups.otherId))
    .leftJoin(boats, eq(boats.id, messages.boatId))
    .orderBy(desc(messages.createdAt), desc(messages.id));
}

const fromOthers = {
  subjectId: messages.subjectId,
  senderId: messages.senderId,
  content: messages.content,
  createdAt: messages.createdAt,
};

/** The newest message from the other side of each of a user's conversations. */
export const lastReceived = (db: Queryable, userId: string) =>
  db
    .selectDistinctOn([messages.subjectId, messages.senderId], fromOthers)
    .from(messages)
    .where(eq(messages.receiverId, userId))
    .orderBy(messages.subjectId, messages.senderId, desc(messages.id));

const others = alias(users, 'others');

/** The newest messages of a user, of one other person only if that is named. */
export const newestMessages = (db: Queryable, userId: string, otherId: string | undefined, limit: number) =>
  db
    .select({ message: messages, other: { id: others.id, firstName: others.firstName } })
    .from(messages)
    .innerJoin(
      others,
      sql`${others.id} = case when ${messages.senderId} = ${userId} then ${messages.receiverId} else ${messages.senderId} end`,
    )
    .where(otherId ? isBetween(userId, otherId) : isPartOf(userId))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit);

export type MessageWithOther = Awaited<ReturnType<typeof newestMessages>>[number];

/** People and the boats that a user's conversations with them are about. */
interface Talks {
  people: readonly string[];
  boats: readonly number[];
}

/** The first message of each of these people to a user about these boats. */
export const firstReceived = (db: Queryable, userId: string, { people, boats }: Talks) =>
  db
    .selectDistinctOn([messages.subjectId, messages.senderId], fromOthers)
    .from(messages)
    .where(
      and(
        eq(messages.receiverId, userId),
        inArray(messages.senderId, [...people]),
        inArray(messages.subjectId, [...boats]),
      ),
    )
    .orderBy(messages.subjectId, messages.senderId, asc(messages.id));

/** The newest message of a user to these people about these boats. */
export const lastSent = (db: Queryable, userId: string, to: Talks) =>
  db
    .selectDistinctOn([messages.subjectId, messages.receiverId], {
      subjectId: messages.subjectId,
      receiverId: messages.receiverId,
      content: messages.content,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .where(
      and(
        eq(messages.senderId, userId),
        inArray(messages.receiverId, [...to.people]),
        inArray(messages.subjectId, [...to.boats]),
      ),
    )
    .orderBy(messages.subjectId, messages.receiverId, desc(messages.id));

export const sendersOf = (db: Queryable, ids: readonly string[]) =>
  db
    .select({ id: users.id, firstName: users.firstName, profileImageUrl: users.profileImageUrl })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id));

/** Whether the message is where the other person finds an offer that they can still answer, or a trade that goes on. */
export async function offersLiveTrade(db: Queryable, { offerData }: MessageRow): Promise<boolean> {
  const tradeId = offerData?.tradeId;
  if (typeof tradeId !== 'number') return false;
  const { rows } = await db.execute(sql`
    select 1 from trades where id = ${tradeId} and status in ('proposed', 'agreed', 'closing', 'disputed', 'released')`);
  return rows.length > 0;
}

/** Whether this buyer said yes to a live trade with the owner about this boat: then the owner may write first. */
export async function hasAcceptedTrade(
  db: Queryable,
  buyerId: string,
  ownerId: string,
  boatId: number,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from trades t
    join trade_parties b on b.trade_id = t.id and b.user_id = ${buyerId}
    join trade_parties o on o.trade_id = t.id and o.user_id = ${ownerId}
    join trade_acceptances a on a.trade_id = t.id and a.revision = t.revision and a.position = b.position
    where t.subject_id = ${boatId} and t.status in ('proposed', 'agreed', 'closing', 'disputed', 'released', 'closed')
    limit 1`);
  return rows.length > 0;
}
