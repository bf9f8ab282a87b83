import { around, COMPARABLE, TRAIT_DISTANCE, type Traits } from '@tradewind/domain/valuation/comparables';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';

interface TraitRow extends Traits {
  id: number;
  price: string;
  /** The id of its owner, or of the one who sold it. */
  owner: string;
}

export interface ListedRow extends TraitRow {
  title: string;
}

export interface SaleRow extends TraitRow {
  /** The year of the sale. */
  soldIn: number;
}

interface FoundComparables {
  listed: ListedRow[];
  sales: SaleRow[];
}

/** The boats among which the closest are looked for. */
interface Candidates {
  most: number;
  /** About how many there are; decides where the search starts. */
  about: number;
  /** Their rows: id, owner, year and length. */
  rows: (window: (table: SQL) => SQL) => SQL;
}

/** The most similar boats, listed and sold, closest first, like `nearest` in the domain. `besides` leaves out one boat and its sales. */
export async function findComparables(
  db: Queryable,
  subject: Traits,
  besides: number | undefined,
): Promise<FoundComparables> {
  const { type } = subject;
  const ofType = await nearestListed(db, subject, sql`b.type = ${type}`, COMPARABLE.most, besides ?? 0);
  const missing = COMPARABLE.ofAnyType - ofType.length;
  const others =
    ofType.length > 0 && missing > 0
      ? await nearestListed(db, subject, sql`b.type <> ${type}`, missing, besides ?? 0)
      : [];
  return { listed: [...ofType, ...others], sales: await nearestSales(db, subject, besides ?? 0) };
}

/**
 * The closest are among the closest of the make and the closest of any make, both of which an index finds: `boats_type_make` and
 * `boats_type_year`, or `boats_make` and `boats_year` for other types.
 */
async function nearestListed(db: Queryable, subject: Traits, ofType: SQL, most: number, besides: number) {
  const about = await countListed(db);
  const candidates = (which: SQL, number: number): Candidates => ({
    most,
    about: number,
    rows: (window) => sql`select b.id, b.seller_id as owner, b.year, b.length from boats b
      where b.listed and ${which} and ${window(sql`b`)} and b.id <> ${besides}`,
  });
  const isOfMake = sql`${ofType} and lower(btrim(b.make)) = lower(btrim(${subject.make}))`;
  const ofAny = await nearestIds(db, subject, candidates(ofType, about / USUAL_TYPES));
  const ofMake = await nearestIds(db, subject, candidates(isOfMake, about / USUAL_TYPES / USUAL_MAKES));
  const rows = await readListed(
    db,
    [...new Set([...ofAny, ...ofMake])].sort((a, b) => a - b),
  );
  return around(subject, rows, most);
}

/** How many types and makes a market has, roughly: decides only where a search starts. */
const USUAL_TYPES = 7;
const USUAL_MAKES = 20;

async function countListed(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ boats: number }>(
    sql`select coalesce(sum(boats), 0)::int as boats from boat_counts`,
  );
  return rows[0]?.boats ?? 0;
}

async function readListed(db: Queryable, ids: readonly number[]): Promise<ListedRow[]> {
  return inOrder<ListedRow>(
    db,
    ids,
    (these) => sql`
    select b.id, b.title, b.type, b.price, b.year, b.make, b.length::float8 as length, b.condition, b.seller_id as owner
    from boats b where b.id = any(${these})`,
  );
}

/** Uses `boat_sales_type_year`. */
async function nearestSales(db: Queryable, subject: Traits, besides: number): Promise<SaleRow[]> {
  const ids = await nearestIds(db, subject, {
    most: COMPARABLE.sales,
    about: (await countSales(db)) / USUAL_TYPES,
    rows: (window) => sql`select s.transaction_id as id, t.seller_id as owner, s.year, s.length
      from boat_sales s join transactions t on t.id = s.transaction_id
      where s.type = ${subject.type} and ${window(sql`s`)} and t.boat_id <> ${besides}
        and s.sold_at > now() - make_interval(years => ${COMPARABLE.saleYears})`,
  });
  const rows = await inOrder<SaleRow>(
    db,
    ids,
    (these) => sql`
    select s.transaction_id as id, s.type, s.price, s.year, s.make, s.length::float8 as length, s.condition,
      t.seller_id as owner, extract(year from s.sold_at at time zone 'UTC')::int as "soldIn"
    from boat_sales s join transactions t on t.id = s.transaction_id where s.transaction_id = any(${these})`,
  );
  return around(subject, rows, COMPARABLE.sales);
}

/** As the planner knows it, which may be somewhat out of date. */
async function countSales(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ sales: number }>(
    sql`select reltuples::int as sales from pg_class where oid = 'boat_sales'::regclass`,
  );
  return Math.max(0, rows[0]?.sales ?? 0);
}

/** The search goes on in a circle of twice the radius if one has too few boats. */
const WIDER = 2;
/** The share of the boats of a market within a radius of 1, roughly: decides only where the search starts. */
const USUAL_SHARE = 0.1;

/** The ids of the closest candidates by year and length, closest first. */
async function nearestIds(db: Queryable, subject: Traits, candidates: Candidates): Promise<number[]> {
  const { widest } = COMPARABLE;
  let radius = Math.sqrt(candidates.most / (USUAL_SHARE * Math.max(1, candidates.about)));
  while (radius < widest / WIDER) {
    const found = await idsWithin(db, subject, radius, candidates);
    if (found.length >= candidates.most) return found;
    radius *= WIDER;
  }
  return idsWithin(db, subject, widest, candidates);
}

async function idsWithin(db: Queryable, subject: Traits, radius: number, { rows: from, most }: Candidates) {
  const { year, length } = subject;
  const { years, lengthShare } = TRAIT_DISTANCE;
  const { rows } = await db.execute<{ id: number }>(sql`
    with around as (
      select id, owner, abs(year - ${year}::int) / ${years}::float8
        + abs(length::float8 - ${length}::float8) / ${length * lengthShare}::float8 as apart
      from (${from(windowOf(subject, radius))}) candidates
    ), placed as (
      select id, apart, row_number() over (partition by owner collate "C" order by apart, id) as place
      from around where apart <= ${radius}
    )
    select id from placed where place <= ${COMPARABLE.ofOwner} order by apart, id limit ${most}`);
  return rows.map(({ id }) => id);
}

/** The boats that can be within the radius, by year and length, without placeholder prices. */
function windowOf({ year, length }: Traits, radius: number) {
  const years = Math.floor(radius * TRAIT_DISTANCE.years);
  const reach = length * radius * TRAIT_DISTANCE.lengthShare;
  return (table: SQL): SQL => sql`${table}.year between ${year - years}::int and ${year + years}::int
    and ${table}.length between ${Math.max(0, length - reach)}::numeric and ${length + reach}::numeric
    and ${table}.price >= ${COMPARABLE.leastPrice / 100}::numeric`;
}

/** Reads these rows, in the order of their ids. */
async function inOrder<T extends { id: number }>(db: Queryable, ids: readonly number[], rowsOf: (ids: SQL) => SQL) {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<T & Record<string, unknown>>(rowsOf(sql`${sql.param([...ids])}::int[]`));
  const byId = new Map(rows.map((row) => [row.id, row as T]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

/** The one listed boat that fits a description exactly; undefined for none or several. */
export async function findDescribed(db: Queryable, { type, make, year, length }: Omit<Traits, 'condition'>) {
  const { rows } = await db.execute<{ id: number }>(sql`
    select b.id from boats b
    where b.listed and b.type = ${type} and b.year = ${year}::int and b.length = ${length}::numeric
      and lower(btrim(b.make)) = lower(btrim(${make})) limit 2`);
  return rows.length === 1 ? rows[0]?.id : undefined;
}
