import type { UserFilter, UserSort } from '@tradewind/contract/admin';
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { isoMoment } from '../../db/json-object.ts';
import { boats } from '../../db/schema/boats.ts';
import { reports } from '../../db/schema/reports.ts';
import { USER_JSON } from './user-json.store.ts';

interface Order {
  key: SQL;
  type: SQL;
  /** The key as the cursor writes it. */
  text: SQL;
  direction: 'asc' | 'desc';
}

const NAME = "u.first_name || ' ' || coalesce(u.last_name, '')";
const WORDS = sql.raw(`lower(u.email || ' ' || u.username || ' ' || ${NAME})`);
const moment = { type: sql`timestamptz`, text: sql.raw(isoMoment('page.key')) };
const registered = { ...moment, key: sql`u.created_at` };
const asText = sql`page.key::text`;

/** An index supports each order, forward or backward. */
const ORDERS: Record<UserSort, Order> = {
  newest: { ...registered, direction: 'desc' },
  oldest: { ...registered, direction: 'asc' },
  name: { key: sql.raw(`lower(${NAME})`), type: sql`text`, text: asText, direction: 'asc' },
  'last-login': {
    ...moment,
    key: sql`coalesce(u.last_login, 'epoch'::timestamptz)`,
    direction: 'desc',
  },
  boats: { key: sql`u.boats_posted`, type: sql`int`, text: asText, direction: 'desc' },
};

/** The last user of a page: the sort key, as the database writes it, and the user's id. */
export interface UserCursor {
  key: string;
  id: string;
}

export type UserSearch = Pick<UserFilter, 'query' | 'status'>;

export const likeAnywhere = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Whether a row of `users u` matches the text. */
export const matchesUser = (text: string) => sql`(${WORDS} like ${likeAnywhere(text.toLowerCase())} or u.id = ${text})`;

function conditionsOf({ query, status }: UserSearch): SQL[] {
  const conditions: SQL[] = [];
  if (query) conditions.push(matchesUser(query));
  if (status) conditions.push(status === 'suspended' ? sql`u.suspended` : sql`not u.suspended`);
  return conditions;
}

const where = (conditions: SQL[]) => (conditions.length > 0 ? sql`where ${and(...conditions)}` : sql``);

interface UserRow extends UserCursor {
  /** The user as JSON text. */
  json: string;
}

/** A page in the requested order; each row is also its cursor. */
export async function usersPage(
  db: Queryable,
  { search, sort, after, limit }: { search: UserSearch; sort: UserSort; after: UserCursor | undefined; limit: number },
): Promise<UserRow[]> {
  const { key, type, text, direction } = ORDERS[sort];
  const conditions = conditionsOf(search);
  const beyond = sql.raw(direction === 'asc' ? '>' : '<');
  const way = sql.raw(direction);
  if (after) conditions.push(sql`(${key}, u.id) ${beyond} (${after.key}::${type}, ${after.id}::text)`);
  const { rows } = await db.execute<UserRow & Record<string, unknown>>(sql`
    with page as (
      select u.id, ${key} as key from users u ${where(conditions)} order by ${key} ${way}, u.id ${way} limit ${limit}
    )
    select u.id, ${text} as key, ${sql.raw(USER_JSON)} as json
    from page join users u on u.id = page.id order by page.key ${way}, u.id ${way}`);
  return rows;
}

/** Uses the count that triggers maintain and the index of suspended users; only a search counts its matches. */
export async function countUsers(
  db: Queryable,
  { query, status }: UserSearch,
): Promise<{ total: number; all: number }> {
  const { rows } = await db.execute<{ all: number }>(
    sql`select coalesce(sum(users), 0)::int as "all" from user_counts`,
  );
  const all = rows[0]?.all ?? 0;
  if (query) return { total: await countMatching(db, { query, status }), all };
  if (!status) return { total: all, all };
  const suspended = await countMatching(db, { status: 'suspended' });
  return { total: status === 'suspended' ? suspended : all - suspended, all };
}

async function countMatching(db: Queryable, search: UserSearch): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from users u ${where(conditionsOf(search))}`,
  );
  return rows[0]?.total ?? 0;
}

export async function readUserJson(db: Queryable, id: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ json: string }>(
    sql`select ${sql.raw(USER_JSON)} as json from users u where u.id = ${id}`,
  );
  return rows[0]?.json;
}

const MOST_BOATS = 200;

export const boatsOfUser = (db: Queryable, sellerId: string) =>
  db
    .select({
      id: boats.id,
      title: boats.title,
      status: sql<string>`case when ${boats.removedAt} is null then ${boats.status} else 'removed' end`,
      price: boats.price,
      views: boats.views,
      createdAt: boats.createdAt,
    })
    .from(boats)
    .where(eq(boats.sellerId, sellerId))
    .orderBy(desc(boats.createdAt), desc(boats.id))
    .limit(MOST_BOATS);

export async function countOpenReports(db: Queryable, reportedUserId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(reports)
    .where(and(eq(reports.status, 'open'), eq(reports.reportedUserId, reportedUserId)));
  return row?.total ?? 0;
}
