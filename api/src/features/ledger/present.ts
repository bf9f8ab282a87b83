import type { TradeMoney } from '@tradewind/contract/ledger';
import type { Balance } from '@tradewind/domain/ledger/balances';
import { noteOf } from '@tradewind/domain/ledger/statement';
import { cents, exactMoney, formatMoney } from '@tradewind/domain/money';
import type { WrittenJournal } from './store.ts';

export const FORMER_MEMBER = 'Former member';

/** '-125000.00' from a signed number of cents. */
export const moneyText = (amount: number): string => `${amount < 0 ? '-' : ''}${formatMoney(cents(Math.abs(amount)))}`;

/** '-$1,250.00' from a signed number of cents, for sentences. */
export const dollarText = (amount: number): string => `${amount < 0 ? '-' : ''}${exactMoney(cents(Math.abs(amount)))}`;

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** 'March 31, 2026' from '2026-03-31', for sentences. */
export const dayText = (day: string): string => DAY.format(new Date(day));

const presentPosting = ({ account, book, amount }: Pick<Balance, 'account' | 'book' | 'amount'>) => ({
  ...{ account, book, amount: moneyText(amount) },
});

interface Around {
  /** Names by user id. */
  readonly people: ReadonlyMap<string, string>;
  /** By the id of their journal. */
  readonly wires: ReadonlyMap<number, { readonly bankReference: string; readonly counterparty: string }>;
}

export function presentTradeMoney(
  balances: readonly Balance[],
  journals: readonly WrittenJournal[],
  { people, wires }: Around,
): TradeMoney {
  const corrections = new Map(journals.flatMap(({ id, corrects }) => (corrects === null ? [] : [[corrects, id]])));
  return {
    balances: balances.map(presentPosting),
    journals: journals.map((journal) => {
      const { id, kind, at, postedBy, corrects, postings } = journal;
      const { bankReference, counterparty } = wires.get(id) ?? {};
      return {
        ...{ id, kind, at: at.toISOString(), corrects, note: noteOf(journal) ?? null },
        by: postedBy === null ? null : (people.get(postedBy) ?? FORMER_MEMBER),
        wire: bankReference && counterparty ? { bankReference, counterparty } : null,
        correctedBy: corrections.get(id) ?? null,
        postings: postings.map(presentPosting),
      };
    }),
  };
}
