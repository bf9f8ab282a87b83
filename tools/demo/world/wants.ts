import type { WantRules } from '@tradewind/contract/wants';

export interface DemoWant {
  readonly by: string;
  /** The thing they would give: one of their boats, something from their garage by its title, or cash. */
  readonly give: { readonly boat: string } | { readonly asset: string } | 'cash';
  readonly rules: Partial<WantRules>;
}

/** The rules of demo users about the boats and things they would take. */
export const WANTS: readonly DemoWant[] = [
  {
    by: 'demo',
    give: 'cash',
    rules: { minLength: 20, maxLength: 45, minYear: 2005, maxPrice: '260000.00' },
  },
  {
    by: 'demo',
    give: { asset: '2021 Halden Ridgeline 4x4' },
    rules: {
      categories: ['boats'],
      boatTypes: ['Saltwater Fishing', 'Center Console'],
      maxLength: 24,
      maxCashToAdd: '12000.00',
      lowestValue: '42000.00',
    },
  },
  {
    by: 'naomi',
    give: { boat: 'weekender-44' },
    rules: {
      categories: ['boats', 'art'],
      minLength: 48,
      maxLength: 65,
      minYear: 2008,
      maxCashToAdd: '140000.00',
      lowestValue: '360000.00',
    },
  },
  {
    by: 'walter',
    give: { boat: 'lake-21' },
    rules: { categories: ['boats', 'livestock', 'land'], maxMiles: 400, minCashToReceive: '3000.00' },
  },
  {
    by: 'priya',
    give: { boat: 'founder-38' },
    rules: {
      categories: ['boats', 'bitcoin', 'cryptocurrency'],
      minLength: 40,
      minYear: 2015,
      maxCashToAdd: '250000.00',
    },
  },
  {
    by: 'desmond',
    give: { boat: 'severn-26' },
    rules: { categories: ['boats'], minLength: 34, maxCashToAdd: '225000.00' },
  },
];

interface DemoVerdict {
  readonly by: string;
  readonly on: string;
  readonly verdict: 'yes' | 'no';
  readonly cash?: string;
}

export const VERDICTS: readonly DemoVerdict[] = [
  { by: 'demo', on: 'founder-38', verdict: 'yes', cash: '165000.00' },
  { by: 'demo', on: 'old-salt-19', verdict: 'no' },
  { by: 'demo', on: 'severn-26', verdict: 'yes' },
  { by: 'naomi', on: 'pilot-52', verdict: 'yes', cash: '110000.00' },
  { by: 'naomi', on: 'harbor-62', verdict: 'no' },
  { by: 'desmond', on: 'weekender-44', verdict: 'yes', cash: '215000.00' },
];
