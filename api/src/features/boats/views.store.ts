import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { boatVisits } from '../../db/schema/boats.ts';

export interface Visit {
  boatId: number;
  /** A digest; see the table. */
  visitor: Buffer;
  userId: string | undefined;
}

const AN_HOUR_AGO = sql`now() - interval '1 hour'`;

/** Keeps those visits that count, and says how many of them each boat had. Sorted, so that processes cannot deadlock. */
export async function keepVisits(db: Queryable, visits: readonly Visit[]): Promise<Map<number, number>> {
  const column = <K extends keyof Visit>(name: K) => sql.param(visits.map((visit) => visit[name] ?? null));
  const { rows } = await db.execute<{ id: number; views: number }>(sql`
    with came as (
        select * from unnest(${column('boatId')}::int[], ${column('visitor')}::bytea[], ${column('userId')}::text[])
          as v (boat_id, visitor, user_id)),
      counted as (
        insert into ${boatVisits} as earlier (boat_id, visitor, counted_at)
        select c.boat_id, c.visitor, now() from came c join boats b on b.id = c.boat_id
        where coalesce(c.user_id not in (b.seller_id, coalesce(b.user_id, b.seller_id)), true)
        order by c.boat_id, c.visitor
        on conflict (boat_id, visitor) do update set counted_at = excluded.counted_at
          where earlier.counted_at <= ${AN_HOUR_AGO}
        returning boat_id)
    select boat_id as id, count(*)::int as views from counted group by boat_id order by boat_id`);
  return new Map(rows.map(({ id, views }) => [id, views]));
}

/** Adds to the views of many boats at once; locked in the order of their ids, as every process does. */
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
