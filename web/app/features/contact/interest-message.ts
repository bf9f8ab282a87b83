import type { Boat } from '@tradewind/contract/boats';
import { priceText } from '@tradewind/contract/prices';

/** The message that the first click sends for the user. */
export function interestMessage({ year, make, model, price }: Pick<Boat, 'year' | 'make' | 'model' | 'price'>): string {
  return (
    `Hi! I'm interested in your ${year} ${make} ${model}, listed at ${priceText(price)}. ` +
    "I'd like to discuss possible trades. What would you consider in exchange?"
  );
}
