import { STATE_NAMES } from '../geography/us-states.ts';
import { type Cents, cents, sum } from '../money.ts';
import { client, lender, TRUST_ACCOUNTS, type TrustAccount, tax } from './accounts.ts';
import { type Journal, type Posting, seal } from './journal.ts';
import { type AmountIn, type BoatSale, boatOfLeg, type ReleaseTerms } from './terms.ts';

export type ReleasePartKind = 'cash_paid' | 'cash_received' | 'closing_fee' | 'payoff' | 'tax_held' | 'holdback_kept';

/** A share of a posting, as the party's statement shows it. */
interface ReleasePart {
  readonly kind: ReleasePartKind;
  /** The boat it is about; absent for cash that pays for something else. */
  readonly leg?: number;
  readonly amount: Cents;
  readonly note?: string;
}

interface ReleaseEntry {
  readonly posting: Posting;
  /** Sum to the amount of a party's posting. Empty for the accounts of others. */
  readonly parts: readonly ReleasePart[];
}

/** All parties at once: everybody's cash, fees, payoffs, taxes and holdbacks. */
export const release = (terms: ReleaseTerms): Journal =>
  seal(
    'release',
    terms.tradeId,
    releaseEntries(terms).map(({ posting }) => posting),
    { terms },
  );

/** The postings of a release with their meaning, in the order in which they are written. */
export const releaseEntries = (terms: ReleaseTerms): ReleaseEntry[] =>
  [
    ...terms.boats.flatMap(paymentFor),
    ...terms.otherCash.flatMap(({ from, to, amount }) => [
      debit(from, 'trust_other', [{ kind: 'cash_paid', amount }]),
      credit(to, 'trust_other', { kind: 'cash_received', amount }),
    ]),
    ...terms.payoffs.flatMap(({ lien, leg, amount }) => {
      const { from, book } = boatOfLeg(terms, leg);
      return charged(from, lender(lien), book, { kind: 'payoff', leg, amount });
    }),
    ...terms.taxes.flatMap(({ state, leg, amount, note }) => {
      const { to, book } = boatOfLeg(terms, leg);
      const words = [STATE_NAMES[state], ...(note === undefined ? [] : [note])].join(': ');
      return charged(to, tax(state), book, { kind: 'tax_held', leg, amount, note: words });
    }),
    ...terms.holdbacks.flatMap(({ leg, amount }) => {
      const { from, book } = boatOfLeg(terms, leg);
      return charged(from, 'holdback', book, { kind: 'holdback_kept', leg, amount });
    }),
  ].filter(({ posting }) => posting.amount !== 0);

/** The receiver of a boat pays its cash and its fee at once. */
function paymentFor({ leg, to, fee, book, cash }: BoatSale): ReleaseEntry[] {
  const paid: ReleasePart[] = cash.map(({ amount }) => ({ kind: 'cash_paid', leg, amount }));
  const feePart: ReleasePart = { kind: 'closing_fee', leg, amount: fee };
  return [
    debit(to, book, [...paid, feePart]),
    ...cash.map(({ to: payee, amount }) => credit(payee, book, { kind: 'cash_received', leg, amount })),
    { posting: { account: 'due:broker', book, amount: -fee }, parts: [] },
  ];
}

const charged = (payer: number, account: Posting['account'], book: TrustAccount, part: ReleasePart): ReleaseEntry[] => [
  debit(payer, book, [part]),
  { posting: { account, book, amount: -part.amount }, parts: [] },
];

const debit = (position: number, book: TrustAccount, parts: readonly ReleasePart[]): ReleaseEntry => ({
  posting: { account: client(position), book, amount: sum(parts.map(({ amount }) => amount)) },
  parts: parts.filter(({ amount }) => amount > 0),
});

const credit = (position: number, book: TrustAccount, part: ReleasePart): ReleaseEntry => ({
  posting: { account: client(position), book, amount: -part.amount },
  parts: [part],
});

/** The money that a party must have with us for the release, in each trust account. Deposits count towards it. */
export function fundsNeeded(terms: ReleaseTerms, position: number): AmountIn[] {
  const own = releaseEntries(terms).filter(({ posting }) => posting.account === client(position));
  return TRUST_ACCOUNTS.map((book) => {
    const total = own
      .filter(({ posting }) => posting.book === book)
      .reduce((all, { posting }) => all + posting.amount, 0);
    return { book, amount: cents(Math.max(0, total)) };
  }).filter(({ amount }) => amount > 0);
}
