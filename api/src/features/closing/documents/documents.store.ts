import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/client.ts';
import { closingDocuments } from '../../../db/schema/closing-documents.ts';
import type { DecidableTrade, OwnDocument, WritableClosing } from '../policy.ts';

export type DocumentRow = typeof closingDocuments.$inferSelect;
export type NewUpload = Pick<
  DocumentRow,
  'tradeId' | 'kind' | 'taskKey' | 'party' | 'leg' | 'storageKey' | 'name' | 'type' | 'bytes' | 'hash'
>;

/** The states in which a document can be read. */
const READABLE = ['written', 'submitted', 'approved', 'returned'];

export async function findDocument(db: Queryable, id: number): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(closingDocuments)
    .where(and(eq(closingDocuments.id, id), inArray(closingDocuments.state, READABLE)));
  return row;
}

/** Oldest first. */
export const documentsOf = (db: Queryable, tradeId: number): Promise<DocumentRow[]> =>
  db
    .select()
    .from(closingDocuments)
    .where(and(eq(closingDocuments.tradeId, tradeId), inArray(closingDocuments.state, READABLE)))
    .orderBy(asc(closingDocuments.id));

/** Inserts a document whose file is about to be stored. */
export async function reserveUpload(tx: Transaction, uploadedBy: string, upload: NewUpload): Promise<DocumentRow> {
  const [row] = await tx
    .insert(closingDocuments)
    .values({ ...upload, uploadedBy })
    .returning();
  if (!row) throw new Error('The insert returned no document.');
  return row;
}

export async function submitUpload(
  tx: Transaction,
  _proof: WritableClosing | DecidableTrade,
  id: number,
): Promise<DocumentRow> {
  const [row] = await tx
    .update(closingDocuments)
    .set({ state: 'submitted' })
    .where(and(eq(closingDocuments.id, id), eq(closingDocuments.state, 'arriving')))
    .returning();
  if (!row) throw new Error(`The document ${id} is not arriving.`);
  return row;
}

/** The file stays until the cleaning job removes it. */
export const discard = (tx: Transaction, document: OwnDocument) =>
  tx.update(closingDocuments).set({ state: 'removed' }).where(eq(closingDocuments.id, document.id));

/** The broker approves or returns everything that was submitted for a task. */
export const reviewUploads = (tx: Queryable, { task }: WritableClosing, state: 'approved' | 'returned') =>
  tx
    .update(closingDocuments)
    .set({ state })
    .where(
      and(
        eq(closingDocuments.tradeId, task.tradeId),
        eq(closingDocuments.taskKey, task.key),
        eq(closingDocuments.state, 'submitted'),
      ),
    )
    .returning({ id: closingDocuments.id });

/** The broker has recorded what it says. */
export const approveDecision = (tx: Queryable, id: number, taskKey: string) =>
  tx.update(closingDocuments).set({ state: 'approved', taskKey }).where(eq(closingDocuments.id, id));

/** Documents among these without a file that somebody needs, locked until the transaction ends. */
export const lockDiscarded = (tx: Transaction, ids: readonly number[]) =>
  tx
    .select({ id: closingDocuments.id, storageKey: closingDocuments.storageKey })
    .from(closingDocuments)
    .where(and(inArray(closingDocuments.id, [...ids]), inArray(closingDocuments.state, ['arriving', 'removed'])))
    .orderBy(closingDocuments.id)
    .for('update', { skipLocked: true });

export async function discardedDocuments(db: Queryable, minutes: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: closingDocuments.id })
    .from(closingDocuments)
    .where(
      and(
        inArray(closingDocuments.state, ['arriving', 'removed']),
        sql`${closingDocuments.createdAt} < now() - make_interval(mins => ${minutes})`,
      ),
    )
    .orderBy(closingDocuments.createdAt)
    .limit(limit);
  return rows.map(({ id }) => id);
}

export const deleteDocuments = (tx: Transaction, ids: readonly number[]) =>
  tx.delete(closingDocuments).where(inArray(closingDocuments.id, [...ids]));
