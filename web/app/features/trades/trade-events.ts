import { boatsApi } from '@tradewind/contract/boats';
import { favoritesApi } from '@tradewind/contract/favorites';
import { listingsApi } from '@tradewind/contract/listings';
import { keyOf } from '../../lib/api.ts';
import type { FeatureEvents } from '../../lib/feature-events.ts';
import { EVERY_TRADE } from '../../nouns/trade/trade-queries.ts';

const ONE_BOAT = 2;

/** Keeps trades on the screen current, and boats that a trade reserved or freed. */
export const tradeEvents: FeatureEvents = {
  updates: [String(EVERY_TRADE[0])],
  on: {
    'trade.changed': (_trade, client) => {
      void client.invalidateQueries({ queryKey: EVERY_TRADE });
      for (const endpoint of [favoritesApi.list, listingsApi.mine])
        void client.invalidateQueries({ queryKey: keyOf(endpoint) });
      // Lists of boats are long, and say the same a little later.
      void client.invalidateQueries({
        queryKey: keyOf(boatsApi.read),
        predicate: ({ queryKey }) => queryKey.length === ONE_BOAT,
      });
    },
  },
};
