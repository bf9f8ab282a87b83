import { type Cents, percent, sum } from '../money.ts';
import type { Leg } from '../trades/legs.ts';

const OF_CASH_PAID = 1_000;
const OF_VALUE_RECEIVED = 200;

/** Everyone pays a deposit: the greater of 10 % of the cash they pay and 2 % of the value they receive. */
export function depositOf({ cashPaid, valueReceived }: { cashPaid: Cents; valueReceived: Cents }): Cents {
  const ofCash = percent(cashPaid, OF_CASH_PAID);
  const ofValue = percent(valueReceived, OF_VALUE_RECEIVED);
  return ofCash > ofValue ? ofCash : ofValue;
}

/** Everyone's deposit by position: the amount that the terms name, or the standard one. Cash received counts for nothing. */
export function depositsOf(
  legs: readonly Leg<number>[],
  positions: readonly number[],
  named: Readonly<Record<number, Cents>> = {},
): Record<number, Cents> {
  const total = (of: readonly Leg<number>[]) => sum(of.map(({ value }) => value));
  return Object.fromEntries(
    positions.map((position) => [
      position,
      named[position] ??
        depositOf({
          cashPaid: total(legs.filter(({ kind, from }) => kind === 'cash' && from === position)),
          valueReceived: total(legs.filter(({ kind, to }) => kind !== 'cash' && to === position)),
        }),
    ]),
  );
}
