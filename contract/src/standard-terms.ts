import {
  DEPOSIT_SHARES,
  depositLimitOf,
  isUnusualDeposit,
  standardDepositOf,
} from '@tradewind/domain/closing/deposits';
import { STANDARD_TERMS, TERM_LIMITS } from '@tradewind/domain/closing/terms';
import { type Cents, cents, formatMoney, parseMoney } from '@tradewind/domain/money';
import type { LegKind } from '@tradewind/domain/trades/legs';
import { exactPriceText } from './trade-values.ts';

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

export const STANDARD_DEPOSIT_RULE = `The standard deposit is the greater of ${percentText(DEPOSIT_SHARES.ofCashPaid)} of the cash a person pays and ${percentText(DEPOSIT_SHARES.ofValueReceived)} of the value of everything but cash that they get.`;

type Legs = readonly { kind: LegKind; from: string; to: string; value: string }[];

const amountOf = (value: string): Cents => parseMoney(value) ?? cents(0);
const valued = (legs: Legs) => legs.map(({ kind, from, to, value }) => ({ kind, from, to, value: amountOf(value) }));

/** The amount that a party deposits unless the revision names another amount, as a decimal string. */
export const standardDeposit = (legs: Legs, party: string): string =>
  formatMoney(standardDepositOf(valued(legs), party));

/** The sentence for a deposit above the limit; undefined for one that people may agree on. */
export const depositRefusal = (amount: Cents, limit: Cents): string | undefined =>
  amount > limit
    ? `A deposit can’t be more than the value of everything its payer gets, here ${exactPriceText(formatMoney(limit))}.`
    : undefined;

export const depositFault = (legs: Legs, party: string, amount: string): string | undefined =>
  depositRefusal(amountOf(amount), depositLimitOf(valued(legs), party));

/** The remark about a deposit far above the standard one; undefined for any other. */
export function depositRemark(legs: Legs, party: string, amount: string): string | undefined {
  const standard = standardDepositOf(valued(legs), party);
  if (!isUnusualDeposit(amountOf(amount), standard)) return undefined;
  return `Unusually high: ${standard === 0 ? 'none' : exactPriceText(formatMoney(standard))} is standard`;
}
