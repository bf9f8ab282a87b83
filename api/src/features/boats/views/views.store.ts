import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { boatVisits } from '../../../db/schema/boats.ts';

export interface Visit {
  boatId: number;
  /** A digest; see the table schema. */
  network: Buffer;
  /** A digest; absent for visitors who are not signed in. */
  person: Buffer | undefined;
  userId: string | undefined;
}

const AN_HOUR_AGO = sql`now() - interval '1 hour'`;

/**
 * Records the visits that count and returns their number per boat. A visit counts if neither its network nor its person was counted
 * in the last hour. Sorting prevents deadlocks; when two processes record the same visitor at once, one of them counts it.
 */
export async function recordVisits(db: Queryable, visits: readonly Visit[]): Promise<Map<number, number>> {
  const column = <K extends keyof Visit>(name: K) => sql.param(visits.map((visit) => visit[name] ?? null));
  const { rows } = await db.execute<{ id: number; views: number }>(sql`
    with came as (
        select c.boat_id, c.network, c.person,
          row_number() over (partition by c.network order by c.position) as of_network,
          row_number() over (partition by coalesce(c.person, c.network) order by c.position) as of_person
        from unnest(${column('boatId')}::int[], ${column('network')}::bytea[], ${column('person')}::bytea[],
            ${column('userId')}::text[]) with ordinality as c (boat_id, network, person, user_id, position)
          join boats b on b.id = c.boat_id
        where coalesce(c.user_id not in (b.seller_id, coalesce(b.user_id, b.seller_id)), true)
          and not exists (
            select from ${boatVisits} v where v.boat_id = c.boat_id and v.visitor in (c.network, c.person)
              and v.counted_at > ${AN_HOUR_AGO})),
      news as (select boat_id, network, person from came where of_network = 1 and of_person = 1),
      counted as (
        insert into ${boatVisits} as earlier (boat_id, visitor, counted_at)
        select boat_id, visitor, now() from (
          select boat_id, network as visitor from news
          union all select boat_id, person from news where person is not null) as visitors
        order by boat_id, visitor
        on conflict (boat_id, visitor) do update set counted_at = excluded.counted_at
          where earlier.counted_at <= ${AN_HOUR_AGO}
        returning visitor)
    select boat_id as id, count(*)::int as views from news
    where network in (select visitor from counted) and (person is null or person in (select visitor from counted))
    group by boat_id order by boat_id`);
  return new Map(rows.map(({ id, views }) => [id, views]));
}

/** Adds to the views of many boats, locking them by id order to prevent deadlocks. */
export async function addViews(db: Queryable, views: ReadonlyMap<number, number>): Promise<void> {
  const ids = [...views.keys()];
  await db.execute(sql`
    with seen as (select * from unnest(${sql.param(ids)}::int[], ${sql.param([...views.values()])}::int[]) as s (id, views)),
      locked as (select id from boats where id = any(${sql.param(ids)}::int[]) order by id for no key update)
    update boats b set views = b.views + seen.views from seen join locked using (id) where b.id = seen.id`);
}

export async function deleteOldVisits(db: Queryable): Promise<void> {
  await db.delete(boatVisits).where(sql`${boatVisits.countedAt} <= ${AN_HOUR_AGO}`);
}
