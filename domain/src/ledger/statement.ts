import type { Cents } from '../money.ts';
import { type Book, client, TRUST_ACCOUNTS } from './accounts.ts';
import type { JournalKind, Posting, RecordedJournal } from './journal.ts';
import { type ReleasePartKind, releaseEntries } from './release.ts';
import type { ReleaseTerms } from './terms.ts';

/** The kinds of lines that touch a party's account. */
export const STATEMENT_LINE_KINDS = [
  ...['cash_paid', 'cash_received', 'closing_fee', 'payoff', 'tax_held', 'holdback_kept'],
  ...['deposit', 'funds', 'suspense_assigned', 'vendor_cost', 'payoff_interest', 'payout', 'refund'],
  ...['dispute_frozen', 'cancellation', 'dispute_resolved', 'holdback_released', 'correction'],
] as const satisfies readonly (ReleasePartKind | JournalKind)[];
export type StatementLineKind = (typeof STATEMENT_LINE_KINDS)[number];

/** One entry as the party sees it: credits to them are positive, charges and wires to them negative. */
interface StatementLine {
  readonly journal: number;
  readonly at: Date;
  readonly kind: StatementLineKind;
  readonly book: Book;
  readonly amount: number;
  /** The leg of the boat it is about. */
  readonly leg?: number;
  /** The vendor and service, the state of a tax, the basis of a resolution, the reason of a correction. */
  readonly note?: string;
}

interface ExchangedBoat {
  readonly leg: number;
  readonly value: Cents;
}

/** Everything that happened to one party's money. Other parties' loans, taxes, costs and wires are not in it. */
interface Statement {
  readonly given: readonly ExchangedBoat[];
  readonly received: readonly ExchangedBoat[];
  readonly lines: readonly StatementLine[];
  /** The money that we hold for the party now. */
  readonly balance: number;
  readonly balances: readonly { readonly book: Book; readonly amount: number }[];
}

export type DatedJournal = RecordedJournal & { readonly id: number; readonly at: Date };

/** Every cent of every posting to the party's account appears in exactly one line. */
export function statementOf(journals: readonly DatedJournal[], position: number, terms?: ReleaseTerms): Statement {
  const released = terms ?? journals.map(termsOf).find((found) => found !== undefined);
  const lines = journals.flatMap((journal) => linesOf(journal, position));
  const exchanged = (side: 'from' | 'to') =>
    (released?.boats ?? []).filter((boat) => boat[side] === position).map(({ leg, value }) => ({ leg, value }));
  return {
    given: exchanged('from'),
    received: exchanged('to'),
    lines,
    balance: totalOf(lines),
    balances: TRUST_ACCOUNTS.map((book) => ({
      book,
      amount: totalOf(lines.filter((line) => line.book === book)),
    })).filter(({ amount }) => amount !== 0),
  };
}

const totalOf = (lines: readonly StatementLine[]) => lines.reduce((total, { amount }) => total + amount, 0);

const termsOf = (journal: RecordedJournal): ReleaseTerms | undefined =>
  journal.kind === 'release' ? journal.details.terms : undefined;

function linesOf(journal: DatedJournal, position: number): StatementLine[] {
  const { id, at, kind } = journal;
  if (kind === 'release') return releaseLines(journal, journal.details.terms, position);
  const note = noteOf(journal);
  return journal.postings
    .filter(({ account }) => account === client(position))
    .map(({ book, amount }) => ({
      // No other kind touches a party's account.
      ...{ journal: id, at, kind: kind as StatementLineKind, book, amount: -amount },
      ...((journal.kind === 'holdback_released' || journal.kind === 'payoff_interest') && { leg: journal.details.leg }),
      ...(note !== undefined && { note }),
    }));
}

function releaseLines({ id, at, postings }: DatedJournal, terms: ReleaseTerms, position: number): StatementLine[] {
  const entries = releaseEntries(terms);
  if (
    !areSame(
      postings,
      entries.map(({ posting }) => posting),
    )
  )
    throw new RangeError(`The postings of the release ${id} differ from its terms.`);
  return plannedLines(terms, position).map((line) => ({ journal: id, at, ...line }));
}

/** The lines that a release with these terms has for a party, whether it has happened or not. */
export const plannedLines = (terms: ReleaseTerms, position: number): Omit<StatementLine, 'journal' | 'at'>[] =>
  releaseEntries(terms)
    .filter(({ posting }) => posting.account === client(position))
    .flatMap(({ posting: { book, amount: posted }, parts }) =>
      parts.map(({ kind, leg, amount, note }) => ({
        ...{ kind, book, amount: posted > 0 ? -amount : amount },
        ...(leg !== undefined && { leg }),
        ...(note !== undefined && { note }),
      })),
    );

const areSame = (some: readonly Posting[], others: readonly Posting[]) =>
  some.length === others.length &&
  some.every(({ account, book, amount }, index) => {
    const other = others[index];
    return other?.account === account && other.book === book && other.amount === amount;
  });

export function noteOf(journal: RecordedJournal): string | undefined {
  switch (journal.kind) {
    case 'vendor_cost':
      return `${journal.details.vendor}: ${journal.details.service}`;
    case 'correction':
    case 'dispute_frozen':
      return journal.details.reason;
    case 'payoff_interest':
      return `Through ${journal.details.through}`;
    case 'dispute_resolved':
    case 'holdback_released':
      return journal.details.reference;
    default:
      return undefined;
  }
}
