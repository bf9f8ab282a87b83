import type { Boat } from '@tradewind/contract/boats';
import { priceText } from '@tradewind/contract/prices';

/** What is sent in the name of somebody who presses the button and has not written anything yet. */
export function interestMessage({ year, make, model, price }: Pick<Boat, 'year' | 'make' | 'model' | 'price'>): string {
  return (
    `Hi! I'm interested in your ${year} ${make} ${model}, listed at ${priceText(price)}. ` +
    "I'd like to discuss possible trades. What would you consider in exchange?"
  );
}
