import type { Limit } from '../../platform/rate-limit.ts';

export const proposalsOfUser: Limit = {
  name: 'trades:user',
  most: 60,
  seconds: 60 * 60,
  message: 'You’ve made a lot of offers in the last hour. Please wait a while before the next one.',
};

export const TRADES = {
  /** Offers of one person that can be open at the same time. */
  openOffers: 100,
  /** Revisions of one trade: everyone reads all of them. */
  revisions: 100,
  /** Proposals that one run of the job expires in one transaction. */
  expiredAtOnce: 100,
  /** Proposals whose people are told in one transaction that one of the items is pending, free again or gone. */
  proposalsToldAtOnce: 50,
  /** People told in one transaction that a boat they saved is pending, or free again. */
  toldAtOnce: 200,
} as const;
