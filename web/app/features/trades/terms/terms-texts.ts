import { depositRemark } from '@tradewind/contract/standard-terms';
import type { TradeTerms } from '@tradewind/contract/trade-terms';
import { exactPriceText, isZero } from '@tradewind/contract/trade-values';
import type { Trade } from '@tradewind/contract/trades';

/** Terms with the legs from which the standard deposits follow. */
export type OfferedTerms = Pick<Trade, 'legs' | 'terms'>;

/** 'you', or a first name. */
export type NameOf = (userId: string) => string;
const YOU = 'you';

interface TermRow {
  label: string;
  value: string;
  /** The value before, where a counteroffer changed it. */
  was?: string;
  /** Marks a deposit far above the standard one. */
  remark?: string;
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

export const depositText = (amount: string) => (isZero(amount) ? 'None' : exactPriceText(amount));

/** The terms one below the other, with what a counteroffer changed. */
export function termRows({ legs, terms }: OfferedTerms, nameOf: NameOf, before: TradeTerms | undefined): TermRow[] {
  const row = (label: string, value: string, former: string | undefined): TermRow =>
    former === undefined || former === value ? { label, value } : { label, value, was: former };
  const days = (label: string, field: 'depositDays' | 'acceptDays' | 'closeDays', unit: string) =>
    row(label, counted(terms[field], unit), before && counted(before[field], unit));
  return [
    days('Deposits', 'depositDays', 'business day'),
    days('Inspection', 'acceptDays', 'day'),
    days('Closing', 'closeDays', 'day'),
    ...readerFirst(terms, nameOf).map((deposit) => {
      const former = before?.deposits.find(({ userId }) => userId === deposit.userId);
      // A standard deposit follows from the legs, whose change is shown.
      const isNamed = former !== undefined && !(former.isStandard && deposit.isStandard);
      const remark = depositRemark(legs, deposit.userId, deposit.amount);
      return {
        ...row(
          depositLabel(nameOf(deposit.userId)),
          depositText(deposit.amount),
          isNamed ? depositText(former.amount) : undefined,
        ),
        ...(remark !== undefined && { remark }),
      };
    }),
  ];
}

const readerFirst = ({ deposits }: Pick<TradeTerms, 'deposits'>, nameOf: NameOf) =>
  [...deposits].sort((a, b) => Number(nameOf(b.userId) === YOU) - Number(nameOf(a.userId) === YOU));

export const depositLabel = (name: string) => (name === YOU ? 'Your deposit' : `${name}’s deposit`);

/** Each changed term as a line: 'Inspection: 10 days, now 7 days'. */
export const termChanges = (before: TradeTerms, after: OfferedTerms, nameOf: NameOf): string[] =>
  termRows(after, nameOf, before).flatMap(({ label, value, was }) =>
    was === undefined ? [] : [`${label}: ${was}, now ${value}`],
  );

/** Standard deposits that move with the legs, as lines. */
export const followingDeposits = (before: TradeTerms, { terms }: OfferedTerms, nameOf: NameOf): string[] =>
  readerFirst(terms, nameOf).flatMap(({ userId, amount, isStandard }) => {
    const former = before.deposits.find((one) => one.userId === userId);
    if (!former?.isStandard || !isStandard || former.amount === amount) return [];
    return [`${depositLabel(nameOf(userId))} follows: ${depositText(former.amount)}, now ${depositText(amount)}`];
  });

/** A sentence for each deposit that is far above the standard one. */
export const depositWarnings = ({ legs, terms }: OfferedTerms, nameOf: NameOf): string[] =>
  readerFirst(terms, nameOf).flatMap(({ userId, amount }) => {
    const remark = depositRemark(legs, userId, amount);
    return remark === undefined
      ? []
      : [`${depositLabel(nameOf(userId))} of ${exactPriceText(amount)} is ${remark.replace(/^U/, 'u')}.`];
  });

/** The deadlines in one sentence. */
export const deadlinesText = ({ depositDays, acceptDays, closeDays }: Omit<TradeTerms, 'deposits'>): string =>
  `Deposits within ${counted(depositDays, 'business day')}, inspection within ${counted(acceptDays, 'day')}, closing ${counted(closeDays, 'day')} later.`;

/** The deposits in one sentence: 'You deposit $5,000, Olive deposits nothing.' */
export function depositsText(terms: Pick<TradeTerms, 'deposits'>, nameOf: NameOf): string {
  const parts = readerFirst(terms, nameOf).map(({ userId, amount }) => {
    const name = nameOf(userId);
    return `${name} ${name === YOU ? 'deposit' : 'deposits'} ${isZero(amount) ? 'nothing' : exactPriceText(amount)}`;
  });
  const text = parts.join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
