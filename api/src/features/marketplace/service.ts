import type { MarketplaceStats } from '@tradewind/contract/marketplace';
import type { Queryable } from '../../db/client.ts';
import { boatTotals, newestBoat, userTotal } from './store.ts';

export async function marketplaceStats(db: Queryable): Promise<MarketplaceStats> {
  const [totals, totalUsers, newest] = await Promise.all([boatTotals(db), userTotal(db), newestBoat(db)]);
  return {
    totalBoats: totals.boats,
    totalValue: totals.value,
    totalUsers,
    averagePrice: totals.average,
    newestBoat: newest ? { ...newest, createdAt: newest.createdAt.toISOString() } : null,
  };
}
