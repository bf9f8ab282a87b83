import type { Lifecycle } from './lifecycle.ts';

const ORDER_STATES = ['requested', 'scheduled', 'completed', 'cancelled'] as const;
type OrderState = (typeof ORDER_STATES)[number];
type OrderAction = 'schedule' | 'complete' | 'cancel';

/** A service of the catalog, ordered from the task that it serves. */
export const SERVICE_ORDER: Lifecycle<OrderState, OrderAction, 'party' | 'broker'> = {
  states: ORDER_STATES,
  initial: 'requested',
  terminal: ['completed', 'cancelled'],
  rules: [
    { from: ['requested'], action: 'schedule', by: ['broker'], to: 'scheduled' },
    { from: ['scheduled'], action: 'complete', by: ['broker'], to: 'completed' },
    { from: ['requested'], action: 'cancel', by: ['party', 'broker'], to: 'cancelled' },
    { from: ['scheduled'], action: 'cancel', by: ['broker'], to: 'cancelled' },
  ],
};
