import {
  around,
  COMPARABLE,
  type Comparable,
  TRAIT_DISTANCE,
  type Traits,
} from '@tradewind/domain/valuation/comparables';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';

/** A comparable as the database returns it: copies would be garbage in every estimate. */
interface ComparableRow extends Comparable {
  id: number;
  /** The distance from the subject by year and length. */
  apart: number;
}

export interface ListedRow extends ComparableRow {
  sold: false;
  title: string;
}

export interface SaleRow extends ComparableRow {
  sold: true;
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
  /** About how many of them are within a radius of 1; decides where the search starts. */
  about: number;
  /** Everything about those in a window, with the owner and without a limit. */
  rows: (window: (table: SQL) => SQL) => SQL;
}

/** The most similar boats, listed and sold, closest first, like `nearest` in the domain. `besides` leaves out one boat and its sales. */
export async function findComparables(
  db: Queryable,
  subject: Traits,
  besides: number | undefined,
): Promise<FoundComparables> {
  const { type } = subject;
  const about = await countBoats(db, type);
  /** The closest are among the closest of any make and the closest of the make, which indexes find. */
  const closest = async (ofType: SQL, most: number, number: number) => {
    const ofAny = await nearestRows<ListedRow>(db, subject, listedCandidates(ofType, most, number, besides ?? 0));
    const reach = ofAny.length < most ? COMPARABLE.widest : reachOf(ofAny);
    const isOfMake = sql`${ofType} and lower(btrim(b.make)) = lower(btrim(${subject.make}))`;
    // All of any make are at most this far away, so that boats of the make beyond it are not among the closest.
    const radius = Math.min(COMPARABLE.widest, reach + TRAIT_DISTANCE.otherMake);
    const ofMake = await rowsWithin<ListedRow>(db, subject, radius, listedCandidates(isOfMake, most, 0, besides ?? 0));
    const rows = [...new Map([...ofAny, ...ofMake].map((row) => [row.id, row])).values()];
    return { rows: around(subject, inOrder(rows), most), density: ofAny.length / reach ** 2 };
  };
  const ofType = await closest(sql`b.type = ${type}`, COMPARABLE.most, USUAL_SHARE * about.ofType);
  const missing = COMPARABLE.ofAnyType - ofType.rows.length;
  const others =
    ofType.rows.length > 0 && missing > 0
      ? (await closest(sql`b.type <> ${type}`, missing, USUAL_SHARE * (about.listed - about.ofType))).rows
      : [];
  const sold =
    about.sold < 1
      ? []
      : await nearestRows<SaleRow>(
          db,
          subject,
          saleCandidates(subject, (ofType.density * about.sold) / Math.max(1, about.listed), besides ?? 0),
        );
  return { listed: [...ofType.rows, ...others], sales: around(subject, sold, COMPARABLE.sales) };
}

const reachOf = (rows: readonly ListedRow[]): number => Math.max(...rows.map(({ apart }) => apart));
const inOrder = (rows: readonly ListedRow[]): ListedRow[] => rows.toSorted((a, b) => a.id - b.id);

/** Uses `boats_type_make` or `boats_type_year`, and `boats_year` for other types. */
const listedCandidates = (which: SQL, most: number, about: number, besides: number): Candidates => ({
  most,
  about,
  rows: (window) => sql`
    select b.id, b.title, b.type, (100 * b.price)::float8 as price, b.year, b.make, b.length::float8 as length, b.condition,
      b.seller_id as owner, false as sold
    from boats b where b.listed and ${which} and ${window(sql`b`)} and b.id <> ${besides}`,
});

/** Uses `boat_sales_type_year`. Without boats that are listed again: the sale would tell what their owners paid. */
const saleCandidates = ({ type }: Traits, about: number, besides: number): Candidates => ({
  most: COMPARABLE.sales,
  about,
  rows: (window) => sql`
    select s.transaction_id as id, s.type, (100 * s.price)::float8 as price, s.year, s.make, s.length::float8 as length,
      s.condition, t.seller_id as owner, true as sold, extract(year from s.sold_at at time zone 'UTC')::int as "soldIn"
    from boat_sales s join transactions t on t.id = s.transaction_id join boats b on b.id = t.boat_id
    where s.type = ${type} and ${window(sql`s`)} and t.boat_id <> ${besides} and not b.listed
      and s.sold_at > now() - make_interval(years => ${COMPARABLE.saleYears})`,
});

/** About how many boats are listed, of any type and of this one, and were sold. The number of sales is the planner's, or 1 while it has none. */
async function countBoats(db: Queryable, type: string): Promise<{ listed: number; ofType: number; sold: number }> {
  const { rows } = await db.execute<{ listed: number; ofType: number; sold: number }>(sql`
    select coalesce(sum(boats), 0)::int as listed,
      coalesce(sum(boats) filter (where type = ${type}), 0)::int as "ofType",
      (select case when exists (select from boat_sales) then greatest(reltuples, 1)::int else 0 end
       from pg_class where oid = 'boat_sales'::regclass) as sold
    from boat_counts`);
  return rows[0] ?? { listed: 0, ofType: 0, sold: 0 };
}

/** The share of the boats of a market within a radius of 1, roughly: decides only where the search starts. */
const USUAL_SHARE = 0.05;
/** Where many boats are alike, a circle of no width could not grow. */
const NARROWEST = 0.05;
/** A circle is drawn for this many times the boats that are missing: too many are cheaper than another circle. */
const SPARE = 2;
/** The next circle is at least and at most this much wider. */
const WIDER = { least: 1.5, most: 4 } as const;

/** The closest candidates by year and length. A circle with too few shows how far they are apart, and with it the next radius. */
async function nearestRows<T>(db: Queryable, subject: Traits, candidates: Candidates): Promise<T[]> {
  const { widest } = COMPARABLE;
  const wanted = SPARE * candidates.most;
  let radius = Math.max(NARROWEST, Math.sqrt(wanted / Math.max(USUAL_SHARE, candidates.about)));
  while (radius < widest / WIDER.least) {
    const found = await rowsWithin<T>(db, subject, radius, candidates);
    if (found.length >= candidates.most) return found;
    radius *= Math.min(WIDER.most, Math.max(WIDER.least, Math.sqrt(wanted / Math.max(1, found.length))));
  }
  return rowsWithin<T>(db, subject, widest, candidates);
}

async function rowsWithin<T>(db: Queryable, subject: Traits, radius: number, { rows: from, most }: Candidates) {
  const { year, length } = subject;
  const { years, lengthShare } = TRAIT_DISTANCE;
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    with around as (
      select candidates.*, abs(year - ${year}::int) / ${years}::float8
        + abs(length - ${length}::float8) / ${length * lengthShare}::float8 as apart
      from (${from(windowOf(subject, radius))}) candidates
    ), placed as (
      select *, (row_number() over (partition by owner collate "C" order by apart, id))::int as place
      from around where apart <= ${radius}
    )
    select * from placed where place <= ${COMPARABLE.ofOwner} order by apart, id limit ${most}`);
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
