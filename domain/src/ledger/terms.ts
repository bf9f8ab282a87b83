import type { UsState } from '../geography/us-states.ts';
import { type Cents, cents, closingCost, split, sum } from '../money.ts';
import type { LegKind } from '../trades/legs.ts';
import { TRUST_ACCOUNTS, type TrustAccount, trustAccountFor } from './accounts.ts';

/** A leg of the agreed revision, as far as money is concerned. */
export interface MoneyLeg {
  readonly number: number;
  readonly kind: LegKind;
  readonly from: number;
  readonly to: number;
  readonly value: Cents;
  /** Of boats. */
  readonly lengthFeet?: number | null | undefined;
}

interface CashShare {
  readonly to: number;
  readonly amount: Cents;
}

/** A boat that changes hands, with everything that its receiver pays for it. */
export interface BoatSale {
  readonly leg: number;
  readonly from: number;
  readonly to: number;
  readonly value: Cents;
  readonly fee: Cents;
  readonly book: TrustAccount;
  readonly cash: readonly CashShare[];
}

interface Payoff {
  readonly lien: number;
  /** The boat that the loan is on; its giver pays it off. */
  readonly leg: number;
  readonly amount: Cents;
}

export interface TaxHeld {
  readonly state: UsState;
  /** The boat that is taxed; its receiver pays. */
  readonly leg: number;
  readonly amount: Cents;
  /** How the broker found the amount. */
  readonly note?: string;
}

interface Holdback {
  /** The boat that the condition is about; its giver waits for the money. */
  readonly leg: number;
  readonly amount: Cents;
}

export interface Charges {
  readonly payoffs?: readonly Payoff[];
  readonly taxes?: readonly TaxHeld[];
  readonly holdbacks?: readonly Holdback[];
}

/** Everything that the release moves. */
export interface ReleaseTerms extends Required<Charges> {
  readonly tradeId: number;
  readonly boats: readonly BoatSale[];
  /** Cash for anything but a boat. */
  readonly otherCash: readonly { readonly from: number; readonly to: number; readonly amount: Cents }[];
}

/**
 * Assigns every payment to the trust account of the boat that it pays for. Cash pays for the boats that its payer receives from
 * the same person, or else for all boats that they receive, in proportion to their values.
 */
export function releaseTerms(tradeId: number, legs: readonly MoneyLeg[], charges: Charges = {}): ReleaseTerms {
  const boats = legs.filter(({ kind }) => kind === 'boat');
  const shares = new Map<number, CashShare[]>(boats.map(({ number }) => [number, []]));
  const otherCash: ReleaseTerms['otherCash'][number][] = [];
  for (const { from, to, value } of legs.filter(({ kind }) => kind === 'cash')) {
    const paid = boatsPaidBy(boats, from, to);
    if (paid.length === 0) otherCash.push({ from, to, amount: value });
    for (const [index, amount] of sharesOf(value, paid).entries())
      if (amount > 0) shares.get(paid[index]?.number ?? 0)?.push({ to, amount });
  }
  return {
    tradeId,
    boats: boats.map(({ number, from, to, value, lengthFeet }) => ({
      leg: number,
      from,
      to,
      value,
      fee: closingCost(value),
      book: trustAccountFor(lengthFeet),
      cash: shares.get(number) ?? [],
    })),
    otherCash,
    payoffs: charges.payoffs ?? [],
    taxes: charges.taxes ?? [],
    holdbacks: charges.holdbacks ?? [],
  };
}

function boatsPaidBy(boats: readonly MoneyLeg[], payer: number, payee: number): readonly MoneyLeg[] {
  const received = boats.filter(({ to }) => to === payer);
  const fromPayee = received.filter(({ from }) => from === payee);
  return fromPayee.length > 0 ? fromPayee : received;
}

const sharesOf = (whole: Cents, boats: readonly MoneyLeg[]): Cents[] =>
  boats.length === 0
    ? []
    : split(
        whole,
        boats.map(({ value }) => value),
      );

export function boatOfLeg(terms: ReleaseTerms, leg: number): BoatSale {
  const boat = terms.boats.find((one) => one.leg === leg);
  if (!boat) throw new RangeError(`Leg ${leg} of trade ${terms.tradeId} is not a boat.`);
  return boat;
}

export interface AmountIn {
  readonly book: TrustAccount;
  readonly amount: Cents;
}

/** Splits a party's deposit over the trust accounts of the boats that they receive, in proportion to the boats' values. */
export function depositIn(legs: readonly MoneyLeg[], position: number, deposit: Cents): AmountIn[] {
  const received = legs.filter(({ kind, to }) => kind === 'boat' && to === position);
  const weights = TRUST_ACCOUNTS.map((book) =>
    sum(received.filter(({ lengthFeet }) => trustAccountFor(lengthFeet) === book).map(({ value }) => value)),
  );
  const shares = received.length === 0 ? [cents(0), deposit] : split(deposit, weights);
  return TRUST_ACCOUNTS.map((book, index) => ({ book, amount: shares[index] ?? cents(0) })).filter(
    ({ amount }) => amount > 0,
  );
}
