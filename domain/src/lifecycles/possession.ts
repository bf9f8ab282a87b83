import type { Lifecycle } from './lifecycle.ts';

export const PROOF_STATES = ['asked', 'submitted', 'approved', 'refused', 'withdrawn', 'expired', 'voided'] as const;
export type ProofState = (typeof PROOF_STATES)[number];
type ProofAction = 'send' | 'withdraw' | 'approve' | 'refuse' | 'expire' | 'void';
type ProofActor = 'owner' | 'admin' | 'clock';

/** One attempt to prove possession of a boat: a code, the photo that shows it, and the decision about the photo. */
export const POSSESSION_PROOF: Lifecycle<ProofState, ProofAction, ProofActor> = {
  states: PROOF_STATES,
  initial: 'asked',
  terminal: ['refused', 'withdrawn', 'expired', 'voided'],
  rules: [
    { from: ['asked'], action: 'send', by: ['owner'], to: 'submitted' },
    { from: ['asked', 'submitted', 'approved'], action: 'withdraw', by: ['owner'], to: 'withdrawn' },
    { from: ['submitted'], action: 'approve', by: ['admin'], to: 'approved' },
    { from: ['submitted'], action: 'refuse', by: ['admin'], to: 'refused' },
    { from: ['asked'], action: 'expire', by: ['clock'], to: 'expired' },
    // The owner says that it is another boat, so the photo shows nothing any longer.
    { from: ['submitted', 'approved'], action: 'void', by: ['owner'], to: 'voided' },
  ],
};
