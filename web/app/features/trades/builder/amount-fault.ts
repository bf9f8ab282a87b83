import { isTooMuch } from '@tradewind/contract/primitives';
import { isZero, readDollars } from '@tradewind/contract/trade-values';
import { commaFault } from '@tradewind/contract/typed-numbers';

export const MOST_DOLLARS = '9999999999.00'.length;

export const TOO_MUCH = 'That is more than a trade can hold.';

/** Says what is wrong with an amount that may be left empty, and what an empty one means. */
export function amountFault(text: string, emptyMeans = ''): string | undefined {
  if (text.trim() === '') return undefined;
  const amount = readDollars(text);
  if (amount === undefined)
    return isTooMuch(text) ? TOO_MUCH : (commaFault(text) ?? 'Please enter dollars, such as 20,000.');
  if (isZero(amount) || amount.startsWith('0.')) return `Please enter at least $1, or leave this empty${emptyMeans}.`;
  return amount.length > MOST_DOLLARS ? TOO_MUCH : undefined;
}
