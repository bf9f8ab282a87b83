import type { PricingInfo } from '@tradewind/contract/pricing';
import { FREE_LIMIT, MONTHLY_PRICE, spotsRemaining } from '@tradewind/domain/free-tier';
import type { Queryable } from '../../db/client.ts';
import { countTaken, lockFreeSpots } from './store.ts';

export async function pricingInfo(db: Queryable): Promise<PricingInfo> {
  const taken = await countTaken(db);
  return {
    totalBoats: taken.boatsPosted,
    freeLimit: FREE_LIMIT,
    freeAccountsRemaining: spotsRemaining(taken),
    monthlyPrice: MONTHLY_PRICE,
  };
}

/** Whether the account about to be written in this transaction is free for life. The last spot goes to one. */
export async function claimFreeSpot(tx: Queryable): Promise<boolean> {
  await lockFreeSpots(tx);
  return spotsRemaining(await countTaken(tx)) > 0;
}
