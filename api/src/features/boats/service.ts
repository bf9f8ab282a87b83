import type { Boat } from '@tradewind/contract/boats';
import type { Queryable } from '../../db/client.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { presentBoat } from './present.ts';
import { featuredBoats, findBoat, newestBoats } from './store.ts';

export { presentBoat } from './present.ts';
export { countPublicBoats, publicBoatIds } from './store.ts';

const FEATURED_COUNT = 12;

export async function listBoats(db: Queryable, limit: number): Promise<Boat[]> {
  return (await newestBoats(db, limit)).map(presentBoat);
}

export async function listFeatured(db: Queryable): Promise<Boat[]> {
  return (await featuredBoats(db, FEATURED_COUNT)).map(presentBoat);
}

export async function readBoat(db: Queryable, id: number): Promise<Boat> {
  const found = await findBoat(db, id);
  if (!found) throw notFound('This boat does not exist or has been removed.');
  return presentBoat(found);
}
