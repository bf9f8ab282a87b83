import { type Cents, percent } from '../money.ts';

const OF_CASH_PAID = 1_000;
const OF_VALUE_RECEIVED = 200;

/** Everyone pays a deposit: the greater of 10 % of the cash they pay and 2 % of the value they receive. */
export function depositOf({ cashPaid, valueReceived }: { cashPaid: Cents; valueReceived: Cents }): Cents {
  const ofCash = percent(cashPaid, OF_CASH_PAID);
  const ofValue = percent(valueReceived, OF_VALUE_RECEIVED);
  return ofCash > ofValue ? ofCash : ofValue;
}
