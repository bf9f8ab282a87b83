import { useInfiniteQuery } from '@tanstack/react-query';
import type { Trade } from '@tradewind/contract/trades';
import { useCurrentUser } from '../../lib/current-user.ts';
import { tradePages } from '../../nouns/trade/trade-queries.ts';
import { partyOf } from '../../nouns/trade/trade-sides.ts';

const isLive = ({ list }: Trade) => list !== 'ended' && list !== 'closed';

/** The reader's trade with somebody over a boat that is still going on. Undefined while that is not known. */
export function useLiveTrade(boatId: number, otherId: string): Trade | null | undefined {
  const { user } = useCurrentUser();
  const { data, isError } = useInfiniteQuery({ ...tradePages({ boat: boatId }), enabled: user !== null });
  if (user === null || isError) return null;
  if (data === undefined) return undefined;
  const trades = data.pages.flatMap((page) => page.items);
  return trades.find((trade) => isLive(trade) && partyOf(trade, otherId) !== undefined) ?? null;
}
