import type { ListingFilter } from '@tradewind/contract/admin-listings';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { boats } from '../../db/schema/boats.ts';
import { likeAnywhere, matchesUser } from './users.store.ts';

type ListingSearch = Pick<ListingFilter, 'query' | 'owner' | 'state'>;

/** The same expression as in the index of unlisted boats. */
const STATE = sql`(case when b.removed_at is null then b.status else 'removed' end)`;

const pattern = (text: string) => sql`lower(${likeAnywhere(text)} collate "pg_c_utf8")`;
const WORDS = sql`boat_words(b.title, b.make, b.model)`;
const textsLike = (query: string) => sql`words like ${pattern(query)} collate "default"`;

/** Finds public boats through the dictionary of their texts, the few others through their own index, and any boat by its id. */
function waysTo(query: string | undefined): SQL[][] {
  if (!query) return [[]];
  const unlisted = [sql`not b.listed`, sql`${WORDS} like ${pattern(query)} collate "default"`];
  const listed = [sql`b.listed`, sql`b.text_key in (select key from boat_texts where ${textsLike(query)})`];
  if (!/^\d{1,9}$/.test(query)) return [listed, unlisted];
  return [listed, unlisted, [sql`b.id = ${Number(query)}::int`, sql`strpos(${WORDS}, ${query}) = 0`]];
}

function conditionsOf({ owner, state }: ListingSearch): SQL[] {
  const conditions: SQL[] = [];
  if (state === 'active') conditions.push(sql`b.status = 'active' and b.removed_at is null`);
  else if (state) conditions.push(sql`not b.listed and ${STATE} = ${state}`);
  if (owner) conditions.push(sql`b.seller_id in (select u.id from users u where ${matchesUser(owner)})`);
  return conditions;
}

const where = (conditions: SQL[]) => (conditions.length > 0 ? sql`where ${and(...conditions)}` : sql``);

/** The ids of the newest matches, starting below `after`. */
export async function newestListings(
  db: Queryable,
  search: ListingSearch,
  after: number | undefined,
  limit: number,
): Promise<number[]> {
  const rest = [...conditionsOf(search), ...(after === undefined ? [] : [sql`b.id < ${after}`])];
  const found = waysTo(search.query).map(
    (way) => sql`(select b.id from boats b ${where([...way, ...rest])} order by b.id desc limit ${limit})`,
  );
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from (${sql.join(found, sql` union all `)}) found order by id desc limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** Uses the counts that triggers maintain for public boats wherever they suffice. */
export async function countListings(db: Queryable, search: ListingSearch): Promise<number> {
  const { query, owner, state } = search;
  if (owner || (state && state !== 'active')) return countEach(db, waysTo(query), conditionsOf(search));
  const listed = query
    ? sql`select coalesce(sum(boats), 0)::int as total from boat_texts where ${textsLike(query)}`
    : sql`select coalesce(sum(boats), 0)::int as total from boat_counts`;
  const { rows } = await db.execute<{ total: number }>(listed);
  const others = query ? waysTo(query).slice(1) : [[]];
  const unlisted = [sql`not b.listed`, ...(state ? [sql`${STATE} = ${state}`] : [])];
  return (rows[0]?.total ?? 0) + (await countEach(db, others, unlisted));
}

async function countEach(db: Queryable, ways: SQL[][], conditions: SQL[]): Promise<number> {
  const counts = ways.map((way) => sql`(select count(*)::int from boats b ${where([...way, ...conditions])})`);
  const { rows } = await db.execute<{ total: number }>(sql`select ${sql.join(counts, sql` + `)} as total`);
  return rows[0]?.total ?? 0;
}

/** These listings with their owners, newest first. */
export const readListings = (db: Queryable, ids: readonly number[]) =>
  db
    .select({
      id: boats.id,
      title: boats.title,
      price: boats.price,
      status: boats.status,
      removedAt: boats.removedAt,
      removalReason: boats.removalReason,
      imageUrls: boats.imageUrls,
      images: boats.images,
      location: boats.location,
      views: boats.views,
      source: boats.source,
      createdAt: boats.createdAt,
      owner: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        suspended: users.suspended,
      },
    })
    .from(boats)
    .innerJoin(users, eq(users.id, boats.sellerId))
    .where(inArray(boats.id, [...ids]))
    .orderBy(desc(boats.id));

export type ListingRow = Awaited<ReturnType<typeof readListings>>[number];
