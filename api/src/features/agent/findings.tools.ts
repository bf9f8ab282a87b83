import { nothingInput } from '@tradewind/contract/eddy-tools';
import type { Negotiation } from '@tradewind/contract/negotiations';
import { priceText } from '@tradewind/contract/prices';
import { exactPriceText } from '@tradewind/contract/trade-values';
import { cents, closingCost, formatMoney, parseMoney, sum } from '@tradewind/domain/money';
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
          ...priceOf(negotiation),
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

/** The price that was negotiated, against the asking price, and with the closing fee that the buyer pays. */
function priceOf({ finalOffer, boat, role }: Negotiation) {
  if (!finalOffer) return {};
  const [price, asking] = [finalOffer.price, boat.price].map((amount) => parseMoney(amount) ?? cents(0));
  if (!price || !asking) return { proposed: priceText(finalOffer.price) };
  const gap = cents(Math.abs(asking - price));
  const share = (gap / asking) * 100;
  const fee = closingCost(price);
  return {
    proposed: priceText(finalOffer.price),
    asking: priceText(boat.price),
    belowAsking: price < asking,
    offAsking: priceText(formatMoney(gap)),
    offShare: `${share < 10 ? Math.round(share * 10) / 10 : Math.round(share)}%`,
    ...(role === 'initiator' && {
      closingFee: exactPriceText(formatMoney(fee)),
      priceWithFee: exactPriceText(formatMoney(sum([price, fee]))),
    }),
  };
}

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
