import { type Cents, percent, sum } from '../money.ts';
import type { Leg } from '../trades/legs.ts';

/** In hundredths of a percent. */
export const DEPOSIT_SHARES = { ofCashPaid: 1_000, ofValueReceived: 200 } as const;

/** Everyone pays a deposit: the greater of 10 % of the cash they pay and 2 % of the value they receive. */
export function depositOf({ cashPaid, valueReceived }: { cashPaid: Cents; valueReceived: Cents }): Cents {
  const ofCash = percent(cashPaid, DEPOSIT_SHARES.ofCashPaid);
  const ofValue = percent(valueReceived, DEPOSIT_SHARES.ofValueReceived);
  return ofCash > ofValue ? ofCash : ofValue;
}

/** The amount that a party deposits unless the terms name another amount. Cash received counts for nothing. */
export function standardDepositOf<Party>(legs: readonly Leg<Party>[], party: Party): Cents {
  const total = (of: readonly Leg<Party>[]) => sum(of.map(({ value }) => value));
  return depositOf({
    cashPaid: total(legs.filter(({ kind, from }) => kind === 'cash' && from === party)),
    valueReceived: total(legs.filter(({ kind, to }) => kind !== 'cash' && to === party)),
  });
}

/** A deposit secures what its payer gets, so that nobody can be asked for more than that. */
export const depositLimitOf = <Party>(legs: readonly Leg<Party>[], party: Party): Cents =>
  sum(legs.filter(({ to }) => to === party).map(({ value }) => value));

const UNUSUAL_TIMES = 3;

/** Whether a deposit is so far above the standard one that people must be told before they agree. */
export const isUnusualDeposit = (amount: Cents, standard: Cents): boolean => amount > standard * UNUSUAL_TIMES;

/** Everyone's deposit by position: the amount that the terms name, or the standard one. */
export function depositsOf(
  legs: readonly Leg<number>[],
  positions: readonly number[],
  named: Readonly<Record<number, Cents>> = {},
): Record<number, Cents> {
  return Object.fromEntries(
    positions.map((position) => [position, named[position] ?? standardDepositOf(legs, position)]),
  );
}
