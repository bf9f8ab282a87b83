import type { BoatFilter } from '@tradewind/contract/boats';
import { apart, isKnownCity } from '@tradewind/domain/city-distances';
import { z } from 'zod';
import type { Database } from '../../../db/client.ts';
import { cursorCodec } from '../../../platform/cursor.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { boatsIn, locationsOf } from './nearest.store.ts';
import { matchesNothing, searchOf } from './plan.ts';

export interface Nearest {
  /** A city with its state, or a state. */
  near: string;
  withinMiles: number | undefined;
  limit: number;
}

interface NearestBoats {
  total: number;
  /** Boats that match but whose towns we cannot place. They are left out within a number of miles, and come last otherwise. */
  notPlaced?: number;
  next?: string;
  boats: { json: string /** Only between known cities. */; miles: number | undefined }[];
}

const position = cursorCodec({ skip: z.int().min(0).max(100_000) }, 'nearest');

/** The matches nearest to a place. There are far fewer locations than boats, so only those are compared. */
export async function findNearest(
  db: Database,
  { cursor, ...filter }: BoatFilter,
  { near, withinMiles, limit }: Nearest,
): Promise<NearestBoats> {
  if (!apart(near, near) || (withinMiles !== undefined && !isKnownCity(near)))
    throw new Refusal('invalid', `I don’t know where ${near} is. Tell me a larger town nearby, with its state.`);
  const search = searchOf(filter);
  if (matchesNothing(search)) return { total: 0, boats: [] };
  const found = (await locationsOf(db, search)).map((one) => ({ ...one, apart: apart(near, one.location) }));
  const placed = found.filter(({ apart: one }) => one?.exact);
  const reached = withinMiles === undefined ? found : placed.filter((one) => (one.apart?.miles ?? 0) <= withinMiles);
  const nearest = reached.toSorted((a, b) => (a.apart?.miles ?? Infinity) - (b.apart?.miles ?? Infinity));
  const total = sum(nearest);
  const notPlaced = isKnownCity(near) ? sum(found) - sum(placed) : 0;
  const skip = cursor === undefined ? 0 : position.read(cursor).skip;
  const rows = await boatsIn(
    db,
    search,
    nearest.map(({ location }) => location),
    { limit, skip },
  );
  const miles = new Map(placed.map(({ location, apart: one }) => [location, one?.miles]));
  return {
    total,
    ...(notPlaced > 0 && { notPlaced }),
    ...(skip + rows.length < total && { next: position.write({ skip: skip + rows.length }) }),
    boats: rows.map(({ json, location }) => ({ json, miles: miles.get(location) })),
  };
}

const sum = (places: readonly { boats: number }[]) => places.reduce((total, { boats }) => total + boats, 0);
