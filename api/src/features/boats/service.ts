import type { Boat, EnrichedBoat, UnavailableBoat } from '@tradewind/contract/boats';
import type { Database, Queryable } from '../../db/client.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { appraise, presentMarket } from './market.service.ts';
import { presentBoat, presentUnavailable } from './present.ts';
import { featuredBoats, findBoat, findBoatJson, findListed, findOwnHidden, findUnavailable } from './store.ts';

export { appraise } from './market.service.ts';
export { presentBoat, presentUnavailable } from './present.ts';
export { publicBoatIds } from './store.ts';

const FEATURED_COUNT = 12;

export const noSuchBoat = () => notFound('This boat doesn’t exist or has been removed.');

export async function listFeatured(db: Queryable): Promise<Boat[]> {
  return (await featuredBoats(db, FEATURED_COUNT)).map(presentBoat);
}

export async function readBoat(db: Queryable, id: number): Promise<Boat> {
  const found = await findBoat(db, id);
  if (!found) throw noSuchBoat();
  return presentBoat(found);
}

/** The boat as JSON text; undefined if it is not listed. */
export const readBoatJson = (db: Database, id: number): Promise<string | undefined> => findBoatJson(db, id);

/** The public facts about a paused, sold or retired boat. */
export async function readUnavailable(db: Queryable, id: number): Promise<UnavailableBoat> {
  const found = await findUnavailable(db, id);
  if (!found) throw noSuchBoat();
  return presentUnavailable(found);
}

/** The caller's own boat while it is hidden from others. */
export async function readOwnHidden(db: Queryable, callerId: string, id: number): Promise<Boat | undefined> {
  const found = await findOwnHidden(db, callerId, id);
  return found && presentBoat(found);
}

export async function readEnrichedBoat(db: Queryable, id: number): Promise<EnrichedBoat> {
  const found = await findBoat(db, id);
  if (!found) throw noSuchBoat();
  const market = await appraise(db, found.boat, id);
  return { ...presentBoat(found), marketData: market && presentMarket(market) };
}

/** The boats among these that are still listed, in the order of the ids. */
export async function listBoats(db: Queryable, ids: readonly number[]): Promise<Boat[]> {
  const found = new Map((await findListed(db, ids)).map((it) => [it.boat.id, presentBoat(it)]));
  return ids.map((id) => found.get(id)).filter((it) => it !== undefined);
}
