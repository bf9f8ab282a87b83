import type { DocumentType } from '@tradewind/contract/asset-form';
import type { AssetDetails } from '@tradewind/domain/asset-details';
import type { AssetCategory } from '@tradewind/domain/asset-kinds';
import { sql } from 'drizzle-orm';
import { check, index, integer, json, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { dollars, moment, textList } from './columns.ts';

/** Anything but a boat that a person would give in a trade. */
export const assets = pgTable(
  'assets',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    category: text('category').$type<AssetCategory>().notNull(),
    title: text('title').notNull(),
    value: dollars('value').notNull(),
    description: text('description'),
    imageUrls: textList('image_urls'),
    /** Not jsonb: owners see free details in the order they entered them. */
    details: json('details').$type<AssetDetails>().notNull().default({}),
    visibility: text('visibility').$type<'public' | 'offers'>().notNull().default('offers'),
    /** Counts edits: the second edit of the same version is refused. */
    version: integer('version').notNull().default(1),
    /** When it changed hands in a trade: from then on it is offered by nobody. */
    givenAt: moment('given_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('assets_value_positive', sql`${table.value} > 0`),
    check('assets_visibility_known', sql`${table.visibility} in ('public', 'offers')`),
    check('assets_not_a_boat', sql`${table.category} not in ('boats', 'open_to_offers')`),
    index('assets_owner').on(table.ownerId, table.createdAt.desc()),
    // Finds out whether an asset shows a picture before its files are removed.
    index('assets_image_urls').using('gin', table.imageUrls),
  ],
);

/**
 * Proof documents. A row exists before its file does and until its file is gone, so that no crash leaves a file that nothing
 * points to: one without `asset_id` waits for the cleaning job.
 */
export const assetDocuments = pgTable(
  'asset_documents',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    assetId: integer('asset_id').references(() => assets.id, { onDelete: 'set null' }),
    /** The person whose upload quota it counts against. */
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'set null' }),
    storageKey: text('storage_key').notNull().unique('asset_documents_storage_key_unique'),
    name: text('name').notNull(),
    type: text('type').$type<DocumentType>().notNull(),
    bytes: integer('bytes').notNull(),
    /** SHA-256 of the content: the same file is attached once. */
    digest: text('digest').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('asset_documents_bytes_positive', sql`${table.bytes} > 0`),
    uniqueIndex('asset_documents_once').on(table.assetId, table.digest),
    index('asset_documents_owner').on(table.ownerId, table.bytes),
    index('asset_documents_unused').on(table.createdAt).where(sql`${table.assetId} is null`),
  ],
);
