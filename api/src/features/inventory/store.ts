import { MEASURE_NAMES } from '@tradewind/contract/boat-measures';
import { INVENTORY_SOURCE } from '@tradewind/contract/inventory';
import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { boats } from '../../db/schema/boats.ts';

/** Any number that no other lock in this database uses. */
const SYNC_LOCK = 7_283_920;

/** The fields that the feed owns; everything else (views, featured, a sale) is ours. */
const SYNCED = [
  'title',
  'description',
  'price',
  'year',
  'make',
  'model',
  'length',
  'type',
  'condition',
  'location',
  'state',
  'imageUrls',
  'features',
  'tradeCategories',
  'engineType',
  'fuel',
  ...MEASURE_NAMES,
  'externalUrl',
] as const;

type NewBoat = typeof boats.$inferInsert;
export type SyncedBoat = Required<Pick<NewBoat, (typeof SYNCED)[number]>> & { externalId: string; sellerId: string };

/** Serializes syncs. */
export const lockSync = (db: Queryable) => db.execute(sql`select pg_advisory_xact_lock(${SYNC_LOCK})`);

export async function findUserIdByUsername(db: Queryable, username: string): Promise<string | undefined> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.username, username));
  return row?.id;
}

/** Inserts or updates by (source, externalId). Unchanged boats keep their version and update time. */
export async function upsertBoats(db: Queryable, rows: readonly SyncedBoat[], now: Date): Promise<void> {
  const columns = getTableColumns(boats);
  const incoming = (name: keyof typeof columns) => sql`excluded.${sql.identifier(columns[name].name)}`;
  const list = (parts: SQL[]) => sql`(${sql.join(parts, sql`, `)})`;
  const differs = sql`(${list(SYNCED.map((name) => sql`${columns[name]}`))} is distinct from ${list(SYNCED.map(incoming))}
    or ${boats.status} = 'retired')`;
  await db
    .insert(boats)
    .values(rows.map((row) => ({ ...row, source: INVENTORY_SOURCE, lastSyncedAt: now })))
    .onConflictDoUpdate({
      target: [boats.source, boats.externalId],
      set: {
        ...Object.fromEntries(SYNCED.map((name) => [name, incoming(name)])),
        // An agreed price stays as it is until the trade ends.
        price: sql`case when ${boats.status} = 'pending' then ${boats.price} else ${incoming('price')} end`,
        lastSyncedAt: now,
        status: sql`case when ${boats.status} = 'retired' then 'active' else ${boats.status} end`,
        version: sql`${boats.version} + case when ${differs} then 1 else 0 end`,
        updatedAt: sql`case when ${differs} then ${now.toISOString()}::timestamptz else ${boats.updatedAt} end`,
      },
    });
}

/** Retires boats that are no longer in the feed; boats that were sold here stay sold. */
export function retireAllBut(db: Queryable, externalIds: readonly string[], now: Date) {
  const gone = sql`${boats.externalId} <> all(${sql.param(externalIds)}::text[])`;
  return db
    .update(boats)
    .set({ status: 'retired', updatedAt: now, version: sql`${boats.version} + 1` })
    .where(and(eq(boats.source, INVENTORY_SOURCE), inArray(boats.status, ['active', 'paused']), gone))
    .returning({ id: boats.id, title: boats.title, sellerId: boats.sellerId });
}
