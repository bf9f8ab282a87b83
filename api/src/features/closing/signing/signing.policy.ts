import type { Caller } from '../../../platform/auth.ts';
import { type Authorized, authorized } from '../../../platform/authorized.ts';
import { notAllowed } from '../../../platform/http/refusal.ts';
import { positionOf, type TradeBundle } from '../../trades/service.ts';

/** A party of the trade that signs for itself. */
export type Signer = Authorized<{ tradeId: number; position: number; userId: string }, 'party'>;

/** The brokerage signs nothing for anybody. */
export function asSigner({ id: userId }: Caller, trade: TradeBundle): Signer {
  const position = positionOf(trade, userId);
  if (position === undefined) throw notAllowed('Only the parties of a trade sign its documents.');
  return authorized({ tradeId: trade.trade.id, position, userId }, 'party');
}
