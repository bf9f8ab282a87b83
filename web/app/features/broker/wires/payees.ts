import type { TradeMoney, TrustBalance } from '@tradewind/contract/ledger';
import { accountName, lastPart, type NamedParty } from '../account-names.ts';
import { isNothing } from '../money-text.ts';

/** Money that a trade owes somebody. */
export interface Owed {
  account: string;
  trust: TrustBalance['trust'];
  /** A decimal string without a sign. */
  amount: string;
  name: string;
}

/** The order of payments. */
const ORDER = ['payable:lender:', 'payable:vendor', 'payable:tax:', 'client:', 'due:broker'] as const;

const orderOf = (account: string) => ORDER.findIndex((start) => account.startsWith(start));

/** Everybody whom the trade owes money, in the order of payments. Frozen money is owed to nobody. */
export function owedIn(balances: TradeMoney['balances'], parties: readonly NamedParty[]): Owed[] {
  return balances
    .filter(({ account, book, amount }) => orderOf(account) >= 0 && isTrust(book) && !isNothing(amount))
    .map(({ account, book, amount }) => ({
      account,
      trust: book as Owed['trust'],
      amount: amount.replace(/^-/, ''),
      name: accountName(account, parties),
    }))
    .sort((one, other) => orderOf(one.account) - orderOf(other.account));
}

const isTrust = (book: string) => book.startsWith('trust_');

/** As much of a payee as the account tells; the contract checks it. */
interface Payee {
  kind: string;
  lien?: number;
  state?: string;
  position?: number;
}

/** The payee of a wire from this account. Owners get their deposit back before the release, and are paid after it. */
export function payeeOf(account: string, isReleased: boolean): Payee | undefined {
  const last = lastPart(account);
  if (account.startsWith('payable:lender:')) return { kind: 'lender', lien: Number(last) };
  if (account === 'payable:vendor') return { kind: 'vendor' };
  if (account.startsWith('payable:tax:')) return { kind: 'tax', state: last };
  if (account.startsWith('client:')) return { kind: isReleased ? 'payout' : 'refund', position: Number(last) };
  return account === 'due:broker' ? { kind: 'broker' } : undefined;
}
