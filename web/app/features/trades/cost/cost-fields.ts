import type { CostAssumptions } from '@tradewind/contract/cost-of-change';
import { readDollars } from '@tradewind/contract/trade-values';
import { withoutSeparators } from '@tradewind/contract/typed-numbers';

/** The assumptions as they are typed. */
export interface TypedAssumptions {
  miles: string;
  perMile: string;
  survey: string;
  state: string;
  localRate: string;
  surtaxRate: string;
  apr: string;
  years: string;
  down: string;
}

export type CostField = keyof TypedAssumptions;
export type CostFaults = Partial<Record<CostField, string>>;

const MOST = { miles: 10_000, tax: 30, apr: 30, years: 30, down: 100 } as const;

export const typedOf = (assumed: CostAssumptions): TypedAssumptions => ({
  miles: assumed.miles === null ? '' : String(assumed.miles),
  perMile: assumed.perMile.replace(/\.00$/, ''),
  survey: assumed.survey.replace(/\.00$/, ''),
  state: assumed.state ?? '',
  localRate: assumed.localRate === null ? '' : String(assumed.localRate / 10_000),
  surtaxRate: assumed.surtaxRate === null ? '' : String(assumed.surtaxRate / 10_000),
  apr: String(assumed.loan.rate / 100),
  years: String(assumed.loan.years),
  down: String(assumed.loan.downPayment / 100),
});

/** Reads what was typed. A field with a fault keeps what we assume. */
export function readAssumptions(
  typed: TypedAssumptions,
  usual: CostAssumptions,
): { assumed: CostAssumptions; faults: CostFaults } {
  const faults: CostFaults = {};
  const read = <T>(field: CostField, value: T | undefined, otherwise: T, fault: string): T => {
    if (value !== undefined) return value;
    faults[field] = fault;
    return otherwise;
  };
  const dollars = (field: 'perMile' | 'survey') =>
    read(field, readDollars(typed[field]), usual[field], 'Please enter an amount, such as 4.50.');
  const taxRate = (field: 'localRate' | 'surtaxRate') =>
    read(
      field,
      typed[field].trim() === '' ? null : percentIn(typed[field], 4, MOST.tax),
      usual[field],
      `Please enter a percentage up to ${MOST.tax}, such as 7.5.`,
    );
  const { loan } = usual;
  const assumed: CostAssumptions = {
    miles: read(
      'miles',
      typed.miles.trim() === '' ? null : wholeIn(typed.miles, 0, MOST.miles),
      usual.miles,
      'Please enter miles from 0 to 10,000.',
    ),
    perMile: dollars('perMile'),
    survey: dollars('survey'),
    state: (typed.state || null) as CostAssumptions['state'],
    localRate: taxRate('localRate'),
    surtaxRate: taxRate('surtaxRate'),
    loan: {
      rate: read('apr', percentIn(typed.apr, 2, MOST.apr), loan.rate, `Please enter a rate from 0 to ${MOST.apr}%.`),
      years: read('years', wholeIn(typed.years, 1, MOST.years), loan.years, `Please enter 1 to ${MOST.years} years.`),
      downPayment: read(
        'down',
        percentIn(typed.down, 2, MOST.down),
        loan.downPayment,
        'Please enter a percentage from 0 to 100.',
      ),
    },
  };
  return { assumed, faults };
}

function wholeIn(text: string, least: number, most: number): number | undefined {
  const plain = withoutSeparators(text);
  const number = /^\d{1,6}$/.test(plain) ? Number(plain) : undefined;
  return number !== undefined && number >= least && number <= most ? number : undefined;
}

/** '7.25' with four places is 72,500: digits, not floats. */
function percentIn(text: string, places: number, most: number): number | undefined {
  const match = /^(\d{1,3})(?:\.(\d*))?$|^\.(\d+)$/.exec(text.replace(/[%\s]/g, ''));
  if (!match) return undefined;
  const fraction = match[2] ?? match[3] ?? '';
  if (fraction.length > places) return undefined;
  const number = Number(`${match[1] ?? '0'}${fraction.padEnd(places, '0')}`);
  return number <= most * 10 ** places ? number : undefined;
}
