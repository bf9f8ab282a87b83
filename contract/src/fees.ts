import { FREE_LIMIT, MONTHLY_PRICE } from '@tradewind/domain/free-tier';
import { BROKER_COMMISSION_BASIS_POINTS, CLOSING_COST_BASIS_POINTS } from '@tradewind/domain/money';

const percentText = (basisPoints: number) => `${basisPoints / 100}%`;

/** The prices of listing and closing, as all screens phrase them. */
export const fees = {
  freeLimit: FREE_LIMIT,
  monthlyPrice: `$${MONTHLY_PRICE}`,
  closingFee: percentText(CLOSING_COST_BASIS_POINTS),
  brokerCommission: percentText(BROKER_COMMISSION_BASIS_POINTS),
} as const;
