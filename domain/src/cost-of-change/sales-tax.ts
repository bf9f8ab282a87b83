import type { UsState } from '../geography.ts';
import { type Cents, cents, sum } from '../money.ts';
import { type TaxRule, taxRuleOf } from './tax-rules.ts';

const MILLION = 1_000_000n;

export interface TaxedTrade {
  /** The state of the receiver. */
  readonly state: UsState;
  readonly received: readonly Cents[];
  readonly given: readonly Cents[];
  readonly parties: 'two' | 'more';
  /** In millionths, as the reader entered them; null where they entered nothing. */
  readonly localRate: number | null;
  readonly surtaxRate: number | null;
  /** The day of the estimate, such as '2026-11-16'. */
  readonly today: string;
}

export type SalesTax =
  | {
      readonly kind: 'tax';
      readonly amount: Cents;
      readonly taxed: Cents;
      readonly credit: Cents;
      readonly isCapped: boolean;
    }
  /** The rule is older than a year. */
  | { readonly kind: 'outdated' }
  /** The rate depends on the place, and the reader has not entered one. */
  | { readonly kind: 'rate-needed' };

/** Estimates the sales or use tax on the boats received. A credit for the boats given counts only where the rule says so. */
export function salesTax(trade: TaxedTrade): SalesTax {
  const rule = taxRuleOf(trade.state);
  if (isOutdated(rule, trade.today)) return { kind: 'outdated' };
  const rate = rule.rate ?? trade.localRate;
  if (rate === null) return { kind: 'rate-needed' };
  const bases = afterCredit(trade.received, credited(rule, trade) ? sum(trade.given) : cents(0));
  const boats = bases.map((base) => taxOn(base, rule, rate, trade.surtaxRate ?? 0));
  return {
    kind: 'tax',
    amount: sum(boats.map(({ amount }) => amount)),
    taxed: sum(boats.map(({ taxed }) => taxed)),
    credit: cents(sum(trade.received) - sum(bases)),
    isCapped: boats.some(({ isCapped }) => isCapped),
  };
}

/** A rule counts for a year after it was checked. */
export function isOutdated({ checkedOn }: Pick<TaxRule, 'checkedOn'>, today: string): boolean {
  const [year = '', ...rest] = checkedOn.split('-');
  return today > [String(Number(year) + 1), ...rest].join('-');
}

const credited = ({ credit }: TaxRule, { parties }: TaxedTrade) =>
  (parties === 'two' ? credit.twoParties : credit.ring) === 'yes';

/** Subtracts the credit from the prices; the first boats use it up. */
function afterCredit(prices: readonly Cents[], credit: Cents): Cents[] {
  let left: number = credit;
  return prices.map((price) => {
    const used = Math.min(price, left);
    left -= used;
    return cents(price - used);
  });
}

/** Surtaxes and caps apply to each boat. */
function taxOn(base: Cents, { surtaxOnFirst, taxedUpTo, cap }: TaxRule, rate: number, surtaxRate: number) {
  const taxed = least(base, taxedUpTo);
  const surtax = surtaxOnFirst === null ? cents(0) : share(least(taxed, surtaxOnFirst), surtaxRate);
  const uncapped = sum([share(taxed, rate), surtax]);
  const amount = least(uncapped, cap);
  return { amount, taxed, isCapped: amount < uncapped };
}

const least = (amount: Cents, limit: Cents | null): Cents => (limit !== null && limit < amount ? limit : amount);

/** Rounds half up to the cent. */
function share(amount: Cents, millionths: number): Cents {
  return cents(Number((BigInt(amount) * BigInt(millionths) + MILLION / 2n) / MILLION));
}
