import type { Boat, EnrichedBoat } from '@tradewind/contract/boats';
import type { Database, Queryable } from '../../db/client.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { appraise, presentMarket } from './market.service.ts';
import { presentBoat } from './present.ts';
import { featuredBoats, findBoat, findBoatJson, findListed } from './store.ts';

export { appraise } from './market.service.ts';
export { presentBoat } from './present.ts';
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
  const market = await appraise(db, found.boat, id);
  return { ...presentBoat(found), marketData: market && presentMarket(market) };
}

/** Those of these boats that are still listed, in the order of the ids. */
export async function listBoats(db: Queryable, ids: readonly number[]): Promise<Boat[]> {
  const found = new Map((await findListed(db, ids)).map((it) => [it.boat.id, presentBoat(it)]));
  return ids.map((id) => found.get(id)).filter((it) => it !== undefined);
}
