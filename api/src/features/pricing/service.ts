import type { PricingInfo } from '@tradewind/contract/pricing';
import { FREE_LIMIT, MONTHLY_PRICE, spotsRemaining } from '@tradewind/domain/free-tier';
import type { Queryable } from '../../db/client.ts';
import { countPostedBoats } from './store.ts';

export async function pricingInfo(db: Queryable): Promise<PricingInfo> {
  const totalBoats = await countPostedBoats(db);
  return {
    totalBoats,
    freeLimit: FREE_LIMIT,
    freeAccountsRemaining: spotsRemaining(totalBoats),
    monthlyPrice: MONTHLY_PRICE,
  };
}

/** Whether an account created now is free for life. */
export const isFreeForLife = async (db: Queryable): Promise<boolean> => spotsRemaining(await countPostedBoats(db)) > 0;
