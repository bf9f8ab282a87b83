import { APART, COMPARABLE, isEnough, type Traits, type Window } from '@tradewind/domain/valuation';
import { and, asc, between, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { boats } from '../../db/schema/boats.ts';

export type ComparableRow = Awaited<ReturnType<typeof comparablesIn>>[number];

/** The listed boats most like this one, nearest first, from the smallest window that holds enough of them. */
export async function findComparables(db: Queryable, subject: Traits, besides: number | undefined) {
  let found: ComparableRow[] = [];
  for (const window of COMPARABLE.windows) {
    found = await comparablesIn(db, subject, window, besides);
    const [nearest] = found;
    if (nearest && isEnough(nearest.boats, nearest.ofMake)) break;
  }
  return found;
}

/** The same order as `apart` in the domain; `boats_type_year` finds them. */
function comparablesIn(db: Queryable, subject: Traits, { years, lengthShare }: Window, besides: number | undefined) {
  const { type, make, year, length } = subject;
  const reach = length * lengthShare;
  const isOfMake = sql`lower(btrim(${boats.make})) = lower(btrim(${make}))`;
  const apart = sql`abs(${boats.year} - ${year}::int) / ${APART.years}::float8
    + abs(${boats.length} - ${length}::float8) / ${length * APART.lengthShare}::float8
    + case when ${isOfMake} then 0 else ${APART.otherMake}::float8 end`;
  return db
    .select({
      id: boats.id,
      title: boats.title,
      price: boats.price,
      year: boats.year,
      make: boats.make,
      model: boats.model,
      type: sql<string>`${boats.type}`,
      length: sql<number>`${boats.length}::float8`,
      condition: boats.condition,
      location: boats.location,
      boats: sql<number>`(count(*) over ())::int`,
      ofMake: sql<number>`(count(*) filter (where ${isOfMake}) over ())::int`,
    })
    .from(boats)
    .where(
      and(
        boats.listed,
        eq(boats.type, type),
        between(boats.year, year - years, year + years),
        between(boats.length, length - reach, length + reach),
        besides === undefined ? undefined : ne(boats.id, besides),
      ),
    )
    .orderBy(asc(apart), asc(boats.id))
    .limit(COMPARABLE.most);
}
