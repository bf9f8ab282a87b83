import { FREE_LIMIT, MONTHLY_PRICE } from '@tradewind/domain/free-tier';
import { BROKER_COMMISSION_BASIS_POINTS, CLOSING_COST_BASIS_POINTS } from '@tradewind/domain/money';

const percentText = (basisPoints: number) => `${basisPoints / 100}%`;

/** What listing and closing cost, in the words of every screen that says it. */
export const offer = {
  freeLimit: FREE_LIMIT,
  monthlyPrice: `$${MONTHLY_PRICE}`,
  closingFee: percentText(CLOSING_COST_BASIS_POINTS),
  brokerCommission: percentText(BROKER_COMMISSION_BASIS_POINTS),
} as const;
