import { eq, isNotNull, sql } from 'drizzle-orm';
import type { Config } from '../../api/src/config.ts';
import type { Queryable } from '../../api/src/db/client.ts';
import { activityLog, assets, boats, uploads, users } from '../../api/src/db/schema/index.ts';
import { syncInventory } from '../../api/src/features/inventory/service.ts';
import type { ImageInStore } from '../../api/src/platform/images/pipeline.ts';
import type { Work } from '../../api/src/platform/work.ts';
import { insertBoat, insertUser } from '../../api/src/testing/factories.ts';
import { daysBefore, emailOf, garageDraft, hoursBefore, listingDraft, personDraft, userIdOf } from './drafts.ts';
import type { WorldPictures } from './make-pictures.ts';
import { ALL_BOATS, type DemoBoat } from './world/boats.ts';
import { GARAGES } from './world/garages.ts';
import { EVERYBODY } from './world/people.ts';
import { writeDealings } from './write-dealings.ts';
import { writeProofs } from './write-proofs.ts';

/** An arbitrary number that no other lock in this database uses. */
const WORLD_LOCK = 7_283_913;
/** Spreads the feed's boats among those of the owners, and mixes their types. */
const FEED_DAYS = { first: 2.7, step: 1.9, stride: 11 };

interface World {
  config: Pick<Config, 'brokerage'>;
  pictures: WorldPictures;
  password: string;
  now: Date;
}

export const lockWorld = (tx: Queryable) => tx.execute(sql`select pg_advisory_xact_lock(${WORLD_LOCK})`);

/** Whether there are no boats and no users but admins, one of whom may come from the configuration. */
export async function isEmpty(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select exists (select from users where not is_admin) or exists (select from boats) as found`,
  );
  return rows[0]?.found === false;
}

/** Returns the ids of the boats by their keys. */
export async function writeWorld(work: Work, world: World): Promise<ReadonlyMap<string, number>> {
  const { tx } = work;
  await writePeople(tx, world);
  const ids = new Map<string, number>();
  for (const boat of ALL_BOATS) ids.set(boat.key, await writeBoat(tx, boat, world));
  await tx.insert(assets).values(GARAGES.map((asset) => garageDraft(asset, world.now)));
  await writeInventory(work, world);
  await writeDealings(tx, ids, world.now);
  await writeProofs(tx, ids, world.now);
  await writeActivity(tx, world.now);
  return ids;
}

async function writePeople(tx: Queryable, { pictures, password, now }: World): Promise<void> {
  const known = new Set((await tx.select({ email: users.email }).from(users)).map(({ email }) => email));
  for (const person of EVERYBODY.filter(({ name }) => !known.has(emailOf(name)))) {
    const avatar = pictures.avatars.get(person.name);
    await insertUser(tx, personDraft(person, password, avatar?.url ?? null, now));
    if (avatar) await writeUploads(tx, userIdOf(person.name), [avatar]);
  }
}

async function writeBoat(tx: Queryable, boat: DemoBoat, { pictures, now }: World): Promise<number> {
  const images = pictures.boats.get(boat.key) ?? [];
  const draft = listingDraft(
    boat,
    images.map(({ url }) => url),
    now,
  );
  const { id } = await insertBoat(tx, draft);
  await writeUploads(tx, draft.sellerId, images);
  return id;
}

async function writeUploads(tx: Queryable, userId: string, images: readonly ImageInStore[]): Promise<void> {
  const rows = images.map(({ url, width, height, bytes }) => ({
    url,
    userId,
    chargedTo: userId,
    width,
    height,
    bytes,
  }));
  if (rows.length > 0) await tx.insert(uploads).values(rows).onConflictDoNothing();
}

async function writeInventory({ tx, commit }: Work, { config, now }: World): Promise<void> {
  const result = await syncInventory({ commit, config: { ...config, feedUrl: undefined } });
  if (result.errors.length > 0 || !result.success) {
    throw new Error(`The sample feed is invalid: ${[result.message, ...result.errors].join('\n')}`);
  }
  const synced = await tx
    .select({ id: boats.id, sellerId: boats.sellerId })
    .from(boats)
    .where(isNotNull(boats.source))
    .orderBy(boats.externalId);
  for (const [index, { id }] of synced.entries()) {
    const place = (index * FEED_DAYS.stride) % synced.length;
    const createdAt = daysBefore(now, FEED_DAYS.first + place * FEED_DAYS.step);
    await tx.update(boats).set({ createdAt, updatedAt: createdAt }).where(eq(boats.id, id));
  }
  const seller = synced[0]?.sellerId;
  if (seller) await tx.update(users).set({ demo: true }).where(eq(users.id, seller));
}

/** Writes the log entries that real activity would have left. */
async function writeActivity(tx: Queryable, now: Date): Promise<void> {
  const origin = { ipAddress: '203.0.113.7', userAgent: 'Sample data' };
  const by = (name: string) => ({ userId: userIdOf(name), userEmail: emailOf(name), ...origin });
  const entries = [
    ...EVERYBODY.map(({ name, joinedDaysAgo }) => ({
      ...by(name),
      action: 'register',
      timestamp: daysBefore(now, joinedDaysAgo),
    })),
    ...EVERYBODY.map(({ name, joinedDaysAgo }) => ({
      ...by(name),
      action: 'login',
      timestamp: hoursBefore(now, 1 + joinedDaysAgo / 8),
    })),
  ];
  await tx.insert(activityLog).values(entries.toSorted((a, b) => a.timestamp.getTime() - b.timestamp.getTime()));
}
