import type { TradeMoney } from '@tradewind/contract/ledger';
import type { Balance } from '@tradewind/domain/ledger/balances';
import { cents, exactMoney, formatMoney } from '@tradewind/domain/money';
import type { WrittenJournal } from './store.ts';

/** '-125000.00' from a signed number of cents. */
export const moneyText = (amount: number): string => `${amount < 0 ? '-' : ''}${formatMoney(cents(Math.abs(amount)))}`;

/** '-$1,250.00' from a signed number of cents, for sentences. */
export const dollarText = (amount: number): string => `${amount < 0 ? '-' : ''}${exactMoney(cents(Math.abs(amount)))}`;

const presentPosting = ({ account, book, amount }: Pick<Balance, 'account' | 'book' | 'amount'>) => ({
  ...{ account, book, amount: moneyText(amount) },
});

export function presentTradeMoney(balances: readonly Balance[], journals: readonly WrittenJournal[]): TradeMoney {
  const corrections = new Map(journals.flatMap(({ id, corrects }) => (corrects === null ? [] : [[corrects, id]])));
  return {
    balances: balances.map(presentPosting),
    journals: journals.map(({ id, kind, at, postedBy, corrects, postings }) => ({
      ...{ id, kind, at: at.toISOString(), by: postedBy, corrects },
      correctedBy: corrections.get(id) ?? null,
      postings: postings.map(presentPosting),
    })),
  };
}
