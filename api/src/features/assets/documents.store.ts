import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/client.ts';
import { assetDocuments, assets } from '../../db/schema/assets.ts';
import type { OwnAsset } from './policy.ts';

export type DocumentRow = typeof assetDocuments.$inferSelect;
export type NewDocument = Pick<DocumentRow, 'storageKey' | 'name' | 'type' | 'bytes' | 'digest'>;

/** Inserts a document whose file is about to be stored. It belongs to no asset yet. */
export async function reserveDocument(tx: Transaction, ownerId: string, draft: NewDocument): Promise<DocumentRow> {
  const [row] = await tx
    .insert(assetDocuments)
    .values({ ...draft, ownerId })
    .returning();
  if (!row) throw new Error('The insert returned no document.');
  return row;
}

export const attachDocument = (tx: Transaction, asset: OwnAsset, id: number) =>
  tx.update(assetDocuments).set({ assetId: asset.id }).where(eq(assetDocuments.id, id));

/** The file stays until the cleanup job removes it. */
export const detachDocument = (tx: Transaction, asset: OwnAsset, id: number) =>
  tx
    .update(assetDocuments)
    .set({ assetId: null })
    .where(and(eq(assetDocuments.id, id), eq(assetDocuments.assetId, asset.id)));

/** Oldest first. */
export const documentsOf = (db: Queryable, assetIds: readonly number[]): Promise<DocumentRow[]> =>
  db
    .select()
    .from(assetDocuments)
    .where(inArray(assetDocuments.assetId, [...assetIds]))
    .orderBy(asc(assetDocuments.createdAt), asc(assetDocuments.id));

export async function findDocument(db: Queryable, assetId: number, id: number): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(assetDocuments)
    .where(and(eq(assetDocuments.id, id), eq(assetDocuments.assetId, assetId)));
  return row;
}

export async function documentIdsOfUsers(tx: Transaction, ownerIds: readonly string[]): Promise<number[]> {
  const rows = await tx
    .select({ id: assetDocuments.id })
    .from(assetDocuments)
    .innerJoin(assets, eq(assets.id, assetDocuments.assetId))
    .where(inArray(assets.ownerId, [...ownerIds]));
  return rows.map(({ id }) => id);
}

/** The documents among these that belong to no asset, locked until the transaction ends. */
export const lockUnused = (tx: Transaction, ids: readonly number[]) =>
  tx
    .select({ id: assetDocuments.id, storageKey: assetDocuments.storageKey })
    .from(assetDocuments)
    .where(and(inArray(assetDocuments.id, [...ids]), isNull(assetDocuments.assetId)))
    .orderBy(assetDocuments.id)
    .for('update', { skipLocked: true });

export async function unusedDocuments(db: Queryable, minutes: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: assetDocuments.id })
    .from(assetDocuments)
    .where(
      and(isNull(assetDocuments.assetId), lt(assetDocuments.createdAt, sql`now() - make_interval(mins => ${minutes})`)),
    )
    .orderBy(assetDocuments.createdAt)
    .limit(limit);
  return rows.map(({ id }) => id);
}

export const deleteDocuments = (tx: Transaction, ids: readonly number[]) =>
  tx.delete(assetDocuments).where(inArray(assetDocuments.id, [...ids]));
