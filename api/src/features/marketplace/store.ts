import type { Database } from '../../db/client.ts';

interface Stats {
  boats: number;
  value: string;
  average: string;
  users: number;
  newest: {
    id: number;
    title: string;
    price: string;
    createdAt: string;
    sellerFirstName: string;
    sellerLastName: string | null;
  } | null;
}

/** Reads the counts that triggers maintain, so the cost does not grow with the number of boats. */
const STATS = `
  select coalesce(sum(c.boats), 0)::int as boats,
    coalesce(sum(c.value), 0)::numeric(20, 2)::text as value,
    coalesce(sum(c.value) / nullif(sum(c.boats), 0), 0)::numeric(12, 2)::text as average,
    (select coalesce(sum(users), 0)::int from user_counts) as users,
    (select row_to_json(n) from (
      select b.id, b.title, b.price::text, to_char(b.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
        s.first_name as "sellerFirstName", s.last_name as "sellerLastName"
      from boats b join users s on s.id = b.seller_id where b.listed order by b.created_at desc, b.id desc limit 1
    ) n) as newest
  from boat_counts c`;

export async function readStats(db: Database): Promise<Stats> {
  const { rows } = await db.$client.query<Stats>({ name: 'marketplace_stats', text: STATS });
  const [stats = { boats: 0, value: '0.00', average: '0.00', users: 0, newest: null }] = rows;
  return stats;
}
