import type { ItemInTrades } from '@tradewind/contract/trades';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';

/** The user's own boats and assets in live trades: how many open offers contain each, and the trade that reserves it. */
export async function itemsInTrades(db: Queryable, userId: string): Promise<ItemInTrades[]> {
  const { rows } = await db.execute<ItemInTrades>(sql`
    select l.kind, coalesce(l.boat_id, l.asset_id) as id,
      (count(*) filter (where t.status = 'proposed'))::int as offers,
      max(t.id) filter (where t.status <> 'proposed') as "tradeId"
    from trade_parties p
    join trades t on t.id = p.trade_id
    join trade_legs l on l.trade_id = t.id and l.revision = t.revision and l.giver = p.position
    where p.user_id = ${userId} and p.list in ('waiting', 'open', 'agreed', 'closing')
      and (t.status <> 'proposed' or t.expires_at is null or t.expires_at > now())
      and coalesce(l.boat_id, l.asset_id) is not null
    group by l.kind, coalesce(l.boat_id, l.asset_id)
    order by l.kind, id`);
  return rows;
}
