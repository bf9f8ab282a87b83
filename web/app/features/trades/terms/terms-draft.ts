import {
  daysAllowed,
  depositFault,
  STANDARD_DAYS,
  standardDeposit,
  type TermDays,
} from '@tradewind/contract/standard-terms';
import type { TermsInput, TradeTerms } from '@tradewind/contract/trade-terms';
import { exactPriceText, readDollars } from '@tradewind/contract/trade-values';
import type { TradeLeg } from '@tradewind/contract/trades';
import { amountFault } from '../builder/amount-fault.ts';

export interface People {
  reader: string;
  other: string;
}

/** The terms of an offer as they were typed. An empty deposit is the standard one. */
export interface TermsDraft {
  depositDays: string;
  acceptDays: string;
  closeDays: string;
  mine: string;
  theirs: string;
}

export const TERM_DAYS: readonly (keyof TermDays)[] = ['depositDays', 'acceptDays', 'closeDays'];
const DEPOSITS = ['mine', 'theirs'] as const;

const typedDays = ({ depositDays, acceptDays, closeDays }: TermDays) => ({
  depositDays: String(depositDays),
  acceptDays: String(acceptDays),
  closeDays: String(closeDays),
});

export const STANDARD_TERMS_DRAFT: TermsDraft = { ...typedDays(STANDARD_DAYS), mine: '', theirs: '' };

/** The terms of a revision as the start of the answer to it. */
export function termsDraftOf(terms: TradeTerms, reader: string): TermsDraft {
  const named = (isOwn: boolean) => {
    const deposit = terms.deposits.find(({ userId }) => (userId === reader) === isOwn);
    return deposit === undefined || deposit.isStandard ? '' : deposit.amount.replace(/\.00$/, '');
  };
  return { ...typedDays(terms), mine: named(true), theirs: named(false) };
}

export type TermsFaults = Partial<Record<keyof TermsDraft, string>>;

export function termsFaults(draft: TermsDraft, legs: readonly TradeLeg[], people: People): TermsFaults {
  const faults: TermsFaults = {};
  for (const field of TERM_DAYS) {
    const { least, most, refusal } = daysAllowed(field);
    const days = readDays(draft[field]);
    if (days === undefined || days < least || days > most) faults[field] = refusal;
  }
  for (const field of DEPOSITS) {
    const party = field === 'mine' ? people.reader : people.other;
    const named = readDollars(draft[field]);
    const emptyMeans = ` for the standard deposit of ${exactPriceText(standardDeposit(legs, party))}`;
    const fault = amountFault(draft[field], emptyMeans) ?? (named && depositFault(legs, party, named));
    if (fault) faults[field] = fault;
  }
  return faults;
}

const readDays = (text: string): number | undefined =>
  /^\d{1,4}$/.test(text.trim()) ? Number(text.trim()) : undefined;

/** The days of a field; the standard ones while it makes no sense. */
const daysOf = (draft: TermsDraft, field: keyof TermDays): number => readDays(draft[field]) ?? STANDARD_DAYS[field];

const daysIn = (draft: TermsDraft): TermDays => ({
  depositDays: daysOf(draft, 'depositDays'),
  acceptDays: daysOf(draft, 'acceptDays'),
  closeDays: daysOf(draft, 'closeDays'),
});

/** Everything that the author saw, so that nothing else is agreed when another offer came in between. */
export const termsInputOf = (draft: TermsDraft): TermsInput => ({
  ...daysIn(draft),
  deposits: { mine: readDollars(draft.mine) ?? null, theirs: readDollars(draft.theirs) ?? null },
});

/** The terms as the other side will see them. A field with a fault counts as standard until it is mended. */
export function previewTerms(typed: TermsDraft, legs: readonly TradeLeg[], people: People): TradeTerms {
  const faults = termsFaults(typed, legs, people);
  const sound = Object.entries(typed).filter(([field]) => !(field in faults));
  const draft: TermsDraft = { ...STANDARD_TERMS_DRAFT, ...Object.fromEntries(sound) };
  const deposit = (userId: string, amount: string) => {
    const named = readDollars(amount);
    return { userId, amount: named ?? standardDeposit(legs, userId), isStandard: named === undefined };
  };
  return { ...daysIn(draft), deposits: [deposit(people.reader, draft.mine), deposit(people.other, draft.theirs)] };
}
