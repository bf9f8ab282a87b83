import type { TradeList } from '@tradewind/contract/trade-values';

/** The headings of a person's lists of trades. */
export const sectionHeadings: Record<TradeList, string> = {
  waiting: 'Waiting for you',
  open: 'Waiting for others',
  agreed: 'Agreed',
  closing: 'Closing',
  closed: 'Closed',
  ended: 'Ended',
};
