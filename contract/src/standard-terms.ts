import { DEPOSIT_SHARES, standardDepositOf } from '@tradewind/domain/closing/deposits';
import { STANDARD_TERMS, TERM_LIMITS } from '@tradewind/domain/closing/terms';
import { cents, formatMoney, parseMoney } from '@tradewind/domain/money';
import type { LegKind } from '@tradewind/domain/trades/legs';

/** The deadlines of a revision, in days. Those of deposits are business days. */
export interface TermDays {
  depositDays: number;
  acceptDays: number;
  closeDays: number;
}

export const STANDARD_DAYS: TermDays = {
  depositDays: STANDARD_TERMS.depositBusinessDays,
  acceptDays: STANDARD_TERMS.acceptDays,
  closeDays: STANDARD_TERMS.closeDays,
};

const LIMITS = {
  depositDays: ['the time for deposits', TERM_LIMITS.depositBusinessDays],
  acceptDays: ['the time to inspect', TERM_LIMITS.acceptDays],
  closeDays: ['the time to close', TERM_LIMITS.closeDays],
} as const satisfies Record<keyof TermDays, unknown>;

/** The fewest and the most days that people may agree on, and the sentence for anything else. */
export function daysAllowed(field: keyof TermDays) {
  const [name, [least, most]] = LIMITS[field];
  return { least, most, refusal: `Please enter ${name} as a whole number of days, from ${least} to ${most}.` };
}

const percentText = (share: number) => `${share / 100}%`;

export const STANDARD_DEPOSIT_RULE = `The standard deposit is the greater of ${percentText(DEPOSIT_SHARES.ofCashPaid)} of the cash a person pays and ${percentText(DEPOSIT_SHARES.ofValueReceived)} of the value they get.`;

/** The amount that a party deposits unless the revision names another amount, as a decimal string. */
export function standardDeposit(
  legs: readonly { kind: LegKind; from: string; to: string; value: string }[],
  party: string,
): string {
  const valued = legs.map(({ kind, from, to, value }) => ({ kind, from, to, value: parseMoney(value) ?? cents(0) }));
  return formatMoney(standardDepositOf(valued, party));
}
