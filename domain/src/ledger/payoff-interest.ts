import { type Cents, cents } from '../money.ts';
import { client, lender, type TrustAccount } from './accounts.ts';
import { type Journal, type RecordedJournal, seal } from './journal.ts';
import { moved } from './money-in.ts';

/** A lender's letter: the amount is good through a day, and every day after it costs more. */
interface Letter {
  readonly perDiem: Cents;
  /** Days such as '2026-11-16'. */
  readonly goodThrough: string;
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The interest since the letter ran out, up to and including today. */
export const interestSince = ({ perDiem, goodThrough }: Letter, today: string): Cents =>
  cents(perDiem * Math.max(0, Math.round((Date.parse(today) - Date.parse(goodThrough)) / DAY_MS)));

interface Interest {
  readonly tradeId: number;
  /** The owner of the boat, who owed the loan. */
  readonly position: number;
  /** The leg of the boat names its lien. */
  readonly leg: number;
  readonly book: TrustAccount;
  readonly amount: Cents;
  readonly through: string;
}

/** The lender is paid after their letter has run out: the owner owes them more than the release knew. */
export const payoffInterest = ({ tradeId, position, leg, book, amount, through }: Interest): Journal =>
  seal('payoff_interest', tradeId, moved(client(position), lender(leg), book, amount), { leg, through });

/** The interest on one loan that is posted already. */
export const interestPosted = (journals: readonly RecordedJournal[], leg: number): Cents =>
  cents(
    journals
      .filter((journal) => kindOf(journal) === 'payoff_interest')
      .flatMap(({ postings }) => postings.filter(({ account }) => account === lender(leg)))
      .reduce((total, { amount }) => total - amount, 0),
  );

const kindOf = (journal: RecordedJournal) => (journal.kind === 'correction' ? journal.details.corrects : journal.kind);
