import { BOAT_CONDITIONS } from '@tradewind/domain/boat-conditions';
import { MIN_PRICE, parseLength } from '@tradewind/domain/boat-defaults';
import { BOAT_TYPES } from '@tradewind/domain/boat-types';
import { megabytes } from '@tradewind/domain/file-sizes';
import { formatMoney, MAX_PRICE, parseMoney } from '@tradewind/domain/money';
import { keysOf, toListingKeys } from '@tradewind/domain/trade-taxonomy';
import { z } from 'zod';
import { ADMIN_READS } from './admin-reads.ts';
import { feedMeasures } from './boat-measure-shapes.ts';
import { endpoint } from './endpoint.ts';
import { timestamp } from './primitives.ts';

/** The `source` of synced boats. */
export const INVENTORY_SOURCE = 'cloud-yachts';

export const inventoryLimits = { boats: 20_000, bytes: megabytes(20), images: 40, features: 60 } as const;

/** PostgreSQL cannot store null characters. */
const words = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((text) => !text.includes('\0'), 'contains a null character');
const webAddress = z.url({ protocol: /^https?$/ }).max(2_000);

const price = z
  .union([z.string(), z.number()])
  .transform((given) => parseMoney(String(given)))
  .refine((amount) => amount !== undefined && amount >= MIN_PRICE && amount <= MAX_PRICE, 'is not a dollar amount')
  .transform((amount) => (amount === undefined ? '' : formatMoney(amount)));

const length = z
  .union([z.string(), z.number()])
  .transform(parseLength)
  .refine((feet) => feet !== undefined, 'is not a length in feet')
  .transform((feet) => feet ?? null);

const tradeCategories = z
  .array(words(60).refine((word) => keysOf(word).length > 0, 'is not a trade category'))
  .transform(toListingKeys);

export const feedBoat = z.object({
  externalId: words(64).regex(/^[\w-]+$/),
  title: words(200).optional(),
  description: words(5_000).nullish(),
  price,
  year: z.int().min(1850).max(2100),
  make: words(100),
  model: words(100),
  length: length.nullish(),
  type: z.enum(BOAT_TYPES),
  condition: z.enum(BOAT_CONDITIONS).nullish(),
  location: words(200),
  images: z.array(z.union([webAddress, words(300).regex(/^\/[\w./-]+$/)])).max(inventoryLimits.images),
  features: z.array(words(200)).max(inventoryLimits.features).default([]),
  tradeCategories: tradeCategories.default([]),
  engineType: words(200).nullish(),
  fuel: words(60).nullish(),
  ...feedMeasures,
  url: webAddress.nullish(),
});
export type FeedBoat = z.infer<typeof feedBoat>;

/** The feed as a whole. Each boat is validated separately, so an invalid one does not block the others. */
export const inventoryFeed = z.object({ boats: z.array(z.unknown()).min(1).max(inventoryLimits.boats) });

const syncResult = z
  .object({
    success: z.boolean(),
    message: z.string(),
    syncedCount: z.int(),
    errors: z.array(z.string()).meta({ description: 'Each boat that failed, and why' }),
  })
  .meta({ id: 'SyncResult' });
export type SyncResult = z.infer<typeof syncResult>;

const SYNC_STATUSES = ['running', 'succeeded', 'failed'] as const;

const syncRun = z
  .object({
    id: z.int(),
    startedBy: z
      .string()
      .nullable()
      .meta({ description: 'The email address of the admin who started it; null for scheduled runs' }),
    status: z.enum(SYNC_STATUSES),
    message: z.string().nullable(),
    total: z.int(),
    done: z.int(),
    syncedCount: z.int(),
    retiredCount: z.int(),
    errors: z.array(z.string()),
    startedAt: timestamp,
    finishedAt: timestamp.nullable(),
  })
  .meta({ id: 'SyncRun' });
export type SyncRun = z.infer<typeof syncRun>;

const syncOverview = z
  .object({
    source: z.object({ builtIn: z.boolean(), host: z.string().nullable() }),
    target: z
      .object({ id: z.string(), username: z.string(), name: z.string(), email: z.string(), boats: z.int() })
      .nullable()
      .meta({ description: 'The account that owns the synced boats; the first sync creates it' }),
    running: z.boolean(),
    runs: z.array(syncRun).meta({ description: 'The last runs, newest first' }),
  })
  .meta({ id: 'SyncOverview' });
export type SyncOverview = z.infer<typeof syncOverview>;

/** Progress of a running sync on the event stream. */
export const syncProgress = z.object({
  runId: z.int(),
  status: z.enum(SYNC_STATUSES),
  total: z.int(),
  done: z.int(),
  message: z.string().nullable(),
});
export type SyncProgress = z.infer<typeof syncProgress>;

export const syncTexts = { running: 'A sync is already running.' } as const;

export const inventoryApi = {
  sync: endpoint({
    method: 'POST',
    path: '/api/admin/cloud-yachts/sync-all',
    access: 'admin',
    invalidates: ADMIN_READS,
    tag: 'admin',
    summary: 'Sync the inventory; responds when done and sends progress on the event stream',
    responses: { 200: syncResult },
    refuses: [401, 403, 409],
  }),
  runs: endpoint({
    method: 'GET',
    path: '/api/admin/cloud-yachts',
    access: 'admin',
    tag: 'admin',
    summary: 'The inventory source, the account that owns it, and recent runs',
    responses: { 200: syncOverview },
    refuses: [401, 403],
  }),
};
