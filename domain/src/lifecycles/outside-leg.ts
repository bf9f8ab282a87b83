import type { Lifecycle } from './lifecycle.ts';

export const OUTSIDE_STATES = ['planned', 'opened', 'ready', 'released', 'confirmed', 'failed'] as const;
export type OutsideState = (typeof OUTSIDE_STATES)[number];
type OutsideAction = 'open' | 'prove' | 'release' | 'confirm' | 'fail';
type OutsideActor = 'giver' | 'receiver' | 'broker';

/** A vehicle, real estate or coins change hands at an agent of their own. We track it and never hold it. */
export const OUTSIDE_LEG: Lifecycle<OutsideState, OutsideAction, OutsideActor> = {
  states: OUTSIDE_STATES,
  initial: 'planned',
  terminal: ['confirmed', 'failed'],
  rules: [
    { from: ['planned'], action: 'open', by: ['giver'], to: 'opened' },
    { from: ['opened'], action: 'prove', by: ['broker'], to: 'ready' },
    { from: ['ready'], action: 'release', by: ['giver', 'broker'], to: 'released' },
    { from: ['released'], action: 'confirm', by: ['receiver', 'broker'], to: 'confirmed' },
    { from: ['planned', 'opened', 'ready'], action: 'fail', by: ['giver', 'broker'], to: 'failed' },
  ],
};
