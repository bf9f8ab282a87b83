import type { DatabaseClient } from '../db/client.ts';
import { messages } from '../db/schema/messages.ts';
import { insertBoat, type UserRow } from './factories.ts';

/** Who gets through. `owner`: only whom the thing in the path belongs to; everybody else is refused or finds nothing. */
export type Access = 'everyone' | 'signed in' | 'owner' | 'owner and admin' | 'admin';

export interface World {
  database: DatabaseClient;
  owner: UserRow;
  other: UserRow;
}

interface Given {
  /** What stands in the path, by the names of its parameters. */
  path?: Record<string, string | number>;
  body?: unknown;
}

export interface AccessRow {
  allows: Access;
  /** Made anew for each caller, since some calls use it up. */
  given?: (world: World) => Promise<Given>;
  /** It answers for ever: only refusals are asked for. */
  endless?: true;
  /** It looks at the token, but answers most callers with what everyone may read and cache. */
  mostlyPublic?: true;
}

const everyone: AccessRow = { allows: 'everyone' };
const signedIn: AccessRow = { allows: 'signed in' };

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

/**
 * Who may call what. A new route is judged by a default where one is safe: under /api/admin/ only admins, otherwise whoever is
 * signed in. It needs a row here when it asks for no token, and when its path names a thing that belongs to somebody.
 */
export const ACCESS_MATRIX: Record<string, AccessRow> = {
  'GET /api/events': { allows: 'signed in', endless: true },

  'POST /api/auth/register': everyone,
  'POST /api/auth/login': everyone,
  'POST /api/auth/password/forgot': everyone,
  'POST /api/auth/password/reset': everyone,
  'POST /api/auth/email/confirm': everyone,
  'GET /api/auth/google': everyone,
  'GET /api/auth/google/callback': everyone,
  'POST /api/auth/google/exchange': everyone,

  'GET /api/boats': everyone,
  'GET /api/boats/featured': everyone,
  'GET /api/boats/{id}': { allows: 'everyone', mostlyPublic: true },
  'GET /api/boats/{id}/enriched': everyone,
  'GET /api/boats/{id}/similar': everyone,
  'POST /api/boats/{id}/view': everyone,
  'PATCH /api/boats/{id}': {
    allows: 'owner',
    given: async (world) => {
      const { id, version } = await ownBoat(world);
      return { path: { id }, body: { title: 'Renamed', version } };
    },
  },
  'DELETE /api/boats/{id}': {
    allows: 'owner and admin',
    given: async (world) => ({ path: { id: (await ownBoat(world)).id } }),
  },
  'GET /api/boats/manage/{managementToken}': everyone,
  'POST /api/boats/manage/{managementToken}/delete': everyone,

  'PUT /api/favorites/{boatId}': signedIn,
  'DELETE /api/favorites/{boatId}': signedIn,

  'GET /api/messages/boat/{boatId}': signedIn,
  'GET /api/messages/unread': signedIn,
  'DELETE /api/messages/{id}': {
    allows: 'owner',
    given: async (world) => ({ path: { id: await ownMessage(world) } }),
  },
  'DELETE /api/users/block/{blockedId}': signedIn,

  'GET /api/negotiations/{id}': signedIn,
  'POST /api/negotiations/{id}/confirm': signedIn,
  'POST /api/negotiations/{id}/decline': signedIn,
  'GET /api/ai-agent/chats/{id}': signedIn,
  'DELETE /api/ai-agent/chats/{id}': signedIn,
  'POST /api/ai-agent/proposals/{id}/confirm': signedIn,
  'POST /api/ai-agent/proposals/{id}/dismiss': signedIn,

  'GET /api/marketplace/stats': everyone,
  'GET /api/pricing/info': everyone,
  'GET /api/site': everyone,
  'POST /api/billing/webhook': everyone,
  'POST /unsubscribe': everyone,
};
