import type { Readable } from 'node:stream';
import type { Queryable } from '../../../db/client.ts';
import type { Caller } from '../../../platform/auth.ts';
import type { Dependencies } from '../../../platform/http/app.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type ClosingTrade, positionOf, readForClosing } from '../../trades/service.ts';
import { asDocumentReader, noSuchDocument, type ReadableDocument } from '../policy.ts';
import { type DocumentRow, findDocument } from './documents.store.ts';

/** A document with its content, for those who may read it. */
export async function openDocument(
  { db, storage }: Pick<Dependencies, 'db' | 'storage'>,
  caller: Caller,
  id: number,
): Promise<{ document: ReadableDocument; file: Readable }> {
  const row = await findDocument(db, id);
  const trade = row && (await tradeOf(db, caller, row));
  if (!row || !trade) throw noSuchDocument();
  const document = asDocumentReader(trade, positionOf(trade, caller.id) ?? 'broker', row);
  const file = await storage.get(document.storageKey);
  if (!file) throw noSuchDocument();
  return { document, file };
}

/** Strangers learn neither that the document exists nor which trade it belongs to. */
async function tradeOf(db: Queryable, caller: Caller, { tradeId }: DocumentRow): Promise<ClosingTrade | undefined> {
  try {
    return await readForClosing(db, caller, tradeId);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
