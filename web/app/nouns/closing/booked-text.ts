import { wholeNumber } from '@tradewind/contract/numbers';

/** '$1,234.00' from '1234.00': money that is booked shows its cents, also where there are none. */
export function bookedText(amount: string): string {
  const [whole = '0', cents = ''] = amount.split('.');
  return `$${wholeNumber(Number(whole))}.${cents.padEnd(2, '0')}`;
}
