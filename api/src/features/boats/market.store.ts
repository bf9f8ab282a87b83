import { COMPARABLE } from '@tradewind/domain/valuation';
import { and, asc, between, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { boats } from '../../db/schema/boats.ts';
import type { BoatRow } from './store.ts';

/** Prices of the listed boats most like this one: same type, about the same age and length. None without type or length. */
export async function comparablePrices(db: Queryable, boat: BoatRow): Promise<string[]> {
  const { id, type, length, year } = boat;
  if (type === null || length === null) return [];
  const rows = await db
    .select({ price: boats.price })
    .from(boats)
    .where(
      and(
        boats.listed,
        eq(boats.type, type),
        between(boats.year, year - COMPARABLE.years, year + COMPARABLE.years),
        isNotNull(boats.length),
        between(boats.length, length * (1 - COMPARABLE.lengthShare), length * (1 + COMPARABLE.lengthShare)),
        ne(boats.id, id),
      ),
    )
    .orderBy(asc(sql`abs(${boats.year} - ${year})`), asc(sql`abs(${boats.length} - ${length})`), asc(boats.id))
    .limit(COMPARABLE.most);
  return rows.map(({ price }) => price);
}
