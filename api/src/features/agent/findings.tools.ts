import { nothingInput } from '@tradewind/contract/eddy-tools';
import type { Negotiation } from '@tradewind/contract/negotiations';
import { priceText } from '@tradewind/contract/prices';
import { BOATS_SHOWN, boatCard, boatCards, boatForModel } from '../../eddy/boat-words.ts';
import { reading } from '../../platform/tool.ts';
import { listMatches, listNegotiations } from './service.ts';

const NEGOTIATIONS_SHOWN = 6;

export const agentFindings = reading({
  name: 'agent_findings',
  description: 'What the user’s agent found, newest first, and the trades it negotiated, with their status.',
  input: nothingInput,
  async run({ db, caller }) {
    const matches = await listMatches(db, caller.id, BOATS_SHOWN);
    const negotiations = await listNegotiations(db, caller.id, NEGOTIATIONS_SHOWN);
    return {
      output: {
        total: matches.length,
        boats: matches.map(({ boat, reason }) => ({ ...boatForModel(boat), why: reason })),
        negotiations: negotiations.map((negotiation) => ({
          boatId: negotiation.boat.id,
          about: negotiation.boat.title,
          with: negotiation.otherParty.firstName,
          ...(negotiation.finalOffer && { proposed: priceText(negotiation.finalOffer.price) }),
          standing: standingOf(negotiation),
        })),
      },
      parts: [
        ...boatCards(matches.map(({ boat, reason }) => boatCard(boat, reason))),
        ...(negotiations.length > 0 ? [{ type: 'data-table' as const, data: tableOf(negotiations) }] : []),
      ],
    };
  },
});

/** An action that the user can take comes first. */
function standingOf({ status, actions }: Negotiation): string {
  if (actions.includes('confirm')) return 'waiting for you';
  if (status === 'agreed' || status === 'declined' || status === 'failed' || status === 'expired') return status;
  return 'waiting for them';
}

const tableOf = (negotiations: readonly Negotiation[]) => ({
  caption: 'Your negotiations',
  columns: ['Boat', 'With', 'Proposed', 'Status'],
  rows: negotiations.map((negotiation) => [
    negotiation.boat.title,
    negotiation.otherParty.firstName,
    negotiation.finalOffer ? priceText(negotiation.finalOffer.price) : '–',
    standingOf(negotiation),
  ]),
});
