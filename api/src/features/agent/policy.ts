import { type Authorized, authorized } from '../../platform/authorized.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { NegotiationRow } from './negotiations/negotiations.store.ts';

/** A negotiation that the caller may confirm or decline. */
type AnswerableNegotiation = Authorized<NegotiationRow, 'initiator' | 'responder'>;

export const roleOf = ({ negotiation }: NegotiationRow, userId: string) =>
  negotiation.initiatorUserId === userId ? 'initiator' : 'responder';

/** Hides from strangers that the negotiation exists. */
export function asNegotiator(userId: string, row: NegotiationRow | undefined): AnswerableNegotiation {
  const parties = [row?.negotiation.initiatorUserId, row?.negotiation.responderUserId];
  if (!row || !parties.includes(userId)) throw notFound('We can’t find that negotiation.');
  return authorized(row, roleOf(row, userId));
}
