import { type Cents, closingCost, compactMoney, displayMoney, parseMoney, tradeRange } from '@tradewind/domain/money';

/** Formats '125000.00' as '$125,000'. */
export const priceText = (price: string) => shown(price, displayMoney);

/** Formats as '$1.3M' or '$25K'. */
export const compactPriceText = (price: string) => shown(price, compactMoney);

export const closingCostText = (price: string) => shown(price, (amount) => displayMoney(closingCost(amount)));

export const tradeRangeText = (price: string) =>
  shown(price, (amount) => {
    const { low, high } = tradeRange(amount);
    return `${displayMoney(low)} – ${displayMoney(high)}`;
  });

function shown(price: string, text: (amount: Cents) => string): string {
  const amount = parseMoney(price);
  return amount === undefined ? price : text(amount);
}
