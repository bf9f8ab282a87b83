import { wholeNumber } from '@tradewind/domain/numbers';
import type { Phrases } from './phrases.ts';

/** Answers with figures, superlatives and values, and about one's own boats, that each language has in a file of its own. */
export type Answers = Pick<
  Phrases,
  | 'ahead'
  | 'ends'
  | 'extreme'
  | 'tied'
  | 'apart'
  | 'wouldBe'
  | 'equal'
  | 'orders'
  | 'share'
  | 'grouped'
  | 'groupedPrices'
  | 'averageOne'
  | 'comparing'
  | 'valued'
  | 'position'
  | 'noPartner'
  | 'partners'
  | 'evenTrade'
  | 'youAdd'
  | 'ownerAdds'
  | 'listingChange'
  | 'smallSample'
  | 'viewsSoFar'
  | 'howSure'
  | 'advice'
  | 'savedList'
  | 'listings'
  | 'listing'
>;

export const dollars = (amount: number) => `$${wholeNumber(amount)}`;
