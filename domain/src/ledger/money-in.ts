import type { Cents } from '../money.ts';
import { type Account, bankOf, client, type TrustAccount } from './accounts.ts';
import { type Journal, type Posting, seal } from './journal.ts';

interface Received {
  readonly tradeId: number;
  readonly position: number;
  readonly book: TrustAccount;
  readonly amount: Cents;
}

/** Takes an amount from one account and gives it to another of the same trust account. */
export const moved = (from: Account, to: Account, book: TrustAccount, amount: Cents): Posting[] => [
  { account: from, book, amount },
  { account: to, book, amount: -amount },
];

/** A party's deposit was collected. */
export const deposit = ({ tradeId, position, book, amount }: Received): Journal =>
  seal('deposit', tradeId, moved(bankOf(book), client(position), book, amount), {});

/** A party's other money was collected: the balance of the price, or the difference to a payoff. */
export const funds = ({ tradeId, position, book, amount }: Received): Journal =>
  seal('funds', tradeId, moved(bankOf(book), client(position), book, amount), {});

/** An unknown wire goes back to its sender within this many business days. */
export const RETURN_BUSINESS_DAYS = 5;

/** A wire arrived and nobody knows whose it is. */
export const unknownWire = ({ book, amount }: Pick<Received, 'book' | 'amount'>): Journal =>
  seal('unknown_wire', null, moved(bankOf(book), 'suspense', book, amount), {});

/** The owner of an unknown wire was found. */
export const suspenseAssigned = ({ tradeId, position, book, amount }: Received): Journal =>
  seal('suspense_assigned', tradeId, moved('suspense', client(position), book, amount), {});

/** An unknown wire went back to its sender. */
export const suspenseReturned = ({ book, amount }: Pick<Received, 'book' | 'amount'>): Journal =>
  seal('suspense_returned', null, moved('suspense', bankOf(book), book, amount), {});

interface VendorCost extends Received {
  readonly vendor: string;
  readonly service: string;
}

/** A party authorized a vendor's cost, such as a survey. */
export const vendorCost = ({ tradeId, position, book, amount, vendor, service }: VendorCost): Journal =>
  seal('vendor_cost', tradeId, moved(client(position), 'payable:vendor', book, amount), { vendor, service });
