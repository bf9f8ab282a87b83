import { type Account, type Book, booksOf, isOfTrade } from './accounts.ts';
import type { ReleaseTerms } from './terms.ts';

declare const journalBrand: unique symbol;

/** One line: debits are positive, credits negative, in whole cents. */
export interface Posting {
  readonly account: Account;
  readonly book: Book;
  readonly amount: number;
}

/** Only these move disputed money: the broker must not decide who gets it. */
const RESOLUTION_BASES = ['signed_release', 'award', 'court_order'] as const;
export type ResolutionBasis = (typeof RESOLUTION_BASES)[number];

/** The kinds of events that move money, with what is recorded about each besides its postings. */
interface JournalDetails {
  deposit: Record<string, never>;
  funds: Record<string, never>;
  unknown_wire: Record<string, never>;
  suspense_assigned: Record<string, never>;
  suspense_returned: Record<string, never>;
  vendor_cost: { readonly vendor: string; readonly service: string };
  release: { readonly terms: ReleaseTerms };
  payoff_interest: { readonly leg: number; readonly through: string };
  lender_paid: Record<string, never>;
  vendor_paid: Record<string, never>;
  tax_paid: Record<string, never>;
  payout: Record<string, never>;
  refund: Record<string, never>;
  fee_paid: Record<string, never>;
  fee_earned: Record<string, never>;
  dispute_frozen: { readonly reason: string };
  cancellation: { readonly cause: string };
  dispute_resolved: { readonly basis: ResolutionBasis; readonly reference: string };
  holdback_released: { readonly leg: number; readonly reference: string };
  card_paid: { readonly service: string };
  card_settled: Record<string, never>;
  card_refunded: { readonly service: string };
  correction: { readonly corrects: JournalKind; readonly reason: string };
}

export type JournalKind = keyof JournalDetails;

/** A journal as it was written. */
export type RecordedJournal = {
  [Kind in JournalKind]: {
    readonly kind: Kind;
    readonly tradeId: number | null;
    readonly postings: readonly Posting[];
    readonly details: JournalDetails[Kind];
  };
}[JournalKind];

/** A journal that may be written. Only the functions in this folder create one, and every book in it sums to zero. */
export type Journal = RecordedJournal & { readonly [journalBrand]: true };

/** Refuses what would be a mistake of ours: a faulty event is refused before it gets here. */
export function seal<Kind extends JournalKind>(
  kind: Kind,
  tradeId: number | null,
  postings: readonly Posting[],
  details: JournalDetails[Kind],
): Journal {
  const moved = postings.filter(({ amount }) => amount !== 0);
  if (moved.length < 2) throw new RangeError(`A journal of the kind ${kind} needs two postings.`);
  const sums = new Map<Book, number>();
  for (const { account, book, amount } of moved) {
    if (!Number.isSafeInteger(amount)) throw new RangeError(`Not an amount of cents: ${amount}`);
    if (!booksOf(account).includes(book)) throw new RangeError(`${account} is not in the book ${book}.`);
    if (isOfTrade(account) && tradeId === null) throw new RangeError(`${account} needs a trade.`);
    sums.set(book, (sums.get(book) ?? 0) + amount);
  }
  for (const [book, total] of sums)
    if (total !== 0) throw new RangeError(`The book ${book} of a journal of the kind ${kind} is off by ${total}.`);
  return { kind, tradeId, postings: moved, details } as unknown as Journal;
}
