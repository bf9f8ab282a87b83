import { CAUSE_WORDS } from '@tradewind/contract/closing-causes';
import type { CancellationCause } from '@tradewind/domain/closing/cancellation';
import type { Work } from '../../../platform/work.ts';
import { balancesOf } from '../../ledger/service.ts';
import { type ChangeableTrade, endForCause, noteEnding, subjectTitle, tellParties } from '../../trades/service.ts';
import { chargeOrders } from '../costs.service.ts';
import { cancelOrders } from '../orders/orders.store.ts';
import { voidProposals } from '../proposals/proposals.store.ts';
import { type ClosingRow, updateClosing } from '../store.ts';

export interface Ending {
  cause: CancellationCause;
  /** The position of the party who answers for it. */
  party: number | null;
  /** The position of the party who stated it; null for the broker and the clock. */
  by: number | null;
  reason: string | null;
  /** The leg that fell through outside. */
  leg?: number | undefined;
}

interface EndingCourse {
  trade: ChangeableTrade;
  closing: ClosingRow;
  now: Date;
}

/**
 * Ends a closing for a cause. Items stay reserved until everything that is held has been paid back: then, or at once when nothing
 * is held, the trade is canceled.
 */
export async function beginEnding(work: Work, { trade, closing, now }: EndingCourse, ending: Ending): Promise<void> {
  const { tx } = work;
  await updateClosing(tx, trade, {
    endingCause: ending.cause,
    endingParty: ending.party,
    endingBy: ending.by,
    endingReason: ending.reason,
    endingLeg: ending.leg ?? null,
    endingAt: now,
  });
  await voidProposals(tx, closing.tradeId, now);
  await cancelOrders(tx, closing.tradeId, ['requested']);
  await chargeOrders(work, closing.tradeId, now);
  const holdsMoney = (await balancesOf(tx, closing.tradeId)).length > 0;
  await (holdsMoney ? noteEnding : endForCause)(work, trade, textOf(ending), now);
  tellParties(work, trade, {
    title: `The trade for ${subjectTitle(trade)} ends`,
    body: `${textOf(ending)} ${holdsMoney ? 'What we hold for you is paid back before everything is available again.' : 'Everything in it is available again.'}`,
  });
}

const textOf = ({ cause, reason }: Pick<Ending, 'cause' | 'reason'>): string =>
  [CAUSE_WORDS[cause], reason].filter(Boolean).join(' ');

/** Everything has been paid back: the trade is canceled, and its items are free. */
export async function finishEnding(work: Work, trade: ChangeableTrade, closing: ClosingRow, now: Date): Promise<void> {
  const { tradeId, endingCause: cause, endingReason: reason } = closing;
  const isWaiting = trade.trade.status === 'agreed' || trade.trade.status === 'closing';
  if (!cause || !isWaiting || (await balancesOf(work.tx, tradeId)).length > 0) return;
  await cancelOrders(work.tx, tradeId, ['requested', 'scheduled']);
  await endForCause(work, trade, textOf({ cause, reason }), now);
  tellParties(work, trade, {
    title: `The trade for ${subjectTitle(trade)} has ended`,
    body: 'Everything we held is paid back, and everything in the trade is available again.',
  });
}
