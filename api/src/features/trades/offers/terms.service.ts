import { depositRefusal } from '@tradewind/contract/standard-terms';
import type { TermsInput } from '@tradewind/contract/trade-terms';
import { depositLimitOf, depositsOf } from '@tradewind/domain/closing/deposits';
import { type ClosingTerms, STANDARD_TERMS } from '@tradewind/domain/closing/terms';
import { type Cents, cents, parseMoney } from '@tradewind/domain/money';
import type { LegKind } from '@tradewind/domain/trades/legs';
import { invalidField } from '../../../platform/http/refusal.ts';
import type { LegRow, NewLegRow, PartyRow } from '../store.ts';

/** The terms of a new revision: those before it, with what its author changed. Null while everything is standard. */
export function termsOf(
  input: TermsInput | undefined,
  before: ClosingTerms | null,
  { author, other }: { author: number; other: number },
): ClosingTerms | null {
  if (!input) return before;
  const base = before ?? STANDARD_TERMS;
  const terms = {
    depositBusinessDays: input.depositDays ?? base.depositBusinessDays,
    acceptDays: input.acceptDays ?? base.acceptDays,
    closeDays: input.closeDays ?? base.closeDays,
    deposits: namedDeposits(base.deposits ?? {}, { [author]: input.deposits?.mine, [other]: input.deposits?.theirs }),
  };
  return isSameTerms(terms, null) ? null : terms;
}

type Deposits = Readonly<Record<number, Cents>>;

/** Null takes back what was named; undefined leaves it. */
function namedDeposits(before: Deposits, changes: Record<number, string | null | undefined>): Deposits {
  const deposits = new Map(Object.entries(before));
  for (const [position, amount] of Object.entries(changes))
    if (amount === null) deposits.delete(position);
    else if (amount !== undefined) deposits.set(position, centsOf(amount));
  return Object.fromEntries(deposits);
}

const centsOf = (amount: string): Cents => parseMoney(amount) ?? cents(0);

export function isSameTerms(one: ClosingTerms | null, other: ClosingTerms | null): boolean {
  const keyOf = ({ depositBusinessDays, acceptDays, closeDays, deposits = {} }: ClosingTerms) =>
    JSON.stringify([depositBusinessDays, acceptDays, closeDays, Object.entries(deposits).sort()]);
  return keyOf(one ?? STANDARD_TERMS) === keyOf(other ?? STANDARD_TERMS);
}

/** The first named deposit above the value of everything its payer gets, also one that stays while the legs shrink. */
export function excessiveDeposit(
  terms: ClosingTerms | null,
  legs: readonly ValuedRow[],
): { position: number; message: string } | undefined {
  for (const [position, amount] of Object.entries(terms?.deposits ?? {})) {
    const message = depositRefusal(amount, depositLimitOf(legs.map(legOf), Number(position)));
    if (message) return { position: Number(position), message };
  }
  return undefined;
}

export function requireDepositsWithinLimits(
  terms: ClosingTerms | null,
  legs: readonly NewLegRow[],
  author: number,
): void {
  const excessive = excessiveDeposit(terms, legs);
  if (excessive)
    throw invalidField(`terms.deposits.${excessive.position === author ? 'mine' : 'theirs'}`, excessive.message);
}

type ValuedRow = Pick<NewLegRow, 'giver' | 'receiver' | 'value'> & { kind: string };

const legOf = ({ kind, giver, receiver, value }: ValuedRow) => ({
  ...{ kind: kind as LegKind, from: giver, to: receiver, value: centsOf(value) },
});

/** Everyone's deposit by position. */
export const depositsIn = (
  legs: readonly LegRow[],
  parties: readonly Pick<PartyRow, 'position'>[],
  { deposits }: ClosingTerms,
): Record<number, Cents> =>
  depositsOf(
    legs.map(legOf),
    parties.map(({ position }) => position),
    deposits,
  );
