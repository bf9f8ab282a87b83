import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';

/** Adds to the views of many boats at once; locked in the order of their ids, as every process does. */
export async function addViews(db: Queryable, views: ReadonlyMap<number, number>): Promise<void> {
  const ids = [...views.keys()];
  await db.execute(sql`
    with seen as (select * from unnest(${sql.param(ids)}::int[], ${sql.param([...views.values()])}::int[]) as s (id, views)),
      locked as (select id from boats where id = any(${sql.param(ids)}::int[]) order by id for no key update)
    update boats b set views = b.views + seen.views from seen join locked using (id) where b.id = seen.id`);
}
