import { type Authorized, authorized } from '../../platform/authorized.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { TradeStanding } from '../trades/service.ts';
import type { NegotiationRow } from './negotiations/negotiations.store.ts';

/** A negotiation that the caller may confirm or decline. */
type ChangeableNegotiation = Authorized<NegotiationRow, 'initiator' | 'responder'>;

/** A negotiation that its trade moves on. */
export type FollowingNegotiation = Authorized<NegotiationRow, 'trade'>;

export const roleOf = ({ negotiation }: NegotiationRow, userId: string) =>
  negotiation.initiatorUserId === userId ? 'initiator' : 'responder';

/** Hides from strangers that the negotiation exists. */
export function asNegotiator(userId: string, row: NegotiationRow | undefined): ChangeableNegotiation {
  const parties = [row?.negotiation.initiatorUserId, row?.negotiation.responderUserId];
  if (!row || !parties.includes(userId)) throw notFound('We can’t find that negotiation.');
  return authorized(row, roleOf(row, userId));
}

/** A negotiation follows the trade that carries its proposal, whoever acts on that. */
export function asFollower(row: NegotiationRow, { id }: Pick<TradeStanding, 'id'>): FollowingNegotiation {
  const { negotiation } = row;
  if (negotiation.tradeId !== id) throw new Error(`Negotiation ${negotiation.id} has nothing to do with trade ${id}.`);
  return authorized(row, 'trade');
}
