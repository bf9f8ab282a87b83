import { type Cents, cents, closingCost, sum } from '../money.ts';
import { transportCost } from './getting-it-home.ts';
import { type Loan, type LoanTerms, loanFor } from './loan.ts';
import { type SalesTax, salesTax, type TaxedTrade } from './sales-tax.ts';

/** Money that the reader pays, or gets. */
export interface Flow {
  readonly direction: 'pay' | 'get';
  readonly amount: Cents;
}

export interface Change {
  readonly received: readonly Cents[];
  readonly given: readonly Cents[];
  /** The money that changes hands besides the boats. Without it, the difference between their values. */
  readonly money?: Flow;
  /** Null where the way is unknown. */
  readonly miles: number | null;
  readonly perMile: Cents;
  readonly survey: Cents;
  readonly tax: Pick<TaxedTrade, 'localRate' | 'surtaxRate' | 'today' | 'parties'> & {
    /** Null where the reader's state is unknown. */
    readonly state: TaxedTrade['state'] | null;
  };
  readonly loan: LoanTerms;
}

export interface CostOfChange {
  readonly difference: Flow;
  readonly closing: Cents;
  /** Null where it is unknown. */
  readonly transport: Cents | null;
  readonly survey: Cents;
  readonly tax: SalesTax | { readonly kind: 'state-needed' };
  /** Everything that is known. */
  readonly total: Flow;
  /** False where a line is unknown, so that the total is too low. */
  readonly isComplete: boolean;
  /** Null where the reader pays no difference. */
  readonly loan: Loan | null;
}

/** Estimates what it costs to change one boat for another. */
export function costOfChange(change: Change): CostOfChange {
  const { received, given, miles, perMile, survey } = change;
  const difference = change.money ?? flowOf(sum(received) - sum(given));
  const closing = sum(received.map(closingCost));
  const transport = miles === null ? null : transportCost(miles, perMile);
  const tax = taxOf(change);
  const costs = sum([closing, transport ?? cents(0), survey, tax.kind === 'tax' ? tax.amount : cents(0)]);
  return {
    difference,
    closing,
    transport,
    survey,
    tax,
    total: flowOf(signed(difference) + costs),
    isComplete: transport !== null && tax.kind === 'tax',
    loan: difference.direction === 'pay' && difference.amount > 0 ? loanFor(difference.amount, change.loan) : null,
  };
}

function taxOf({ received, given, tax }: Change): CostOfChange['tax'] {
  const { state, ...rest } = tax;
  return state === null ? { kind: 'state-needed' } : salesTax({ ...rest, state, received, given });
}

const signed = ({ direction, amount }: Flow) => (direction === 'pay' ? amount : -amount);

const flowOf = (balance: number): Flow => ({
  direction: balance < 0 ? 'get' : 'pay',
  amount: cents(Math.abs(balance)),
});
