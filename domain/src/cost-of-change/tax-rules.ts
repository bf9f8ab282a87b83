import type { UsState } from '../geography.ts';
import { type Cents, dollars } from '../money.ts';

/** Whether the boat that is given lowers the taxed price. Only a yes counts. */
type TaxCredit = 'yes' | 'no' | 'unknown';

/** Where a rule comes from: read at the source, a secondary source, or not checked at a source. */
export type SourceMark = 'V' | 'W' | 'N';

/** A state's sales or use tax on a boat in a private trade of boats. Rates are in millionths. */
export interface TaxRule {
  /** Null where it depends on the place or is not known to us: the reader enters it. */
  readonly rate: number | null;
  /** The reader enters a local surtax on the first part of the price. */
  readonly surtaxOnFirst: Cents | null;
  /** Only this much of the price is taxed. */
  readonly taxedUpTo: Cents | null;
  /** The tax is never more than this. */
  readonly cap: Cents | null;
  readonly credit: { readonly twoParties: TaxCredit; readonly ring: TaxCredit };
  readonly source: string;
  readonly mark: SourceMark;
  /** The day on which the rule was last known to be right: the day of the review, or the date of an older source. */
  readonly checkedOn: string;
  /** A remark for the reader. */
  readonly note?: string;
}

const REVIEWED = '2026-11-16';
const NO_CREDIT = { twoParties: 'no', ring: 'no' } as const;
const UNKNOWN = { twoParties: 'unknown', ring: 'unknown' } as const;

const rule = (
  rate: number | null,
  credit: TaxRule['credit'],
  source: string,
  mark: SourceMark,
  more: Partial<TaxRule> = {},
): TaxRule => ({
  rate,
  credit,
  source,
  mark,
  surtaxOnFirst: null,
  taxedUpTo: null,
  cap: null,
  checkedOn: REVIEWED,
  ...more,
});

const untaxed = rule(0, NO_CREDIT, 'No general sales tax on boats', 'W');
const notChecked = rule(null, UNKNOWN, 'Not checked', 'N');

const RULES: Readonly<Partial<Record<UsState, TaxRule>>> = {
  FL: rule(60_000, { twoParties: 'unknown', ring: 'no' }, 'F.S. 212.05, 212.09; F.A.C. 12A-1.007', 'V', {
    surtaxOnFirst: dollars(5_000),
    cap: dollars(18_000),
  }),
  TX: rule(62_500, { twoParties: 'yes', ring: 'unknown' }, 'Tax Code 160.021–160.026', 'W', {
    cap: dollars(18_750),
    note: 'The Texas Tax Code apparently allows a credit for the boat you give.',
  }),
  CA: rule(null, NO_CREDIT, 'CDTFA example', 'W'),
  NY: rule(null, UNKNOWN, 'TB-ST-590', 'V', { taxedUpTo: dollars(230_000) }),
  NJ: rule(null, NO_CREDIT, 'Simon v. Director, 24 N.J. Tax 509', 'V', {
    cap: dollars(20_000),
    note: 'New Jersey taxes boats at half its general rate: enter that half.',
  }),
  MD: rule(50_000, NO_CREDIT, 'COMAR 08.04.10.02', 'V', {
    cap: dollars(15_000),
    note: 'The cap was $15,000 in 2013 and has risen since, so the tax on a large boat can be higher.',
  }),
  VA: rule(20_000, UNKNOWN, 'Code of Virginia 58.1-1402', 'V', { cap: dollars(2_000) }),
  NC: rule(30_000, NO_CREDIT, 'ncdor.gov', 'V', { cap: dollars(1_500) }),
  SC: rule(50_000, { twoParties: 'yes', ring: 'unknown' }, 'Casual excise tax', 'V', { cap: dollars(500) }),
  MI: rule(60_000, NO_CREDIT, 'RAB 2022-17', 'V'),
  OH: rule(null, NO_CREDIT, 'tax.ohio.gov', 'V', { note: 'Ohio adds a county rate to the state’s: enter the sum.' }),
  WA: rule(null, { twoParties: 'yes', ring: 'unknown' }, 'dor.wa.gov', 'V'),
  MA: rule(62_500, NO_CREDIT, 'G.L. 64H §27A', 'V'),
  // The guide itself is the newest thing we know about this state.
  CT: rule(29_900, UNKNOWN, 'Boating guide 2022', 'W', { checkedOn: '2022-12-31' }),
  ME: rule(null, { twoParties: 'yes', ring: 'unknown' }, '36 M.R.S. 1765', 'V'),
  ...{ RI: untaxed, DE: untaxed, NH: untaxed, OR: untaxed, MT: untaxed, AK: untaxed },
};

export const taxRuleOf = (state: UsState): TaxRule => RULES[state] ?? notChecked;
