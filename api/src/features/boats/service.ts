import type { Boat, EnrichedBoat } from '@tradewind/contract/boats';
import { formatMoney, parseMoney } from '@tradewind/domain/money';
import { marketOf } from '@tradewind/domain/valuation';
import type { Database, Queryable } from '../../db/client.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { comparablePrices } from './market.store.ts';
import { presentBoat } from './present.ts';
import { featuredBoats, findBoat, findBoatJson } from './store.ts';

export { countPublicBoats, publicBoatIds } from './store.ts';

const FEATURED_COUNT = 12;

const noSuchBoat = () => notFound('This boat does not exist or has been removed.');

export async function listFeatured(db: Queryable): Promise<Boat[]> {
  return (await featuredBoats(db, FEATURED_COUNT)).map(presentBoat);
}

export async function readBoat(db: Queryable, id: number): Promise<Boat> {
  const found = await findBoat(db, id);
  if (!found) throw noSuchBoat();
  return presentBoat(found);
}

/** The same as the JSON text in which it travels. */
export async function readBoatJson(db: Database, id: number): Promise<string> {
  const json = await findBoatJson(db, id);
  if (!json) throw noSuchBoat();
  return json;
}

export async function readEnrichedBoat(db: Queryable, id: number): Promise<EnrichedBoat> {
  const found = await findBoat(db, id);
  if (!found) throw noSuchBoat();
  const prices = (await comparablePrices(db, found.boat)).map(parseMoney).filter((price) => price !== undefined);
  const market = marketOf(prices);
  return {
    ...presentBoat(found),
    marketData: market && {
      averageMarketPrice: formatMoney(market.average),
      similarListings: market.listings,
      priceRange: { min: formatMoney(market.range.min), max: formatMoney(market.range.max) },
    },
  };
}
