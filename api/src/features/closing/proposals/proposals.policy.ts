import { PROPOSAL_KINDS, type ProposalKind, type ProposalTerms } from '@tradewind/contract/closing-proposals';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { TradeBundle } from '../../trades/service.ts';
import type { Role } from '../policy.ts';
import type { ClosingRow } from '../store.ts';
import type { Proposal } from './proposals.store.ts';

interface Standing {
  trade: TradeBundle;
  closing: ClosingRow;
  role: Role;
}

/** Everything that the caller can propose now. */
export function proposable({ trade, closing, role }: Standing): ProposalKind[] {
  const { status } = trade.trade;
  if (status === 'disputed') return ['settlement'];
  if (status === 'released') return role === 'broker' ? [] : ['holdback-end'];
  if (status !== 'closing' || closing.endingAt || closing.releasedAt) return [];
  const isParty = role !== 'broker';
  const possible: Record<ProposalKind, boolean> = {
    extension: closing.extendedTo === null,
    holdback: isParty,
    'holdback-end': false,
    amendment: isParty,
    cancellation: true,
    settlement: false,
  };
  return PROPOSAL_KINDS.filter((kind) => possible[kind]);
}

const REFUSED: Readonly<Record<ProposalKind, string>> = {
  extension: 'The dates of this closing can’t be moved, or not anymore: there is one extension.',
  holdback: 'Money can be held back only between the parties, while everyone has signed and nothing is released.',
  'holdback-end': 'Money that is held back is freed by the parties, after the release.',
  amendment: 'Amounts can be changed only by the parties, while everyone has signed and nothing is released.',
  cancellation: 'This closing can’t be ended like that now.',
  settlement: 'There’s no open dispute.',
};

export function requireProposable(standing: Standing, kind: ProposalKind): void {
  if (!proposable(standing).includes(kind)) throw new Refusal('conflict', REFUSED[kind]);
}

/** The boat whose money is to be held back or freed. Other proposals are about the whole trade. */
const boatOf = (terms: ProposalTerms): number | undefined =>
  terms.kind === 'holdback' || terms.kind === 'holdback-end' ? terms.leg : undefined;

/** Whether one of them must be answered before the other can be made. */
export const isAboutSame = (one: ProposalTerms, other: ProposalTerms): boolean =>
  one.kind === other.kind && boatOf(one) === boatOf(other);

/** The parties who must consent: both ends of a holdback, and otherwise everyone. */
export function concernedBy({ terms }: Pick<Proposal, 'terms'>, { parties, legs }: TradeBundle): number[] {
  const leg = legs.find(({ number }) => number === boatOf(terms));
  return leg ? [leg.giver, leg.receiver] : parties.map(({ position }) => position);
}

/** Money held back is between two people and the broker; the others do not learn of it. */
export const maySeeProposal = (proposal: Pick<Proposal, 'terms'>, trade: TradeBundle, role: Role): boolean =>
  role === 'broker' || concernedBy(proposal, trade).includes(role);

export function proposalActions(proposal: Proposal, trade: TradeBundle, role: Role): ('consent' | 'decline')[] {
  if (proposal.state !== 'open') return [];
  if (role === 'broker') return proposal.proposedBy === null ? ['decline'] : [];
  if (!concernedBy(proposal, trade).includes(role)) return [];
  return proposal.consents.some(({ position }) => position === role) ? ['decline'] : ['consent', 'decline'];
}
