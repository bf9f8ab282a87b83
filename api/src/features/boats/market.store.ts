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
  /** Their ids, owners, years and lengths. */
  rows: (window: (table: SQL) => SQL) => SQL;
  /** Reads everything about those in the table `near`. */
  read: SQL;
}

/** How many types and makes a market has, roughly: decides only where a search starts. */
const USUAL_TYPES = 7;
const USUAL_MAKES = 20;

/** The most similar boats, listed and sold, closest first, like `nearest` in the domain. `besides` leaves out one boat and its sales. */
export async function findComparables(
  db: Queryable,
  subject: Traits,
  besides: number | undefined,
): Promise<FoundComparables> {
  const { type } = subject;
  const about = await countBoats(db);
  const listed = (which: SQL, most: number, number: number) =>
    nearestRows<ListedRow>(db, subject, listedCandidates(which, most, number, besides ?? 0));
  /** The closest are among the closest of any make and the closest of the make, which indexes find. */
  const closest = async (ofType: SQL, most: number) => {
    const ofAny = await listed(ofType, most, about.listed / USUAL_TYPES);
    const isOfMake = sql`${ofType} and lower(btrim(b.make)) = lower(btrim(${subject.make}))`;
    const ofMake = await listed(isOfMake, most, about.listed / USUAL_TYPES / USUAL_MAKES);
    const rows = new Map([...ofAny, ...ofMake].map((row) => [row.id, row]));
    return around(
      subject,
      [...rows.values()].sort((a, b) => a.id - b.id),
      most,
    );
  };
  const ofType = await closest(sql`b.type = ${type}`, COMPARABLE.most);
  const missing = COMPARABLE.ofAnyType - ofType.length;
  const others = ofType.length > 0 && missing > 0 ? await closest(sql`b.type <> ${type}`, missing) : [];
  const sold =
    about.sold < 1 ? [] : await nearestRows<SaleRow>(db, subject, saleCandidates(subject, about.sold, besides ?? 0));
  return { listed: [...ofType, ...others], sales: around(subject, sold, COMPARABLE.sales) };
}

/** Uses `boats_type_make` or `boats_type_year`, and `boats_year` for other types. */
const listedCandidates = (which: SQL, most: number, about: number, besides: number): Candidates => ({
  most,
  about,
  rows: (window) => sql`select b.id, b.seller_id as owner, b.year, b.length from boats b
    where b.listed and ${which} and ${window(sql`b`)} and b.id <> ${besides}`,
  read: sql`select b.id, b.title, b.type, b.price, b.year, b.make, b.length::float8 as length, b.condition, b.seller_id as owner
    from near join boats b on b.id = near.id`,
});

/** Uses `boat_sales_type_year`. Without boats that are listed again: the sale would tell what their owners paid. */
const saleCandidates = ({ type }: Traits, sold: number, besides: number): Candidates => ({
  most: COMPARABLE.sales,
  about: sold / USUAL_TYPES,
  rows: (window) => sql`select s.transaction_id as id, t.seller_id as owner, s.year, s.length
    from boat_sales s join transactions t on t.id = s.transaction_id join boats b on b.id = t.boat_id
    where s.type = ${type} and ${window(sql`s`)} and t.boat_id <> ${besides} and not b.listed
      and s.sold_at > now() - make_interval(years => ${COMPARABLE.saleYears})`,
  read: sql`select s.transaction_id as id, s.type, s.price, s.year, s.make, s.length::float8 as length, s.condition,
      t.seller_id as owner, extract(year from s.sold_at at time zone 'UTC')::int as "soldIn"
    from near join boat_sales s on s.transaction_id = near.id join transactions t on t.id = near.id`,
});

/** About how many boats are listed and were sold. The number of sales is the planner's, or 1 while it has none. */
async function countBoats(db: Queryable): Promise<{ listed: number; sold: number }> {
  const { rows } = await db.execute<{ listed: number; sold: number }>(sql`
    select (select coalesce(sum(boats), 0)::int from boat_counts) as listed,
      (select case when exists (select from boat_sales) then greatest(reltuples, 1)::int else 0 end
       from pg_class where oid = 'boat_sales'::regclass) as sold`);
  return rows[0] ?? { listed: 0, sold: 0 };
}

/** The search goes on in a circle of twice the radius if one has too few boats. */
const WIDER = 2;
/** The share of the boats of a market within a radius of 1, roughly: decides only where the search starts. */
const USUAL_SHARE = 0.1;

/** The closest candidates by year and length. */
async function nearestRows<T>(db: Queryable, subject: Traits, candidates: Candidates): Promise<T[]> {
  const { widest } = COMPARABLE;
  let radius = Math.sqrt(candidates.most / (USUAL_SHARE * Math.max(1, candidates.about)));
  while (radius < widest / WIDER) {
    const found = await rowsWithin<T>(db, subject, radius, candidates);
    if (found.length >= candidates.most) return found;
    radius *= WIDER;
  }
  return rowsWithin<T>(db, subject, widest, candidates);
}

async function rowsWithin<T>(db: Queryable, subject: Traits, radius: number, { rows: from, most, read }: Candidates) {
  const { year, length } = subject;
  const { years, lengthShare } = TRAIT_DISTANCE;
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    with around as (
      select id, owner, abs(year - ${year}::int) / ${years}::float8
        + abs(length::float8 - ${length}::float8) / ${length * lengthShare}::float8 as apart
      from (${from(windowOf(subject, radius))}) candidates
    ), placed as (
      select id, apart, row_number() over (partition by owner collate "C" order by apart, id) as place
      from around where apart <= ${radius}
    ), near as materialized (
      select id from placed where place <= ${COMPARABLE.ofOwner} order by apart, id limit ${most}
    )
    ${read}`);
  return rows as T[];
}

/** The boats that can be within the radius, by year and length, without placeholder prices. */
function windowOf({ year, length }: Traits, radius: number) {
  const years = Math.floor(radius * TRAIT_DISTANCE.years);
  const reach = length * radius * TRAIT_DISTANCE.lengthShare;
  return (table: SQL): SQL => sql`${table}.year between ${year - years}::int and ${year + years}::int
    and ${table}.length between ${Math.max(0, length - reach)}::numeric and ${length + reach}::numeric
    and ${table}.price >= ${COMPARABLE.leastPrice / 100}::numeric`;
}

/** The one listed boat that fits a description exactly; undefined for none or several. */
export async function findDescribed(db: Queryable, { type, make, year, length }: Omit<Traits, 'condition'>) {
  const { rows } = await db.execute<{ id: number }>(sql`
    select b.id from boats b
    where b.listed and b.type = ${type} and b.year = ${year}::int and b.length = ${length}::numeric
      and lower(btrim(b.make)) = lower(btrim(${make})) limit 2`);
  return rows.length === 1 ? rows[0]?.id : undefined;
}
