import type { TradeMoney } from '@tradewind/contract/ledger';

type Balance = TradeMoney['balances'][number];

const keyOf = ({ account, book }: Pick<Balance, 'account' | 'book'>) => `${book} ${account}`;

/** Every account of the trade with its balance, also those that are empty again. The bank's accounts belong to no trade. */
export function touchedAccounts({ balances, journals }: TradeMoney): Balance[] {
  const held = new Map(balances.map((balance) => [keyOf(balance), balance]));
  const touched = journals
    .flatMap(({ postings }) => postings)
    .filter(({ account }) => !account.startsWith('bank:') && account !== 'suspense');
  const empty = touched.filter((posting) => !held.has(keyOf(posting))).map((one) => ({ ...one, amount: '0.00' }));
  const all = [...balances, ...new Map(empty.map((one) => [keyOf(one), one])).values()];
  return all.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}
