import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Asset, assetsApi } from '@tradewind/contract/assets';
import { type Boat, boatsApi, type OwnBoat } from '@tradewind/contract/boats';
import { listingsApi } from '@tradewind/contract/listings';
import { call, keyOf, read } from '../../../lib/api.ts';
import { useItemsInTrades } from '../../../nouns/trade/bound/items-in-trades.ts';
import {
  assetItem,
  boatItem,
  joined,
  type OfferItem,
  type OfferItems,
  ownBoatItems,
  withOffers,
} from './offer-items.ts';

/** Prices and states may have changed since the last visit. */
const onEachVisit = { refetchOnMount: 'always', staleTime: 0 } as const;

export const ownBoatsQuery = queryOptions<OwnBoat[]>({ ...read(listingsApi.mine), ...onEachVisit });

const OFFERED_MOST = 50;

export const boatsOfQuery = (ownerId: string) =>
  queryOptions<Boat[]>({
    queryKey: [...keyOf(boatsApi.list), 'of', ownerId],
    queryFn: ({ signal }) => call(boatsApi.list, { query: { seller: ownerId, limit: OFFERED_MOST } }, { signal }),
    ...onEachVisit,
  });

/** One's own, or what somebody else shows to everyone. */
const assetsQuery = (ownerId?: string) =>
  queryOptions<Asset[]>({
    queryKey: [...keyOf(assetsApi.list), 'of', ownerId ?? 'me'],
    queryFn: ({ signal }) => call(assetsApi.list, { query: { owner: ownerId } }, { signal }),
    ...onEachVisit,
  });

interface OfferItemsState {
  items: OfferItems;
  isPending: boolean;
  /** Everything was read since this screen was opened, and nothing is being read again. */
  isCurrent: boolean;
  /** Some of it did not come; the rest can be offered all the same. */
  isIncomplete: boolean;
  refetch: () => void;
}

/** Everything the two people could put into an offer. `known` is what the trade or the address names already. */
export function useOfferItems(otherId: string, known: OfferItems, isAnswer: boolean): OfferItemsState {
  const bound = useItemsInTrades();
  const ownBoats = useQuery(ownBoatsQuery);
  const ownAssets = useQuery(assetsQuery());
  const theirBoats = useQuery(boatsOfQuery(otherId));
  const theirAssets = useQuery(assetsQuery(otherId));
  const queries = [ownBoats, ownAssets, theirBoats, theirAssets];
  const read: OfferItems = {
    gives: [...ownBoatItems(ownBoats.data ?? []), ...(ownAssets.data ?? []).map(assetItem)],
    gets: [...(theirBoats.data ?? []).map(boatItem), ...(theirAssets.data ?? []).map(assetItem)],
  };
  return {
    items: {
      gives: withOffers(joined(read.gives, known.gives), bound, isAnswer ? known.gives : []),
      gets: inOrder(joined(read.gets, known.gets), known.gets),
    },
    isPending: queries.some(({ isPending }) => isPending),
    isCurrent: queries.every((query) => query.isFetchedAfterMount && !query.isFetching && !query.isError),
    isIncomplete: queries.some(({ isError }) => isError),
    refetch: () => {
      for (const query of queries) void query.refetch();
    },
  };
}

/** Puts the subject of the offer first. */
function inOrder(items: readonly OfferItem[], first: readonly OfferItem[]): OfferItem[] {
  const isFirst = ({ kind, id }: OfferItem) => first.some((item) => item.kind === kind && item.id === id);
  return [...items.filter(isFirst), ...items.filter((item) => !isFirst(item))];
}
