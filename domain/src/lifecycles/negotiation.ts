import type { Lifecycle } from './lifecycle.ts';

/** The agent proposes; both people must confirm before anything is agreed. */
export const NEGOTIATION_STATES = [
  'pending',
  'in_progress',
  'proposed',
  'confirmed_by_initiator',
  'confirmed_by_responder',
  'agreed',
  'declined',
  'expired',
  'failed',
] as const;

export type NegotiationState = (typeof NEGOTIATION_STATES)[number];
export type NegotiationAction = 'start' | 'propose' | 'confirm' | 'decline' | 'fail' | 'expire';
type NegotiationActor = 'initiator' | 'responder' | 'agent' | 'system';

const OPEN = ['pending', 'in_progress', 'proposed', 'confirmed_by_initiator', 'confirmed_by_responder'] as const;

export const NEGOTIATION: Lifecycle<NegotiationState, NegotiationAction, NegotiationActor> = {
  states: NEGOTIATION_STATES,
  initial: 'pending',
  terminal: ['agreed', 'declined', 'expired', 'failed'],
  rules: [
    { from: ['pending'], action: 'start', by: ['agent'], to: 'in_progress' },
    { from: ['in_progress'], action: 'propose', by: ['agent'], to: 'proposed' },
    { from: ['proposed'], action: 'confirm', by: ['initiator'], to: 'confirmed_by_initiator' },
    { from: ['proposed'], action: 'confirm', by: ['responder'], to: 'confirmed_by_responder' },
    { from: ['confirmed_by_initiator'], action: 'confirm', by: ['responder'], to: 'agreed' },
    { from: ['confirmed_by_responder'], action: 'confirm', by: ['initiator'], to: 'agreed' },
    { from: OPEN, action: 'decline', by: ['initiator', 'responder'], to: 'declined' },
    { from: ['pending', 'in_progress'], action: 'fail', by: ['agent', 'system'], to: 'failed' },
    { from: OPEN, action: 'expire', by: ['system'], to: 'expired' },
  ],
};
