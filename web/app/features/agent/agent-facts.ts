import type { AgentLogEntry, Negotiation } from '@tradewind/contract/negotiations';
import { negotiationPath, paths } from '@tradewind/contract/paths';

export function entryTarget({ boatId, negotiationId }: AgentLogEntry): string | undefined {
  if (negotiationId !== null) return negotiationPath(negotiationId);
  return boatId === null ? undefined : paths.boat(boatId);
}

type StatusSource = Pick<Negotiation, 'status' | 'role' | 'otherParty' | 'actions'>;

/** The status of a negotiation, worded for one of its two parties. */
export function statusText({ status, role, otherParty, actions }: StatusSource): string {
  const other = otherParty.firstName;
  switch (status) {
    case 'pending':
    case 'in_progress':
      return 'The agents are negotiating';
    case 'proposed':
      return actions.length > 0 ? 'Waiting for both of you' : 'Expired without an answer';
    case 'confirmed_by_initiator':
    case 'confirmed_by_responder':
      if (actions.length === 0) return 'Expired without an answer';
      return status === `confirmed_by_${role}`
        ? `You confirmed, waiting for ${other}`
        : `${other} confirmed, waiting for you`;
    case 'agreed':
      return 'Agreed';
    case 'declined':
      return 'Declined';
    case 'expired':
      return 'Expired without an answer';
    case 'failed':
      return 'No agreement';
  }
}

/** Whether the negotiation waits for this user's decision. */
export const waitsForYou = ({ actions }: Pick<Negotiation, 'actions'>) => actions.includes('confirm');
