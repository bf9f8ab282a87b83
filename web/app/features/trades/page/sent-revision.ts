import type { Trade, TradeDetail } from '@tradewind/contract/trades';

/** The trade as the answer to a counteroffer tells it, with the new revision in its history. */
export function withRevision(known: TradeDetail, sent: Trade): TradeDetail {
  const { revision: number, author, note, legs, terms, updatedAt: createdAt } = sent;
  const earlier = known.revisions.filter((revision) => revision.number !== number);
  return { ...known, ...sent, revisions: [...earlier, { number, author, note, legs, terms, accepted: [], createdAt }] };
}
