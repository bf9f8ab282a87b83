import type { UserFilter, UserSort } from '@tradewind/contract/admin';
import { and, asc, count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { boats } from '../../db/schema/boats.ts';
import { reports } from '../../db/schema/reports.ts';

const { password: _password, salesDataApiKey: _key, salesDataApiSecret: _secret, ...readable } = getTableColumns(users);

const messagesSent = sql<number>`(select count(*)::int from messages m where m.sender_id = "users"."id")`;
const withSummary = { ...readable, messagesSent };

export type ReadUser = Omit<typeof users.$inferSelect, 'password' | 'salesDataApiKey' | 'salesDataApiSecret'> & {
  messagesSent: number;
};

interface Order {
  key: SQL;
  type: SQL;
  direction: 'asc' | 'desc';
}

const registered = { key: sql`${users.createdAt}`, type: sql`timestamptz` };

const ORDERS: Record<UserSort, Order> = {
  newest: { ...registered, direction: 'desc' },
  oldest: { ...registered, direction: 'asc' },
  name: {
    key: sql`lower(${users.firstName} || ' ' || coalesce(${users.lastName}, ''))`,
    type: sql`text`,
    direction: 'asc',
  },
  'last-login': {
    key: sql`coalesce(${users.lastLogin}, 'epoch'::timestamptz)`,
    type: sql`timestamptz`,
    direction: 'desc',
  },
  boats: { key: sql`${users.boatsPosted}`, type: sql`int`, direction: 'desc' },
};

/** The place after the last user of a page: the value sorted by, as the database writes it, and who had it. */
export interface UserPlace {
  key: string;
  id: string;
}

export type UserSearch = Pick<UserFilter, 'query' | 'status'>;

const likeAnywhere = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&').toLowerCase()}%`;

function conditionsOf({ query, status }: UserSearch): SQL[] {
  const conditions: SQL[] = [];
  const words = sql`lower(${users.email} || ' ' || ${users.username} || ' ' || ${users.firstName} || ' ' || coalesce(${users.lastName}, ''))`;
  if (query) conditions.push(sql`(${words} like ${likeAnywhere(query)} or ${users.id} = ${query})`);
  if (status) conditions.push(eq(users.suspended, status === 'suspended'));
  return conditions;
}

/** A page in the order asked for; each row also says its place. */
export function usersPage(
  db: Queryable,
  { search, sort, after, limit }: { search: UserSearch; sort: UserSort; after: UserPlace | undefined; limit: number },
): Promise<(ReadUser & { key: string })[]> {
  const { key, type, direction } = ORDERS[sort];
  const conditions = conditionsOf(search);
  if (after) {
    const reached = sql`${after.key}::${type}`;
    const beyond = direction === 'asc' ? sql`>` : sql`<`;
    conditions.push(
      sql`${key} ${beyond}= ${reached} and (${key} ${beyond} ${reached} or ${users.id} > ${after.id}::text)`,
    );
  }
  return (
    db
      .select({ ...withSummary, key: sql<string>`${key}::text` })
      .from(users)
      .where(and(...conditions))
      // The index puts nulls last: an order that does not say so cannot be read from it.
      .orderBy(direction === 'asc' ? asc(key) : sql`${key} desc nulls last`, asc(users.id))
      .limit(limit)
  );
}

/** How many users there are, from the counts that triggers keep, and how many of them match. */
export async function countUsers(db: Queryable, search: UserSearch): Promise<{ total: number; all: number }> {
  const { rows } = await db.execute<{ all: number }>(
    sql`select coalesce(sum(users), 0)::int as "all" from user_counts`,
  );
  const all = rows[0]?.all ?? 0;
  const conditions = conditionsOf(search);
  if (conditions.length === 0) return { total: all, all };
  const [row] = await db
    .select({ total: count() })
    .from(users)
    .where(and(...conditions));
  return { total: row?.total ?? 0, all };
}

export async function readUser(db: Queryable, id: string): Promise<ReadUser | undefined> {
  const [row] = await db.select(withSummary).from(users).where(eq(users.id, id));
  return row;
}

const MOST_BOATS = 200;

export const boatsOfUser = (db: Queryable, sellerId: string) =>
  db
    .select({
      id: boats.id,
      title: boats.title,
      status: boats.status,
      price: boats.price,
      views: boats.views,
      createdAt: boats.createdAt,
    })
    .from(boats)
    .where(eq(boats.sellerId, sellerId))
    .orderBy(desc(boats.createdAt), desc(boats.id))
    .limit(MOST_BOATS);

export async function countOpenReports(db: Queryable, reportedUserId?: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(reports)
    .where(and(eq(reports.status, 'open'), reportedUserId ? eq(reports.reportedUserId, reportedUserId) : undefined));
  return row?.total ?? 0;
}
