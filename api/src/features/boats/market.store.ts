import { COMPARABLE, TRAIT_DISTANCE, type Traits, type Window } from '@tradewind/domain/valuation';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';

interface ComparableRow extends Traits {
  id: number;
  price: string;
}

/** The most similar listed boats, closest first, from the smallest window with enough of them. */
export async function findComparables(
  db: Queryable,
  subject: Traits,
  besides: number | undefined,
): Promise<ComparableRow[]> {
  for (const window of COMPARABLE.windows) {
    const found = await comparablesIn(db, subject, window, besides);
    if (found.length > 0) return found.map((row) => ({ ...row, type: subject.type }));
  }
  return [];
}

type FoundRow = Omit<ComparableRow, 'type'>;

/** Mirrors `isEnough` in the domain. */
const { enough, plenty } = COMPARABLE;
const holdsEnough = sql`(
  select count(*) >= ${plenty} or (count(*) >= ${enough.boats} and count(*) filter (where of_make) >= ${enough.ofMake}) from window_boats)`;

/**
 * Sorts like `traitDistance` in the domain; returns nothing if this window has too few boats. Uses `boats_type_year`, and sorts
 * narrow rows, since there may be thousands.
 */
async function comparablesIn(db: Queryable, subject: Traits, window: Window, besides: number | undefined) {
  const { make, year, length } = subject;
  const { rows } = await db.execute<FoundRow & Record<string, unknown>>(sql`
    with window_boats as materialized (
      select b.id, b.year, b.length::float8 as length, lower(btrim(b.make)) = lower(btrim(${make})) as of_make
      from boats b where ${inWindow(subject, window, besides)}
    ), near as (
      select id, abs(year - ${year}::int) / ${TRAIT_DISTANCE.years}::float8
        + abs(length - ${length}::float8) / ${length * TRAIT_DISTANCE.lengthShare}::float8
        + case when of_make then 0 else ${TRAIT_DISTANCE.otherMake}::float8 end as apart
      from window_boats where ${window === COMPARABLE.windows.at(-1) ? sql`true` : holdsEnough}
      order by apart, id limit ${COMPARABLE.most}
    )
    select b.id, b.price, b.year, b.make, b.length::float8 as length, b.condition
    from near join boats b on b.id = near.id order by near.apart, near.id`);
  return rows;
}

function inWindow({ type, year, length }: Traits, { years, lengthShare }: Window, besides: number | undefined): SQL {
  const reach = length * lengthShare;
  const others = besides === undefined ? sql`true` : sql`b.id <> ${besides}`;
  return sql`b.listed and b.type = ${type} and b.year between ${year - years}::int and ${year + years}::int
    and b.length between ${length - reach}::numeric and ${length + reach}::numeric and ${others}`;
}
