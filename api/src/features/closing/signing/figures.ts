import type { FormKind } from '@tradewind/domain/closing/documents';
import { client } from '@tradewind/domain/ledger/accounts';
import { type ReleasePartKind, releaseEntries } from '@tradewind/domain/ledger/release';
import { cents, closingCost, formatMoney } from '@tradewind/domain/money';
import type { MoneyFacts } from '../money/terms.service.ts';

/** An amount that a form states about one party, in US dollars as a decimal string. */
export interface Figure {
  kind: 'deposit' | 'fee' | ReleasePartKind;
  party: number;
  leg: number | null;
  amount: string;
  /** Paid to the party instead of by them. */
  credit: boolean;
  note?: string;
}

export function figuresOf(money: MoneyFacts, kind: FormKind, party: number | null): Figure[] {
  if (kind === 'statement' && party !== null) return statementFigures(money, party);
  if (kind !== 'agreement' && kind !== 'disclosures') return [];
  return money.positions
    .filter((position) => party === null || position === party)
    .flatMap((position) => agreedFigures(money, position));
}

/** The deposit of a party, and the fee for each boat that they receive. */
const agreedFigures = ({ deposits, legs }: MoneyFacts, party: number): Figure[] => [
  { kind: 'deposit', party, leg: null, amount: formatMoney(deposits[party] ?? cents(0)), credit: false },
  ...legs
    .filter(({ kind, to }) => kind === 'boat' && to === party)
    .map(
      ({ number, value }): Figure => ({
        ...{ kind: 'fee', party, leg: number, amount: formatMoney(closingCost(value)), credit: false },
      }),
    ),
];

/** Everything that the release will charge and credit to a party. */
const statementFigures = ({ terms }: MoneyFacts, party: number): Figure[] =>
  releaseEntries(terms)
    .filter(({ posting }) => posting.account === client(party))
    .flatMap(({ posting, parts }) =>
      parts.map(({ kind, leg, amount, note }) => ({
        ...{ kind, party, leg: leg ?? null, amount: formatMoney(amount), credit: posting.amount < 0 },
        ...(note !== undefined && { note }),
      })),
    );
