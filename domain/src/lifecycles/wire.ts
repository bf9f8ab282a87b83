import type { Lifecycle } from './lifecycle.ts';

export const WIRE_STATES = ['recorded', 'confirmed', 'collected', 'voided', 'reversed'] as const;
export type WireState = (typeof WIRE_STATES)[number];

type WireMove = 'confirm' | 'collect' | 'void' | 'reverse';

/**
 * Money that comes in is posted when it is collected, money that goes out when it is confirmed. A recorder confirms their own wires
 * only up to the limit. A wire that is posted is reversed, any other is voided.
 */
export const WIRE: Lifecycle<WireState, WireMove, 'incoming' | 'outgoing'> = {
  states: WIRE_STATES,
  initial: 'recorded',
  terminal: ['voided', 'reversed'],
  rules: [
    { from: ['recorded'], action: 'confirm', by: ['incoming', 'outgoing'], to: 'confirmed' },
    { from: ['confirmed'], action: 'collect', by: ['incoming', 'outgoing'], to: 'collected' },
    { from: ['recorded'], action: 'void', by: ['incoming', 'outgoing'], to: 'voided' },
    { from: ['confirmed'], action: 'void', by: ['incoming'], to: 'voided' },
    { from: ['confirmed'], action: 'reverse', by: ['outgoing'], to: 'reversed' },
    { from: ['collected'], action: 'reverse', by: ['incoming', 'outgoing'], to: 'reversed' },
  ],
};
