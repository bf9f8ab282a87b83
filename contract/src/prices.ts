import { type Cents, closingCost, compactMoney, displayMoney, parseMoney, tradeRange } from '@tradewind/domain/money';

/** '$125,000' from the wire's '125000.00'. */
export const priceText = (price: string) => shown(price, displayMoney);

/** '$1.3M', '$25K'. */
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
