import type { Database } from '../../../db/client.ts';
import { boatConditions, type WordSearch } from './conditions.store.ts';
import type { Search } from './plan.ts';
import { Statement } from './statement.ts';

/** Only the prices of the newest matches. */
export async function newestPrices(
  db: Database,
  search: Search,
  limit: number,
  wordSearch: WordSearch,
): Promise<string[]> {
  const statement = new Statement();
  const conditions = boatConditions(statement, search, wordSearch).join(' and ');
  const text = `select b.price::text as price from boats b where ${conditions}
    order by b.created_at desc, b.id desc limit ${limit}`;
  const { rows } = await db.$client.query<{ price: string }>(text, statement.values);
  return rows.map(({ price }) => price);
}
