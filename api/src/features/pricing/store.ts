import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';

/** Excludes synced boats. */
export async function countPostedBoats(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ boats: number }>(
    sql`select count(*)::int as boats from boats where source is null`,
  );
  return rows[0]?.boats ?? 0;
}
