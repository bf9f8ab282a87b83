import { type Cents, cents, percent } from '../money.ts';

/** The specification's terms: 7 to 9% APR over 20 years, at least 10% down. Rates are in basis points. */
export const LOAN = {
  rates: { low: 700, usual: 800, high: 900 },
  most: { rate: 3_000, years: 30 },
  years: 20,
  downPayment: 1_000,
} as const;

export interface LoanTerms {
  /** APR in basis points. */
  readonly rate: number;
  readonly years: number;
  /** Basis points of the amount that is due. */
  readonly downPayment: number;
}

export interface Loan {
  readonly downPayment: Cents;
  readonly borrowed: Cents;
  readonly monthly: Cents;
  /** The monthly payments at the lowest and highest rate of the specification. */
  readonly between: { readonly low: Cents; readonly high: Cents };
}

export function loanFor(due: Cents, { rate, years, downPayment }: LoanTerms): Loan {
  const down = percent(due, downPayment);
  const borrowed = cents(due - down);
  const at = (apr: number) => monthlyPayment(borrowed, apr, years * 12);
  return {
    downPayment: down,
    borrowed,
    monthly: at(rate),
    between: { low: at(LOAN.rates.low), high: at(LOAN.rates.high) },
  };
}

/** Decimal places of the growth factor, far beyond what a cent needs. */
const SCALE = 10n ** 30n;
const MONTHLY_BASIS = 120_000n;

/** The level payment of a loan, rounded half up to the cent. Exact: floats would be off by cents in some cases. */
export function monthlyPayment(borrowed: Cents, apr: number, months: number): Cents {
  const count = BigInt(months);
  if (apr === 0) return cents(Number((BigInt(borrowed) * 2n + count) / (2n * count)));
  const rate = BigInt(apr);
  let growth = SCALE;
  for (let month = 0; month < months; month++) growth = (growth * (MONTHLY_BASIS + rate)) / MONTHLY_BASIS;
  const numerator = BigInt(borrowed) * rate * growth;
  const denominator = MONTHLY_BASIS * (growth - SCALE);
  return cents(Number((numerator * 2n + denominator) / (2n * denominator)));
}
