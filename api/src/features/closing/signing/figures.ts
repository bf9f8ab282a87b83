import type { Payoff } from '@tradewind/contract/closing-facts';
import type { FormKind } from '@tradewind/domain/closing/documents';
import { client } from '@tradewind/domain/ledger/accounts';
import { type ReleasePartKind, releaseEntries } from '@tradewind/domain/ledger/release';
import { type Charges, type MoneyLeg, releaseTerms } from '@tradewind/domain/ledger/terms';
import { type Cents, cents, closingCost, formatMoney, parseMoney } from '@tradewind/domain/money';
import type { LegKind } from '@tradewind/domain/trades/legs';
import { depositsIn } from '../../trades/service.ts';
import type { TaskRow } from '../store.ts';
import type { FormSource } from './form-facts.ts';

/** An amount that a form states about one party, in US dollars as a decimal string. */
export interface Figure {
  kind: 'deposit' | 'fee' | ReleasePartKind;
  party: number;
  leg: number | null;
  amount: string;
  /** Paid to the party instead of by them. */
  credit: boolean;
}

export function figuresOf(source: FormSource, kind: FormKind, party: number | null): Figure[] {
  if (kind === 'statement' && party !== null) return statementFigures(source, party);
  if (kind !== 'agreement' && kind !== 'disclosures') return [];
  return source.trade.parties
    .filter(({ position }) => party === null || position === party)
    .flatMap(({ position }) => agreedFigures(source, position));
}

/** The deposit of a party, and the fee for each boat that they receive. */
function agreedFigures(source: FormSource, party: number): Figure[] {
  const { trade, closing } = source;
  const deposit = depositsIn(trade.legs, trade.parties, closing.terms)[party] ?? cents(0);
  return [
    { kind: 'deposit', party, leg: null, amount: formatMoney(deposit), credit: false },
    ...moneyLegs(source)
      .filter(({ kind, to }) => kind === 'boat' && to === party)
      .map(
        ({ number, value }): Figure => ({
          ...{ kind: 'fee', party, leg: number, amount: formatMoney(closingCost(value)), credit: false },
        }),
      ),
  ];
}

/** Everything that the release will charge and credit to a party. */
function statementFigures(source: FormSource, party: number): Figure[] {
  const terms = releaseTerms(source.trade.trade.id, moneyLegs(source), chargesIn(source.tasks));
  return releaseEntries(terms)
    .filter(({ posting }) => posting.account === client(party))
    .flatMap(({ posting, parts }) =>
      parts.map(({ kind, leg, amount }) => ({
        ...{ kind, party, leg: leg ?? null, amount: formatMoney(amount), credit: posting.amount < 0 },
      })),
    );
}

const inCents = (value: string): Cents => parseMoney(value) ?? cents(0);

const moneyLegs = ({ trade, boats }: FormSource): MoneyLeg[] =>
  trade.legs.map(({ number, kind, giver: from, receiver: to, value, boatId }) => ({
    ...{ number, kind: kind as LegKind, from, to, value: inCents(value) },
    lengthFeet: boatId === null ? null : boats.get(boatId)?.length,
  }));

/** The loans that the release pays off, as their owners entered them. */
function chargesIn(tasks: readonly TaskRow[]): Charges {
  return {
    payoffs: tasks.flatMap(({ id, kind, leg, facts }) => {
      const payoff = kind === 'payoff' ? (facts as Payoff | null) : null;
      return payoff?.loan && leg !== null ? [{ lien: id, leg, amount: inCents(payoff.amount) }] : [];
    }),
  };
}
