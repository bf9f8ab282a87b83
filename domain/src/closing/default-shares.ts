import { client, positionOf, TRUST_ACCOUNTS, type TrustAccount } from '../ledger/accounts.ts';
import type { RecordedJournal } from '../ledger/journal.ts';
import { type Cents, cents, split, sum } from '../money.ts';

/** Money in dispute that goes to one party, in one trust account. */
interface Share {
  readonly position: number;
  readonly book: TrustAccount;
  readonly amount: Cents;
}

interface FrozenMoney {
  readonly positions: readonly number[];
  /** The party who broke the agreement; null where everyone's money is in dispute. */
  readonly against: number | null;
  readonly journals: readonly RecordedJournal[];
}

/**
 * A division of frozen money to begin with, for people to change. The deposit of a party in default first pays the documented costs
 * of the others, in proportion if it is too small; the rest goes to them in equal parts. Where nobody is accused, everyone's own
 * money goes back to them.
 */
export function defaultShares({ positions, against, journals }: FrozenMoney): Share[] {
  const frozen = frozenNow(journals);
  if (against === null) return frozen;
  const others = positions.filter((position) => position !== against);
  const whole = sum(frozen.map(({ amount }) => amount));
  const owed = costsOf(journals, others);
  if (whole === 0 || others.length === 0) return [];
  const covered = cents(Math.min(whole, sum(owed)));
  const costs = covered > 0 ? split(covered, owed) : others.map(() => cents(0));
  const rest = split(
    cents(whole - covered),
    others.map(() => 1),
  );
  const weights = others.map((_, index) => sum([costs[index] ?? cents(0), rest[index] ?? cents(0)]));
  return TRUST_ACCOUNTS.flatMap((book) => {
    const inBook = sum(frozen.filter((share) => share.book === book).map(({ amount }) => amount));
    if (inBook === 0) return [];
    return split(inBook, weights).map((amount, index) => ({ position: others[index] ?? 0, book, amount }));
  }).filter(({ amount }) => amount > 0);
}

/** The parties' money that the last dispute froze. */
function frozenNow(journals: readonly RecordedJournal[]): Share[] {
  const last = journals.findLast(({ kind }) => kind === 'dispute_frozen');
  return (last?.postings ?? []).flatMap(({ account, book, amount }) => {
    const position = positionOf(account);
    return position === undefined ? [] : [{ position, book: book as TrustAccount, amount: cents(amount) }];
  });
}

/** Vendors' costs that were charged to each party and not taken back. */
const costsOf = (journals: readonly RecordedJournal[], positions: readonly number[]): Cents[] =>
  positions.map((position) =>
    cents(
      journals
        .filter(
          (journal) => (journal.kind === 'correction' ? journal.details.corrects : journal.kind) === 'vendor_cost',
        )
        .flatMap(({ postings }) => postings.filter(({ account }) => account === client(position)))
        .reduce((total, { amount }) => total + amount, 0),
    ),
  );
