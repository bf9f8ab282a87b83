import type { DatabaseClient } from '../db/client.ts';
import { assetDocuments } from '../db/schema/assets.ts';
import { messages } from '../db/schema/messages.ts';
import { PDF } from './documents.ts';
import { insertAsset, insertBoat, type UserRow } from './factories.ts';
import { formOf } from './photos.ts';

export interface World {
  database: DatabaseClient;
  owner: UserRow;
  other: UserRow;
}

interface Given {
  /** The path parameters by name. */
  path?: Record<string, string | number>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Creates what a call needs to succeed. Runs again for each caller, since some calls use it up. */
type Giver = (world: World) => Promise<Given>;

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

const ownAsset = async ({ database, owner }: World) => insertAsset(database.db, { ownerId: owner.id });

async function ownDocument(world: World): Promise<{ id: number; documentId: number }> {
  const { id: assetId, ownerId } = await ownAsset(world);
  const file = { storageKey: `documents/${assetId}.pdf`, name: 'title.pdf', bytes: 1, digest: '' };
  const [row] = await world.database.db
    .insert(assetDocuments)
    .values({ assetId, ownerId, type: 'application/pdf', ...file })
    .returning();
  return { id: assetId, documentId: row?.id ?? 0 };
}

/** For calls whose path names something with an owner. */
export const GIVEN: Record<string, Giver> = {
  'PATCH /api/boats/:id': async (world) => {
    const { id, version } = await ownBoat(world);
    return { path: { id }, body: { title: 'Renamed', version } };
  },
  'DELETE /api/boats/:id': async (world) => ({ path: { id: (await ownBoat(world)).id } }),
  'PATCH /api/assets/:id': async (world) => ({ path: { id: (await ownAsset(world)).id }, body: { title: 'Renamed' } }),
  'DELETE /api/assets/:id': async (world) => ({ path: { id: (await ownAsset(world)).id } }),
  'POST /api/assets/:id/documents': async (world) => {
    const { body, type } = await formOf([{ name: 'title.pdf', content: PDF }], 'document');
    return { path: { id: (await ownAsset(world)).id }, body, headers: { 'content-type': type } };
  },
  'DELETE /api/assets/:id/documents/:documentId': async (world) => ({ path: await ownDocument(world) }),
  'DELETE /api/messages/:id': async (world) => ({ path: { id: await ownMessage(world) } }),
};
