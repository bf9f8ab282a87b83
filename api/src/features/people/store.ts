import { RESPONSE_DAYS, RESPONSE_SAMPLES_MIN } from '@tradewind/domain/response-times';
import { and, count, desc, eq, exists, gt, not, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { type PublicBoatRow, publicBoat } from '../../db/public-boat.ts';
import { users } from '../../db/schema/accounts.ts';
import { boats } from '../../db/schema/boats.ts';

const columns = {
  id: users.id,
  username: users.username,
  firstName: users.firstName,
  profileImageUrl: users.profileImageUrl,
  verified: users.verified,
  verifiedAt: users.verifiedAt,
  verifiedBy: users.verifiedBy,
  rating: users.rating,
  reviewCount: users.reviewCount,
  totalTransactions: users.totalTransactions,
  responseMinutes: users.responseMinutes,
  createdAt: users.createdAt,
};

export type PersonRow = Awaited<ReturnType<typeof peopleNamed>>[number];

const peopleNamed = (db: Queryable, username: string) =>
  db
    .select(columns)
    .from(users)
    .where(and(eq(users.username, username.toLowerCase()), not(users.suspended)));

export async function findPerson(db: Queryable, username: string): Promise<PersonRow | undefined> {
  const [row] = await peopleNamed(db, username);
  return row;
}

export async function findPersonById(db: Queryable, id: string): Promise<PersonRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.id, id), not(users.suspended)));
  return row;
}

export const newestListed = (db: Queryable, sellerId: string, limit: number): Promise<PublicBoatRow[]> =>
  db
    .select(publicBoat)
    .from(boats)
    .innerJoin(users, eq(users.id, boats.sellerId))
    .where(and(eq(boats.sellerId, sellerId), boats.listed))
    .orderBy(desc(boats.createdAt), desc(boats.id))
    .limit(limit);

export async function countListed(db: Queryable, sellerId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(boats)
    .where(and(eq(boats.sellerId, sellerId), boats.listed));
  return row?.total ?? 0;
}

/** The next people, in the order of their ids, whose profile shows something: a listed boat or a review. */
export const profilesAfter = (db: Queryable, after: string, limit: number) =>
  db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(
      and(
        not(users.suspended),
        gt(users.id, after),
        or(
          gt(users.reviewCount, 0),
          exists(
            db
              .select()
              .from(boats)
              .where(and(eq(boats.sellerId, users.id), boats.listed)),
          ),
        ),
      ),
    )
    .orderBy(users.id)
    .limit(limit);

/** The next users in the order of their ids. */
export async function userIdsAfter(db: Queryable, after: string, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from users where id > ${after} order by id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Writes how soon these people usually send the first reply in conversations that others started. A conversation without a reply
 * counts as the slowest. Returns how many changed.
 */
export async function updateResponseTimes(tx: Queryable, userIds: readonly string[], now: Date): Promise<number> {
  const ids = sql.param([...userIds]);
  const { rowCount } = await tx.execute(sql`
    with asked as (
      select receiver_id as user_id, sender_id as other_id, subject_id, min(created_at) as at from messages
      where receiver_id = any(${ids}::text[]) and created_at > ${now.toISOString()}::timestamptz - make_interval(days => ${RESPONSE_DAYS})
      group by 1, 2, 3),
    answered as (
      select a.user_id, extract(epoch from r.at - a.at) / 60 as minutes from asked a
      cross join lateral (select min(created_at) filter (where created_at < a.at) as earlier,
        min(created_at) filter (where created_at >= a.at) as at
        from messages m where m.subject_id = a.subject_id and m.sender_id = a.user_id and m.receiver_id = a.other_id) r
      where r.earlier is null),
    typical as (
      select user_id, count(*) as conversations,
        percentile_disc(0.5) within group (order by coalesce(minutes, 'Infinity')) as minutes
      from answered group by user_id),
    fresh as (
      select ids.id, case when t.conversations >= ${RESPONSE_SAMPLES_MIN} and t.minutes < 1000000000
        then ceil(t.minutes)::int end as minutes
      from unnest(${ids}::text[]) as ids (id) left join typical t on t.user_id = ids.id)
    update users u set response_minutes = f.minutes from fresh f
    where u.id = f.id and u.response_minutes is distinct from f.minutes`);
  return rowCount ?? 0;
}
