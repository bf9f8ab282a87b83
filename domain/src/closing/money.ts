import { client, TRUST_ACCOUNTS, type TrustAccount } from '../ledger/accounts.ts';
import type { Balance } from '../ledger/balances.ts';
import type { JournalKind, RecordedJournal } from '../ledger/journal.ts';
import { releaseEntries } from '../ledger/release.ts';
import { depositIn, type MoneyLeg, type ReleaseTerms } from '../ledger/terms.ts';
import { type Cents, cents, sum } from '../money.ts';

/** Money that a party owes to one trust account, and how much of it is there. */
export interface Owed {
  readonly book: TrustAccount;
  readonly needed: Cents;
  readonly arrived: Cents;
  readonly missing: Cents;
}

/** The events that bring a party's own money, or send it back to them. */
const OWN_MONEY: readonly JournalKind[] = ['deposit', 'funds', 'suspense_assigned', 'refund'];

const kindOf = (journal: RecordedJournal): JournalKind =>
  journal.kind === 'correction' ? journal.details.corrects : journal.kind;

/** The party's own money that came in and stayed, whatever was paid from it since. */
function arrivedIn(journals: readonly RecordedJournal[], position: number, book: TrustAccount): number {
  let arrived = 0;
  for (const journal of journals) {
    if (!OWN_MONEY.includes(kindOf(journal))) continue;
    for (const posting of journal.postings)
      if (posting.account === client(position) && posting.book === book) arrived -= posting.amount;
  }
  return arrived;
}

const owed = (book: TrustAccount, needed: number, arrived: number): Owed => ({
  book,
  needed: cents(needed),
  arrived: cents(Math.max(0, arrived)),
  missing: cents(Math.max(0, needed - Math.max(0, arrived))),
});

/** A deposit is covered by what a party sent, even after costs that they authorized were paid from it. */
export const depositOwed = (
  legs: readonly MoneyLeg[],
  position: number,
  deposit: Cents,
  journals: readonly RecordedJournal[],
): Owed[] =>
  depositIn(legs, position, deposit).map(({ book, amount }) => owed(book, amount, arrivedIn(journals, position, book)));

const heldFor = (balances: readonly Balance[], position: number, book: TrustAccount): number =>
  -(balances.find((one) => one.account === client(position) && one.book === book)?.amount ?? 0);

/** The release's net effect on a party: charges are positive. */
const netOf = (terms: ReleaseTerms, position: number, book: TrustAccount): number =>
  releaseEntries(terms)
    .filter(({ posting }) => posting.account === client(position) && posting.book === book)
    .reduce((total, { posting }) => total + posting.amount, 0);

const FREEZES: readonly JournalKind[] = ['dispute_frozen', 'cancellation'];

/** A party's money that waits for the end of a dispute. Its end distributes all frozen money at once. */
function frozenIn(journals: readonly RecordedJournal[], position: number, book: TrustAccount): number {
  let frozen = 0;
  for (const journal of journals) {
    if (journal.kind === 'dispute_resolved') frozen = 0;
    if (!FREEZES.includes(kindOf(journal))) continue;
    for (const posting of journal.postings)
      if (posting.account === client(position) && posting.book === book) frozen += posting.amount;
  }
  return frozen;
}

export const frozenOf = (position: number, journals: readonly RecordedJournal[]): Cents =>
  sum(TRUST_ACCOUNTS.map((book) => cents(frozenIn(journals, position, book))));

/** The money that must be there at the release. Everything that we hold for the party counts towards it, also while it is frozen. */
export const balanceOwed = (
  terms: ReleaseTerms,
  position: number,
  { balances, journals }: { balances: readonly Balance[]; journals: readonly RecordedJournal[] },
): Owed[] =>
  TRUST_ACCOUNTS.map((book) => {
    const there = heldFor(balances, position, book) + frozenIn(journals, position, book);
    return owed(book, Math.max(0, netOf(terms, position, book)), there);
  }).filter(({ needed }) => needed > 0);

/** The money that we wire to a party after the release, once they have brought what they owe. */
export const proceedsOf = (terms: ReleaseTerms, position: number, balances: readonly Balance[]): Cents =>
  sum(
    TRUST_ACCOUNTS.map((book) => {
      const net = netOf(terms, position, book);
      return cents(Math.max(heldFor(balances, position, book), net, 0) - net);
    }),
  );

/** The money that we hold for a party now. */
export const heldOf = (position: number, balances: readonly Balance[]): Cents =>
  sum(TRUST_ACCOUNTS.map((book) => cents(heldFor(balances, position, book))));

export const totalMissing = (owes: readonly Owed[]): Cents => sum(owes.map(({ missing }) => missing));
