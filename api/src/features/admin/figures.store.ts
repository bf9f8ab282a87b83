import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';

type Totals = {
  users: number;
  suspendedUsers: number;
  boats: number;
  value: string;
  messages: number;
  openReports: number;
  photosToReview: number;
};

/** Reads the counts that triggers maintain; counts suspended users, open reports and waiting photos, which are few, by their indexes. */
export async function readTotals(db: Queryable): Promise<Totals> {
  const { rows } = await db.execute<Totals>(sql`
    select (select coalesce(sum(users), 0)::int from user_counts) as users,
      (select count(*)::int from users where suspended) as "suspendedUsers",
      (select coalesce(sum(boats), 0)::int from boat_counts) as boats,
      (select coalesce(sum(value), 0)::numeric(20, 2)::text from boat_counts) as value,
      (select coalesce(sum(messages), 0)::int from message_counts) as messages,
      (select count(*)::int from reports where status = 'open') as "openReports",
      (select count(*)::int from possession_proofs where state = 'submitted') as "photosToReview"`);
  const [totals] = rows;
  if (!totals) throw new Error('The totals query returned no row.');
  return totals;
}

type Day = { date: string; users: number; boats: number; value: string; messages: number };

/** Counts what was added on each of the last days in UTC, including today. */
export async function readDays(db: Queryable, days: number): Promise<Day[]> {
  const { rows } = await db.execute<Day>(sql`
    with span as (
      select day::date, day as starts, day + interval '1 day' as ends
      from generate_series(
        date_trunc('day', now() at time zone 'UTC') - make_interval(days => ${days - 1}),
        date_trunc('day', now() at time zone 'UTC'), interval '1 day') as day
    ), first as (select min(starts) at time zone 'UTC' as moment from span),
    u as (select (created_at at time zone 'UTC')::date as day, count(*)::int as n
      from users where created_at >= (select moment from first) group by 1),
    b as (select (created_at at time zone 'UTC')::date as day, count(*)::int as n, sum(price) as value
      from boats where listed and created_at >= (select moment from first) group by 1),
    m as (select day, sum(messages)::int as n
      from message_counts where day >= (select min(day) from span) group by 1)
    select to_char(span.day, 'YYYY-MM-DD') as date, coalesce(u.n, 0) as users, coalesce(b.n, 0) as boats,
      coalesce(b.value, 0)::numeric(20, 2)::text as value, coalesce(m.n, 0) as messages
    from span left join u using (day) left join b using (day) left join m using (day) order by span.day`);
  return rows;
}
