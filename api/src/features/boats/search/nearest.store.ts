import type { Database } from '../../../db/client.ts';
import { isoMoment } from '../../../db/json-object.ts';
import { BOAT_JSON, WITH_SELLER } from '../../../db/public-boat.ts';
import { boatConditions, type WordSearch } from './conditions.store.ts';
import type { Search } from './plan.ts';
import { Statement } from './statement.ts';

export interface LocatedBoat {
  id: number;
  location: string;
  createdAt: string;
}

/** A location to read from, and the position in it after which to start. */
export interface Start {
  location: string;
  miles: number;
  before: { createdAt: string; id: number } | undefined;
}

const LOCATED = `b.id, b.location, ${isoMoment('b.created_at')} as "createdAt"`;

const conditionsText = (statement: Statement, search: Search, wordSearch: WordSearch) =>
  boatConditions(statement, search, wordSearch).join(' and ');

/** All matches, for filters that few boats match. */
export async function allMatches(db: Database, search: Search): Promise<LocatedBoat[]> {
  const statement = new Statement();
  const text = `select ${LOCATED} from boats b where ${conditionsText(statement, search, 'dictionary')}`;
  return (await db.$client.query<LocatedBoat>(text, statement.values)).rows;
}

/** Every location with a listed boat. Jumps along the index from one to the next, so it reads one boat of each. */
const LOCATIONS = `
  with recursive place as (
    (select b.location from boats b where b.listed order by b.location limit 1)
    union all
    select (select b.location from boats b where b.listed and b.location > place.location order by b.location limit 1)
    from place where place.location is not null)
  select location from place where location is not null`;

export async function listedLocations(db: Database): Promise<string[]> {
  const { rows } = await db.$client.query<{ location: string }>({ name: 'listed_locations', text: LOCATIONS });
  return rows.map(({ location }) => location);
}

/** The first matches of these locations: nearest first, then newest. Reads at most `limit` matches of each. */
export async function firstMatches(
  db: Database,
  search: Search,
  starts: readonly Start[],
  limit: number,
): Promise<LocatedBoat[]> {
  const statement = new Statement();
  const column = (values: readonly unknown[], type: string) => `${statement.bind(values)}::${type}[]`;
  const columns = [
    column(
      starts.map(({ location }) => location),
      'text',
    ),
    column(
      starts.map(({ miles }) => miles),
      'int',
    ),
    column(
      starts.map(({ before }) => before?.createdAt ?? 'infinity'),
      'timestamptz',
    ),
    column(
      starts.map(({ before }) => before?.id ?? 0),
      'int',
    ),
  ];
  const text = `select ${LOCATED} from unnest(${columns.join(', ')}) as p (location, miles, before, before_id)
    cross join lateral (
      select b.id, b.location, b.created_at from boats b
      where b.location = p.location and (b.created_at, b.id) < (p.before, p.before_id)
        and ${conditionsText(statement, search, 'each')}
      order by b.created_at desc, b.id desc limit ${limit}
    ) b order by p.miles, b.created_at desc, b.id desc limit ${limit}`;
  return (await db.$client.query<LocatedBoat>(text, statement.values)).rows;
}

/** The number of matches in these locations. Counting stops at one more than `most`. */
export async function countMatchesIn(
  db: Database,
  search: Search,
  locations: readonly string[],
  most: number,
): Promise<number> {
  if (locations.length === 0) return 0;
  const statement = new Statement();
  const text = `select count(*)::int as boats from (
    select 1 from boats b where b.location = any(${statement.bind(locations)}::text[])
      and ${conditionsText(statement, search, 'each')} limit ${most + 1}) matching`;
  const { rows } = await db.$client.query<{ boats: number }>(text, statement.values);
  return rows[0]?.boats ?? 0;
}

/** The boats as JSON text, by id. */
export async function boatTexts(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await db.$client.query<{ id: number; json: string }>({
    name: 'boat_texts_by_id',
    text: `select b.id, ${BOAT_JSON} as json from ${WITH_SELLER} where b.id = any($1::int[])`,
    values: [ids],
  });
  return new Map(rows.map(({ id, json }) => [id, json]));
}
