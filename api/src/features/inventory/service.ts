import { forEachMeasure } from '@tradewind/contract/boat-measures';
import type { FeedBoat, SyncResult } from '@tradewind/contract/inventory';
import { defaultTitle } from '@tradewind/domain/boat-defaults';
import { stateOf } from '@tradewind/domain/geography';
import type { Config } from '../../config.ts';
import type { Queryable } from '../../db/client.ts';
import { isDatabaseAway } from '../../db/failures.ts';
import { NO_PASSWORD } from '../../platform/passwords.ts';
import type { Commit, Work } from '../../platform/work.ts';
import { createUser } from '../accounts/service.ts';
import { type FeedLimits, type ReadFeed, readFeed } from './feed.service.ts';
import { findUserIdByUsername, lockSync, retireAllBut, type SyncedBoat, upsertBoats } from './store.ts';

interface InventoryContext {
  commit: Commit;
  config: Pick<Config, 'feedUrl' | 'brokerage'>;
}

/** Nobody can choose this name, because usernames have no dash. */
export const OWNER_USERNAME = 'site-admin';
const MOST_AT_ONCE = 200;
/** How many times a sync reports its progress. */
const STEPS = 10;

/** Called while boats are saved, outside their transaction. */
type ReportProgress = (done: number, total: number) => Promise<void>;

export interface SyncOutcome extends SyncResult {
  retiredCount: number;
  total: number;
}

/**
 * Brings the brokerage's listings in line with the feed: inserts, updates and retires by (source, externalId).
 * An unreadable feed changes nothing; an invalid boat is reported, and the others are saved.
 */
export async function syncInventory(
  context: InventoryContext,
  limits?: FeedLimits,
  report: ReportProgress = async () => {},
): Promise<SyncOutcome> {
  const { commit, config } = context;
  const result = await readFeed(config.feedUrl, limits);
  if (!result.ok) return failed(`We couldn’t read the inventory feed: ${result.reason}.`);
  const { feed } = result;
  if (feed.boats.length === 0) return failed('None of the boats in the inventory feed could be used.', feed.errors);
  const started = new Date();
  await report(0, feed.boats.length);
  const written = await commit(async (work) => {
    const outcome = await write(work, config, feed, report);
    await work.happened('boats.changed', { since: started });
    return outcome;
  });
  return summary(feed, written);
}

/** Creates the account that owns synced boats, if it does not exist yet. It has no password. */
async function ensureInventoryOwner(tx: Queryable, brokerage: Config['brokerage']): Promise<string> {
  const existing = await findUserIdByUsername(tx, OWNER_USERNAME);
  if (existing) return existing;
  const account = {
    username: OWNER_USERNAME,
    firstName: brokerage.name,
    location: brokerage.address,
    phone: brokerage.phone,
    password: NO_PASSWORD,
    verified: true,
    // The address belongs to the operator.
    emailVerified: true,
    freeAccount: false,
    isBoatOwner: true,
    userRoles: ['boat_owner'],
  };
  const email = brokerage.email.toLowerCase();
  const created =
    (await createUser(tx, { ...account, email })) ??
    // Someone at the brokerage already has an account; email to this address reaches the same mailbox.
    (await createUser(tx, { ...account, email: email.replace('@', `+${OWNER_USERNAME}@`) }));
  if (!created) throw new Error(`Could not create the account ${OWNER_USERNAME}.`);
  return created.id;
}

interface Written {
  refused: string[];
  retired: number;
}

async function write(
  work: Work,
  { brokerage }: InventoryContext['config'],
  feed: ReadFeed,
  report: ReportProgress,
): Promise<Written> {
  const { tx } = work;
  await lockSync(tx);
  const sellerId = await ensureInventoryOwner(tx, brokerage);
  const rows = feed.boats.map((boat) => toRow(boat, sellerId));
  const now = new Date();
  const refused: string[] = [];
  const atOnce = Math.min(MOST_AT_ONCE, Math.ceil(rows.length / STEPS));
  for (let first = 0; first < rows.length; first += atOnce) {
    refused.push(...(await save(work, rows.slice(first, first + atOnce), now)));
    await report(Math.min(first + atOnce, rows.length), rows.length);
  }
  // An entry without a readable id may be any of our boats, so none is known to be gone.
  const retired = feed.complete ? await retireAllBut(tx, feed.ids, now) : [];
  if (retired.length > 0) await work.happened('boats.leaving', { how: 'retired', boats: retired });
  return { refused, retired: retired.length };
}

/** Saves the boats; if the database refuses them, saves each half separately to isolate the invalid ones. */
async function save(work: Work, rows: readonly SyncedBoat[], now: Date): Promise<string[]> {
  try {
    await work.commit(({ tx }) => upsertBoats(tx, rows, now));
    return [];
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    if (rows.length === 1) return rows.map((row) => `${row.externalId}: couldn’t be saved`);
    const middle = Math.ceil(rows.length / 2);
    return [...(await save(work, rows.slice(0, middle), now)), ...(await save(work, rows.slice(middle), now))];
  }
}

function toRow({ images, url, ...boat }: FeedBoat, sellerId: string): SyncedBoat {
  return {
    sellerId,
    externalId: boat.externalId,
    title: boat.title ?? defaultTitle(boat),
    description: boat.description ?? null,
    price: boat.price,
    year: boat.year,
    make: boat.make,
    model: boat.model,
    length: boat.length ?? null,
    type: boat.type,
    condition: boat.condition ?? null,
    location: boat.location,
    state: stateOf(boat.location) ?? null,
    imageUrls: images,
    features: boat.features,
    tradeCategories: boat.tradeCategories,
    engineType: boat.engineType ?? null,
    fuel: boat.fuel ?? null,
    ...forEachMeasure((_, name) => boat[name] ?? null),
    externalUrl: url ?? null,
  };
}

function summary(feed: ReadFeed, { refused, retired }: Written): SyncOutcome {
  const errors = [...feed.errors, ...refused];
  const syncedCount = feed.boats.length - refused.length;
  const parts = [`${syncedCount} of ${syncedCount + errors.length} boats synced`];
  if (retired > 0) parts.push(`${retired} no longer listed`);
  if (errors.length > 0) parts.push(`${errors.length} failed`);
  return {
    success: syncedCount > 0,
    message: `${parts.join(', ')}.`,
    syncedCount,
    errors,
    retiredCount: retired,
    total: syncedCount + errors.length,
  };
}

const failed = (message: string, errors: string[] = []): SyncOutcome => ({
  success: false,
  message,
  syncedCount: 0,
  errors,
  retiredCount: 0,
  total: errors.length,
});
