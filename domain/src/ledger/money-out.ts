import type { UsState } from '../geography/us-states.ts';
import type { Cents } from '../money.ts';
import { type Account, bankOf, client, lender, type TradeAccount, type TrustAccount, tax } from './accounts.ts';
import { type Journal, type JournalKind, seal } from './journal.ts';
import { moved } from './money-in.ts';

/** Everybody whom a wire out of a trade can pay. A refund returns a party's own money, a payout is what they earned. */
export type Payee =
  | { readonly kind: 'lender'; readonly lien: number }
  | { readonly kind: 'vendor' }
  | { readonly kind: 'tax'; readonly state: UsState }
  | { readonly kind: 'payout'; readonly position: number }
  | { readonly kind: 'refund'; readonly position: number }
  | { readonly kind: 'broker' };

const KIND = {
  lender: 'lender_paid',
  vendor: 'vendor_paid',
  tax: 'tax_paid',
  payout: 'payout',
  refund: 'refund',
  broker: 'fee_paid',
} as const satisfies Record<Payee['kind'], JournalKind>;

export function accountOf(payee: Payee): TradeAccount {
  switch (payee.kind) {
    case 'lender':
      return lender(payee.lien);
    case 'tax':
      return tax(payee.state);
    case 'vendor':
      return 'payable:vendor';
    case 'broker':
      return 'due:broker';
    default:
      return client(payee.position);
  }
}

interface Payment {
  readonly tradeId: number;
  readonly payee: Payee;
  readonly book: TrustAccount;
  readonly amount: Cents;
}

/** A wire went out. */
export const payment = ({ tradeId, payee, book, amount }: Payment): Journal =>
  seal(KIND[payee.kind], tradeId, moved(accountOf(payee), bankOf(book), book, amount), {});

/** The fee that left a trust account arrives in our own book. */
export const feeEarned = (amount: Cents): Journal =>
  own('fee_earned', 'bank:operating', 'income:closing_fee', amount, {});

/** Somebody paid one of our services by card. Cards never pay into trust. */
export const cardPaid = (amount: Cents, service: string): Journal =>
  own('card_paid', 'card:clearing', 'income:services', amount, { service });

/** The card processor paid out. */
export const cardSettled = (amount: Cents): Journal =>
  own('card_settled', 'bank:operating', 'card:clearing', amount, {});

/** A card payment was refunded or charged back: from the processor, or from our bank if it was paid out. */
export const cardRefunded = (amount: Cents, service: string, from: 'card:clearing' | 'bank:operating'): Journal =>
  own('card_refunded', 'income:services', from, amount, { service });

const own = <Kind extends 'fee_earned' | 'card_paid' | 'card_settled' | 'card_refunded'>(
  kind: Kind,
  from: Account,
  to: Account,
  amount: Cents,
  details: Parameters<typeof seal<Kind>>[3],
): Journal =>
  seal(
    kind,
    null,
    [
      { account: from, book: 'own', amount },
      { account: to, book: 'own', amount: -amount },
    ],
    details,
  );

const LAST = 4;
/** Lenders are paid first, then vendors, taxes, owners, and our fee last. Money in dispute or held back waits for none. */
function rankOf(account: Account): number | undefined {
  if (account.startsWith('payable:lender:')) return 0;
  if (account === 'payable:vendor') return 1;
  if (account.startsWith('payable:tax:')) return 2;
  if (account.startsWith('client:')) return 3;
  return account === 'due:broker' ? LAST : undefined;
}

/** The open account of a trade that must be paid before this one, if any. */
export function paidBefore(
  account: TradeAccount,
  balances: readonly { readonly account: Account; readonly amount: number }[],
): Account | undefined {
  const rank = rankOf(account) ?? LAST;
  return balances
    .filter((one) => one.amount !== 0 && (rankOf(one.account) ?? LAST) < rank)
    .map((one) => one.account)
    .sort((a, b) => (rankOf(a) ?? LAST) - (rankOf(b) ?? LAST))[0];
}
