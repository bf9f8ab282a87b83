import type { UsState } from '../geography/us-states.ts';

/** The trust accounts at the bank: one for boats over 32 feet, which may hold nothing else, and one for everything else. */
export const TRUST_ACCOUNTS = ['trust_yacht', 'trust_other'] as const;
export type TrustAccount = (typeof TRUST_ACCOUNTS)[number];

/** Every book balances by itself, so the money of one is never used for another. The brokerage's own money has its own. */
export const BOOKS = [...TRUST_ACCOUNTS, 'own'] as const;
export type Book = (typeof BOOKS)[number];

/** Money that one trade holds for somebody. Parties are told apart by their position, liens by their id. */
export type TradeAccount =
  | `client:${number}`
  | `payable:lender:${number}`
  | 'payable:vendor'
  | `payable:tax:${UsState}`
  | 'holdback'
  | 'dispute'
  | 'due:broker';

type OwnAccount = 'bank:operating' | 'income:closing_fee' | 'income:services' | 'card:clearing';

/** Debits are positive and credits negative: what we have is never below zero, what we owe never above. */
export type Account = `bank:${TrustAccount}` | 'suspense' | TradeAccount | OwnAccount;

export const client = (position: number) => `client:${position}` as const;
export const lender = (lien: number) => `payable:lender:${lien}` as const;
export const tax = (state: UsState) => `payable:tax:${state}` as const;
export const bankOf = (book: TrustAccount) => `bank:${book}` as const;

const POSITION = /^client:(\d+)$/;
/** The party whose money it is, if it is a party's. */
export function positionOf(account: Account): number | undefined {
  const match = POSITION.exec(account);
  return match ? Number(match[1]) : undefined;
}

const TRADE_ACCOUNT = /^(client:|payable:|holdback$|dispute$|due:broker$)/;
export const isOfTrade = (account: Account): account is TradeAccount => TRADE_ACCOUNT.test(account);

/** Banks and the card processor owe us; all other accounts are owed by us, or earned. */
const isOwedToUs = (account: Account): boolean => account.startsWith('bank:') || account === 'card:clearing';

/** Whether a balance is on its side of zero. */
export const mayHold = (account: Account, balance: number): boolean =>
  isOwedToUs(account) ? balance >= 0 : balance <= 0;

/** The books in which an account may appear. */
export function booksOf(account: Account): readonly Book[] {
  if (account === 'bank:trust_yacht') return ['trust_yacht'];
  if (account === 'bank:trust_other') return ['trust_other'];
  return isOfTrade(account) || account === 'suspense' ? TRUST_ACCOUNTS : ['own'];
}

const YACHT_FEET = 32;

/** Where the money for a boat is held. A boat of unknown length is not proven to be a yacht. */
export const trustAccountFor = (lengthFeet: number | null | undefined): TrustAccount =>
  lengthFeet != null && lengthFeet > YACHT_FEET ? 'trust_yacht' : 'trust_other';
