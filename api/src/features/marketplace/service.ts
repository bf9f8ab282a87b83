import type { MarketplaceStats } from '@tradewind/contract/marketplace';
import type { Database } from '../../db/client.ts';
import { readStats } from './store.ts';

export async function marketplaceStats(db: Database): Promise<MarketplaceStats> {
  const { boats, value, average, users, newest } = await readStats(db);
  return { totalBoats: boats, totalValue: value, totalUsers: users, averagePrice: average, newestBoat: newest };
}
