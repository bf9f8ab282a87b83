import type { Database } from '../../../db/client.ts';
import { BOAT_JSON, WITH_SELLER } from '../../../db/public-boat.ts';
import { boatConditions } from './conditions.store.ts';
import type { Search } from './plan.ts';
import { Statement } from './statement.ts';

/** Where the matches are, with their number. */
export async function locationsOf(db: Database, search: Search): Promise<{ location: string; boats: number }[]> {
  const statement = new Statement();
  const conditions = boatConditions(statement, search, 'dictionary').join(' and ');
  const text = `select b.location, count(*)::int as boats from boats b where ${conditions} group by b.location`;
  return (await db.$client.query<{ location: string; boats: number }>(text, statement.values)).rows;
}

/** The matches in these locations, in the order of the locations. */
export async function boatsIn(
  db: Database,
  search: Search,
  locations: readonly string[],
  { limit, skip }: { limit: number; skip: number },
): Promise<{ json: string; location: string }[]> {
  const statement = new Statement();
  const conditions = boatConditions(statement, search, 'dictionary').join(' and ');
  const places = `unnest(${statement.bind(locations)}::text[]) with ordinality as p (location, place)`;
  const text = `with page as materialized (
      select b.id, p.place, b.created_at from ${places} join boats b on b.location = p.location where ${conditions}
      order by p.place, b.created_at desc, b.id desc limit ${limit} offset ${skip})
    select b.location, ${BOAT_JSON} as json from page join ${WITH_SELLER} on b.id = page.id
    order by page.place, page.created_at desc, b.id desc`;
  return (await db.$client.query<{ json: string; location: string }>(text, statement.values)).rows;
}
