import { boatImages, hasOwnImages } from '@tradewind/contract/boat-images';
import { NEGOTIATION_ACTIONS, type Negotiation, type NegotiationDetail } from '@tradewind/contract/negotiations';
import { priceText } from '@tradewind/contract/prices';
import { actionsOf } from '@tradewind/domain/lifecycles/lifecycle';
import { NEGOTIATION, type NegotiationState } from '@tradewind/domain/lifecycles/negotiation';
import { roleOf } from '../policy.ts';
import type { FinalOffer, NegotiationData, NegotiationRow } from './negotiations.store.ts';

const dataOf = ({ negotiation }: NegotiationRow) => negotiation.negotiationData as unknown as NegotiationData;
const isClosed = ({ negotiation }: NegotiationRow) =>
  (NEGOTIATION.terminal as readonly string[]).includes(negotiation.status);

/** Also true for a proposal that is past its time but not yet marked as expired by the job. */
const isOver = (row: NegotiationRow) =>
  isClosed(row) || (row.trade?.expiresAt != null && row.trade.expiresAt.getTime() <= Date.now());

/** The agents make the first revision of a trade. People answer a later one at the trade, where they see it. */
export const AGENTS_REVISION = 1;

const isConfirmable = ({ trade }: NegotiationRow) => !trade?.backup && trade?.revision === AGENTS_REVISION;

/** The negotiation from one party's point of view, without the other's limit or strategy. */
export function presentNegotiation(row: NegotiationRow, userId: string): Negotiation {
  const { negotiation, boat } = row;
  const role = roleOf(row, userId);
  const { rounds, mediated } = dataOf(row);
  const possible = isOver(row) ? [] : actionsOf(NEGOTIATION, negotiation.status as NegotiationState, role);
  return {
    id: negotiation.id,
    role,
    status: negotiation.status as NegotiationState,
    boat: {
      id: boat.id,
      title: boat.title,
      price: boat.price,
      imageUrl: hasOwnImages(boat) ? (boatImages(boat)[0] ?? null) : null,
    },
    otherParty: role === 'initiator' ? row.responder : row.initiator,
    finalOffer: negotiation.finalOffer as FinalOffer | null,
    rounds,
    mediated,
    actions: NEGOTIATION_ACTIONS.filter(
      (action) => possible.includes(action) && (action !== 'confirm' || isConfirmable(row)),
    ),
    tradeId: negotiation.tradeId,
    expiresAt: isClosed(row) ? null : (row.trade?.expiresAt?.toISOString() ?? null),
    createdAt: negotiation.createdAt.toISOString(),
    updatedAt: negotiation.updatedAt.toISOString(),
  };
}

export function presentNegotiationDetail(row: NegotiationRow, userId: string): NegotiationDetail {
  const role = roleOf(row, userId);
  const transcript = dataOf(row).offers.map(({ round, by, price }) => ({
    round,
    by: by === role ? ('you' as const) : ('them' as const),
    price,
  }));
  return { ...presentNegotiation(row, userId), transcript };
}

/** Describes what the initiator gives. */
export function offerText({ price, tradeBoat, balance, means }: FinalOffer): string {
  const cash = tradeBoat ? balance : price;
  const parts = [
    ...(tradeBoat ? [tradeBoat.title] : []),
    ...(tradeBoat && Number(balance) === 0 ? [] : [`${priceText(cash)} in cash`]),
  ];
  const isPaid = parts.length > (tradeBoat ? 1 : 0);
  return `${parts.join(' and ')}${isPaid && means.length > 0 ? ` (or in ${means.join(' or ')})` : ''}`;
}
