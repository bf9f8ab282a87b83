import type { ClosingProposal, ProposalTerms } from '@tradewind/contract/closing-proposals';
import { priceText } from '@tradewind/contract/prices';
import type { TradeBundle } from '../../trades/service.ts';
import type { Role } from '../policy.ts';
import { concernedBy, proposalActions } from './proposals.policy.ts';
import type { Proposal } from './proposals.store.ts';

export const presentProposal = (proposal: Proposal, trade: TradeBundle, role: Role): ClosingProposal => ({
  id: proposal.id,
  terms: proposal.terms,
  reason: proposal.reason,
  by: proposal.proposedBy,
  at: proposal.proposedAt.toISOString(),
  state: proposal.state as ClosingProposal['state'],
  concerns: concernedBy(proposal, trade),
  consents: proposal.consents.map(({ position, name, consentedAt }) => ({
    ...{ position, name, at: consentedAt.toISOString() },
  })),
  actions: proposalActions(proposal, trade, role),
});

/** The subject of a proposal, in the middle of a sentence. */
function subjectOf(terms: ProposalTerms): string {
  switch (terms.kind) {
    case 'extension':
      return `${terms.days} more ${terms.days === 1 ? 'day' : 'days'}`;
    case 'holdback':
      return `to hold back ${priceText(terms.amount)}`;
    case 'holdback-end':
      return terms.to === 'giver' ? 'to pay out the money held back' : 'to return the money held back';
    case 'amendment':
      return 'other amounts';
    case 'cancellation':
      return 'to end the trade';
    case 'settlement':
      return 'a way to settle the dispute';
  }
}

const AGREED: Readonly<Record<Exclude<ProposalTerms['kind'], 'cancellation'>, string>> = {
  extension: 'The dates of your closing have moved.',
  holdback: 'The amount is held back at the release, under the condition that you agreed on.',
  'holdback-end': 'Your broker wires the money that was held back.',
  amendment: 'The amounts of your trade have changed. Please sign the amended agreement.',
  settlement: 'Your broker will record the release that everyone signed.',
};

export const PROPOSAL_NEWS = {
  proposed: (name: string, terms: ProposalTerms) => ({
    title: `${name} proposes ${subjectOf(terms)}`,
    body: 'Please consent or turn it down.',
  }),
  declined: (name: string, terms: ProposalTerms) => ({
    title: `${name} turned down ${subjectOf(terms)}`,
    body: 'Everything stays as it was.',
  }),
  agreed: (terms: Exclude<ProposalTerms, { kind: 'cancellation' }>) => ({
    title: `Agreed: ${subjectOf(terms)}`,
    body: AGREED[terms.kind],
  }),
};
