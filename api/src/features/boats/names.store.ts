import type { UsState } from '@tradewind/domain/geography';
import type { Database } from '../../db/client.ts';
import type { NamedBoat } from '../../platform/names.ts';

export interface NameRow {
  make: string;
  model: string;
  boats: number;
}

const MOST_NAMES = 400;
const MOST_NUMBERED = 16;
/** A name of more boats means none of them in particular. */
export const FEW_BOATS = 50;

const COLUMNS = `b.id, b.title, b.make, b.model, b.year, b.length::float8 as length, b.type, b.price::float8 as price, b.location,
  u.first_name as owner, b.seller_id as "ownerId"`;

/** Makes and models that resemble one of the strange words, that are one of the ordinary ones, or that end like this. */
export async function namesLike(
  db: Database,
  strange: readonly string[],
  ordinary: readonly string[],
  endings: readonly string[],
): Promise<NameRow[]> {
  const { rows } = await db.$client.query<NameRow>({
    name: 'boat_names_like',
    text: `select make, model, boats from boat_names
      where make = any($2::text[]) or model = any($2::text[])
        or make % any($1::text[]) or model % any($1::text[]) or model %> any($1::text[]) or model like any($3::text[])
      order by boats desc limit ${MOST_NAMES}`,
    values: [strange, [...strange, ...ordinary], endings.map((ending) => `% ${escaped(ending)}`)],
  });
  return rows;
}

/** Models with this number in them, unless they are too many to tell apart. */
export async function modelsNumbered(db: Database, number: string): Promise<NameRow[]> {
  const { rows } = await db.$client.query<NameRow>({
    name: 'models_numbered',
    text: `select make, model, boats from boat_names where model like any($1::text[]) limit ${MOST_NUMBERED + 1}`,
    values: [[number, `${number} %`, `% ${number}`, `% ${number} %`]],
  });
  return rows.length > MOST_NUMBERED ? [] : rows;
}

/** The newest boats of each make, or of each make and model. */
export async function boatsNamed(
  db: Database,
  names: readonly { make: string; model?: string }[],
): Promise<(NamedBoat & { name: number })[]> {
  const { rows } = await db.$client.query<NamedBoat & { name: number }>({
    name: 'boats_named',
    text: `select wanted.name::int as name, found.* from unnest($1::text[]) with ordinality as wanted (pattern, name)
      cross join lateral (
        select ${COLUMNS} from boats b join users u on u.id = b.seller_id
        where b.listed and b.text_key in (select t.key from boat_texts t where t.words like wanted.pattern collate "default")
        order by b.created_at desc, b.id desc limit ${FEW_BOATS}
      ) found`,
    values: [names.map(({ make, model }) => `%\x1f${escaped(make)}\x1f${model === undefined ? '%' : escaped(model)}`)],
  });
  return rows;
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Boats whose title contains a word, for titles that say more than make and model. */
export async function boatsTitled(db: Database, words: readonly string[]): Promise<NamedBoat[]> {
  const { rows } = await db.$client.query<NamedBoat>({
    name: 'boats_titled',
    text: `select ${COLUMNS} from boats b join users u on u.id = b.seller_id
      where b.listed and b.text_key in (
        select t.key from boat_texts t where t.words like any($1::text[]) limit 20)
      order by b.created_at desc, b.id desc limit 7`,
    values: [words.map((word) => `%${escaped(word)}%`)],
  });
  return rows;
}

/** Which of the words occur in the location of a boat, with the state of most boats there. */
export async function placesNamed(
  db: Database,
  words: readonly string[],
): Promise<{ word: string; state: UsState | null }[]> {
  const { rows } = await db.$client.query<{ word: string; state: UsState | null }>({
    name: 'places_named',
    text: `select wanted.word, (
        select here.state from (
          select b.state from boats b where b.listed and lower(b.location collate "pg_c_utf8") like wanted.pattern limit 50) here
        group by here.state order by count(*) desc limit 1) as state
      from unnest($1::text[], $2::text[]) as wanted (word, pattern)
      where exists (
        select 1 from boats b where b.listed and lower(b.location collate "pg_c_utf8") like wanted.pattern)`,
    values: [words, words.map((word) => `%${escaped(word)}%`)],
  });
  return rows;
}
