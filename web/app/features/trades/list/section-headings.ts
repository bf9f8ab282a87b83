import type { TradeList } from '@tradewind/contract/trade-values';

/** What the lists of a person's trades are called. */
export const sectionHeadings: Record<TradeList, string> = {
  waiting: 'Waiting for you',
  open: 'Waiting for others',
  agreed: 'Agreed',
  closing: 'Closing',
  closed: 'Closed',
  ended: 'Ended',
};
