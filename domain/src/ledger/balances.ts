import { type Account, type Book, isOfTrade, mayHold } from './accounts.ts';
import type { Journal, RecordedJournal } from './journal.ts';

export interface Balance {
  /** Null for accounts that belong to no trade. */
  readonly tradeId: number | null;
  readonly account: Account;
  readonly book: Book;
  readonly amount: number;
}

const keyOf = ({ tradeId, account, book }: Omit<Balance, 'amount'>) => `${tradeId ?? ''} ${book} ${account}`;

/** The balances of a ledger, changed by whole journals only. The database keeps the same ones with the same rules. */
export class Balances {
  readonly #balances = new Map<string, Balance>();

  /** Names the first account that the journal would overdraw, and then changes nothing. */
  post(journal: Journal): Account | undefined {
    const changes = changesOf(journal);
    const next = changes.map((change) => ({ ...change, amount: this.#amountOf(change) + change.amount }));
    const overdrawn = next.find(({ account, amount }) => !mayHold(account, amount));
    if (overdrawn) return overdrawn.account;
    for (const balance of next) this.#balances.set(keyOf(balance), balance);
    return undefined;
  }

  amountOf(account: Account, book: Book, tradeId: number | null = null): number {
    return this.#amountOf({ tradeId, account, book });
  }

  all(): Balance[] {
    return [...this.#balances.values()];
  }

  ofTrade(tradeId: number): Balance[] {
    return this.all().filter((balance) => balance.tradeId === tradeId && balance.amount !== 0);
  }

  /** Zero in each book, whatever was posted. */
  sums(): Record<Book, number> {
    const sums: Record<Book, number> = { trust_yacht: 0, trust_other: 0, own: 0 };
    for (const { book, amount } of this.all()) sums[book] += amount;
    return sums;
  }

  #amountOf(of: Omit<Balance, 'amount'>): number {
    return this.#balances.get(keyOf(of))?.amount ?? 0;
  }
}

/** The changes of a journal, summed by account. */
function changesOf({ tradeId, postings }: RecordedJournal): Balance[] {
  const changes = new Map<string, Balance>();
  for (const { account, book, amount } of postings) {
    const of = { tradeId: isOfTrade(account) ? tradeId : null, account, book };
    changes.set(keyOf(of), { ...of, amount: (changes.get(keyOf(of))?.amount ?? 0) + amount });
  }
  return [...changes.values()];
}
