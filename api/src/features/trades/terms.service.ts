import type { TermsInput } from '@tradewind/contract/trade-terms';
import { depositsOf } from '@tradewind/domain/closing/deposits';
import { type ClosingTerms, STANDARD_TERMS } from '@tradewind/domain/closing/terms';
import { type Cents, cents, parseMoney } from '@tradewind/domain/money';
import type { LegKind } from '@tradewind/domain/trades/legs';
import type { LegRow, PartyRow } from './store.ts';

/** The terms of a new revision: those before it, with what its author changed. Null while everything is standard. */
export function termsOf(
  input: TermsInput | undefined,
  before: ClosingTerms | null,
  { author, other }: { author: number; other: number },
): ClosingTerms | null {
  if (!input) return before;
  const { mine, theirs } = input.deposits ?? {};
  const base = before ?? STANDARD_TERMS;
  return {
    depositBusinessDays: input.depositDays ?? base.depositBusinessDays,
    acceptDays: input.acceptDays ?? base.acceptDays,
    closeDays: input.closeDays ?? base.closeDays,
    deposits: {
      ...base.deposits,
      ...(mine !== undefined && { [author]: centsOf(mine) }),
      ...(theirs !== undefined && { [other]: centsOf(theirs) }),
    },
  };
}

const centsOf = (amount: string): Cents => parseMoney(amount) ?? cents(0);

export function isSameTerms(one: ClosingTerms | null, other: ClosingTerms | null): boolean {
  const keyOf = ({ depositBusinessDays, acceptDays, closeDays, deposits = {} }: ClosingTerms) =>
    JSON.stringify([depositBusinessDays, acceptDays, closeDays, Object.entries(deposits).sort()]);
  return keyOf(one ?? STANDARD_TERMS) === keyOf(other ?? STANDARD_TERMS);
}

/** Everyone's deposit by position. */
export const depositsIn = (
  legs: readonly LegRow[],
  parties: readonly Pick<PartyRow, 'position'>[],
  { deposits }: ClosingTerms,
): Record<number, Cents> =>
  depositsOf(
    legs.map(({ kind, giver, receiver, value }) => ({
      ...{ kind: kind as LegKind, from: giver, to: receiver, value: centsOf(value) },
    })),
    parties.map(({ position }) => position),
    deposits,
  );
