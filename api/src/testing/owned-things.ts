import type { DatabaseClient } from '../db/client.ts';
import { messages } from '../db/schema/messages.ts';
import { insertBoat, type UserRow } from './factories.ts';

export interface World {
  database: DatabaseClient;
  owner: UserRow;
  other: UserRow;
}

export interface Given {
  /** The path parameters by name. */
  path?: Record<string, string | number>;
  body?: unknown;
}

/** Creates what a call needs to succeed. Runs again for each caller, since some calls use it up. */
export type Giver = (world: World) => Promise<Given>;

const ownBoat = async ({ database, owner }: World) => insertBoat(database.db, { sellerId: owner.id });

async function ownMessage(world: World): Promise<number> {
  const { database, owner, other } = world;
  const boat = await insertBoat(database.db, { sellerId: other.id });
  const about = { boatId: boat.id, subjectId: boat.id, boatTitle: boat.title };
  const [row] = await database.db
    .insert(messages)
    .values({ ...about, senderId: owner.id, receiverId: other.id, content: 'Hello' })
    .returning();
  return row?.id ?? 0;
}

/** For calls whose path names something with an owner. */
export const GIVEN: Record<string, Giver> = {
  'PATCH /api/boats/:id': async (world) => {
    const { id, version } = await ownBoat(world);
    return { path: { id }, body: { title: 'Renamed', version } };
  },
  'DELETE /api/boats/:id': async (world) => ({ path: { id: (await ownBoat(world)).id } }),
  'DELETE /api/messages/:id': async (world) => ({ path: { id: await ownMessage(world) } }),
};
