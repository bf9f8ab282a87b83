import type { Lifecycle } from './lifecycle.ts';

/** An offer made in a message. A counteroffer declines it and makes a new one. */
const OFFER_STATES = ['pending', 'accepted', 'declined', 'withdrawn', 'expired'] as const;

type OfferState = (typeof OFFER_STATES)[number];
type OfferAction = 'accept' | 'decline' | 'withdraw' | 'expire';
type OfferActor = 'sender' | 'receiver' | 'system';

export const OFFER: Lifecycle<OfferState, OfferAction, OfferActor> = {
  states: OFFER_STATES,
  initial: 'pending',
  terminal: ['accepted', 'declined', 'withdrawn', 'expired'],
  rules: [
    { from: ['pending'], action: 'accept', by: ['receiver'], to: 'accepted' },
    { from: ['pending'], action: 'decline', by: ['receiver'], to: 'declined' },
    { from: ['pending'], action: 'withdraw', by: ['sender'], to: 'withdrawn' },
    { from: ['pending'], action: 'expire', by: ['system'], to: 'expired' },
  ],
};
