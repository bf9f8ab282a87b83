import type { Lifecycle } from './lifecycle.ts';

export const TRADE_STATES = [
  'proposed',
  'agreed',
  'closing',
  'disputed',
  'released',
  'closed',
  'declined',
  'withdrawn',
  'expired',
  'void',
  'cancelled',
] as const;

export type TradeState = (typeof TRADE_STATES)[number];

/** `agree` is the acceptance that completes the set; those before it change no state. */
const TRADE_ACTIONS = [
  'agree',
  'counter',
  'decline',
  'withdraw',
  'expire',
  'void',
  'start',
  'dispute',
  'resume',
  'cancel',
  'release',
  'settle',
] as const;

export type TradeAction = (typeof TRADE_ACTIONS)[number];

/** The clock also acts for the product itself: when an item becomes unavailable, or a deadline passes. */
export type TradeActor = 'party' | 'broker' | 'clock';

export const TRADE: Lifecycle<TradeState, TradeAction, TradeActor> = {
  states: TRADE_STATES,
  initial: 'proposed',
  terminal: ['closed', 'declined', 'withdrawn', 'expired', 'void', 'cancelled'],
  rules: [
    { from: ['proposed'], action: 'agree', by: ['party'], to: 'agreed' },
    { from: ['proposed'], action: 'counter', by: ['party'], to: 'proposed' },
    { from: ['proposed'], action: 'decline', by: ['party'], to: 'declined' },
    { from: ['proposed'], action: 'withdraw', by: ['party'], to: 'withdrawn' },
    { from: ['proposed'], action: 'expire', by: ['clock'], to: 'expired' },
    { from: ['proposed'], action: 'void', by: ['clock'], to: 'void' },
    { from: ['agreed'], action: 'start', by: ['clock'], to: 'closing' },
    { from: ['agreed'], action: 'cancel', by: ['party', 'broker', 'clock'], to: 'cancelled' },
    // Once everyone has signed, a trade ends for a cause, and only when nothing is held for anybody.
    { from: ['closing'], action: 'cancel', by: ['clock'], to: 'cancelled' },
    { from: ['closing'], action: 'dispute', by: ['party', 'broker'], to: 'disputed' },
    { from: ['disputed'], action: 'resume', by: ['broker'], to: 'closing' },
    { from: ['closing'], action: 'release', by: ['broker'], to: 'released' },
    { from: ['released'], action: 'settle', by: ['broker'], to: 'closed' },
  ],
};

/** The states in which a trade's items are reserved for it. */
export const RESERVING_STATES = ['agreed', 'closing', 'disputed', 'released'] as const satisfies TradeState[];

/** The lists of a person's trades, in the order of the screen. */
export const TRADE_LISTS = ['waiting', 'open', 'agreed', 'closing', 'closed', 'ended'] as const;
export type TradeList = (typeof TRADE_LISTS)[number];

const LIST_OF: Readonly<Record<Exclude<TradeState, 'proposed'>, TradeList>> = {
  agreed: 'agreed',
  closing: 'closing',
  disputed: 'closing',
  released: 'closing',
  closed: 'closed',
  declined: 'ended',
  withdrawn: 'ended',
  expired: 'ended',
  void: 'ended',
  cancelled: 'ended',
};

/** Where a party finds a trade. A backup waits for its items, not for anybody. */
export function listOf(state: TradeState, { accepted, backup }: { accepted: boolean; backup: boolean }): TradeList {
  if (state !== 'proposed') return LIST_OF[state];
  return accepted || backup ? 'open' : 'waiting';
}
