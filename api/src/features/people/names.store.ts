import type { Database } from '../../db/client.ts';
import type { NamedBoat } from '../../platform/names.ts';

/** More people of one name are not told apart by it. */
const MOST_SELLERS = 12;
const MOST_BOATS = 12;

/** People with listed boats whose first name is one of the words, or resembles it. */
export async function sellersNamed(
  db: Database,
  words: readonly string[],
): Promise<{ id: string; name: string; count: number }[]> {
  const { rows } = await db.$client.query<{ id: string; name: string; count: number }>({
    name: 'sellers_named',
    text: `select u.id, u.first_name as name, listed.count
      from users u cross join lateral (
        select count(*)::int as count from boats b where b.seller_id = u.id and b.listed) listed
      where lower(u.first_name) % any($1::text[]) and not u.suspended and listed.count > 0
      order by (lower(u.first_name) = any($1::text[])) desc, listed.count desc limit ${MOST_SELLERS}`,
    values: [words],
  });
  return rows;
}

/** The place that somebody's own profile names. */
export async function homeOf(db: Database, userId: string): Promise<string | undefined> {
  const { rows } = await db.$client.query<{ location: string | null }>({
    name: 'home_of',
    text: 'select location from users where id = $1',
    values: [userId],
  });
  return rows[0]?.location ?? undefined;
}

/** The newest listed boats of each of these people. */
export async function boatsOfSellers(db: Database, sellers: readonly { id: string; name: string }[]) {
  const { rows } = await db.$client.query<NamedBoat & { ownerId: string }>({
    name: 'boats_of_sellers',
    text: `select found.*, wanted.name as owner, wanted.id as "ownerId"
      from unnest($1::text[], $2::text[]) as wanted (id, name)
      cross join lateral (
        select b.id, b.title, b.make, b.model, b.year, b.length::float8 as length, b.type, b.price::float8 as price, b.location
        from boats b where b.seller_id = wanted.id and b.listed
        order by b.created_at desc, b.id desc limit ${MOST_BOATS}) found`,
    values: [sellers.map(({ id }) => id), sellers.map(({ name }) => name)],
  });
  return rows;
}
