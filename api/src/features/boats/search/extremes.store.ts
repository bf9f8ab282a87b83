import type { BoatOrder } from '@tradewind/contract/eddy-tools';
import type { Database } from '../../../db/client.ts';
import { BOAT_JSON, WITH_SELLER } from '../../../db/public-boat.ts';
import { boatConditions } from './conditions.store.ts';
import type { PageRow } from './pages.store.ts';
import type { Search } from './plan.ts';
import { Statement } from './statement.ts';

const ORDERS: Record<BoatOrder, { column: string; direction: 'asc' | 'desc' }> = {
  'newest-built': { column: 'b.year', direction: 'desc' },
  'oldest-built': { column: 'b.year', direction: 'asc' },
  smallest: { column: 'b.length', direction: 'asc' },
  'fewest-hours': { column: 'b.engine_hours', direction: 'asc' },
  fastest: { column: 'b.max_speed', direction: 'desc' },
  slowest: { column: 'b.max_speed', direction: 'asc' },
  'most-hours': { column: 'b.engine_hours', direction: 'desc' },
  'most-berths': { column: 'b.sleeps', direction: 'desc' },
  'most-people': { column: 'b.capacity', direction: 'desc' },
  widest: { column: 'b.beam', direction: 'desc' },
  'price-per-foot': { column: 'b.price / nullif(b.length, 0)', direction: 'asc' },
};

/** The boats at one end of an order; boats that do not give the figure are left out. */
export async function extremeRows(db: Database, search: Search, order: BoatOrder, limit: number): Promise<PageRow[]> {
  const statement = new Statement();
  const { column, direction } = ORDERS[order];
  const conditions = [...boatConditions(statement, search, 'dictionary'), `${column} is not null`].join(' and ');
  const text = `with page as materialized (
      select b.id, ${column} as key from boats b where ${conditions} order by 2 ${direction}, b.id desc limit ${limit})
    select b.id, page.key::text as key, ${BOAT_JSON} as json from page join ${WITH_SELLER} on b.id = page.id
    order by page.key ${direction}, b.id desc`;
  return (await db.$client.query<PageRow>(text, statement.values)).rows;
}
