import type { Lifecycle } from './lifecycle.ts';

const TRANSACTION_STATES = ['pending', 'in_escrow', 'completed', 'cancelled'] as const;

type TransactionState = (typeof TRANSACTION_STATES)[number];
type TransactionAction = 'fund' | 'release' | 'refund' | 'complete' | 'cancel';
type TransactionActor = 'buyer' | 'seller' | 'broker';

/** The brokerage closes a trade through escrow. In a direct trade the seller, who bears the risk, marks it as completed. */
export const TRANSACTION: Lifecycle<TransactionState, TransactionAction, TransactionActor> = {
  states: TRANSACTION_STATES,
  initial: 'pending',
  terminal: ['completed', 'cancelled'],
  rules: [
    { from: ['pending'], action: 'fund', by: ['broker'], to: 'in_escrow' },
    { from: ['in_escrow'], action: 'release', by: ['broker'], to: 'completed' },
    { from: ['in_escrow'], action: 'refund', by: ['broker'], to: 'cancelled' },
    { from: ['pending'], action: 'complete', by: ['seller'], to: 'completed' },
    { from: ['pending'], action: 'cancel', by: ['buyer', 'seller', 'broker'], to: 'cancelled' },
  ],
};
