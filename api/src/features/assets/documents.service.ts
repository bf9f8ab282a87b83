import { createHash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { DOCUMENT_TYPES, documentTypes, MAX_DOCUMENTS } from '@tradewind/contract/asset-form';
import type { AssetDocument } from '@tradewind/contract/assets';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../platform/auth.ts';
import { documentName, documentTypeOf } from '../../platform/document-file.ts';
import type { Dependencies } from '../../platform/http/app.ts';
import type { Origin } from '../../platform/http/origin.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Work } from '../../platform/work.ts';
import { lockQuota, requireQuota, takeOneFile, type WholeFile } from '../uploads/service.ts';
import { removeDocuments, removeDocumentsLater } from './cleaning.service.ts';
import {
  attachDocument,
  type DocumentRow,
  detachDocument,
  documentsOf,
  findDocument,
  type NewDocument,
  reserveDocument,
} from './documents.store.ts';
import { documentRules, documentsFull } from './limits.ts';
import { asDocumentReader, asOwner, type OwnAsset } from './policy.ts';
import { presentDocument } from './present.ts';
import { findAsset, lockAsset, partnershipOf } from './store.ts';

type Context = Pick<Dependencies, 'db' | 'commit' | 'limits' | 'storage'>;

/** Separate from the public images, which everyone may read. */
const FOLDER = 'documents';

/** Adds a proof document to one of the caller's assets. Sending the same file again returns the existing document. */
export async function addDocument(
  context: Context,
  caller: Caller,
  assetId: number,
  request: FastifyRequest,
  origin: Origin,
): Promise<AssetDocument> {
  const { db } = context;
  // An early check, so that nobody uploads in vain; both are checked again before the document is attached.
  const asset = asOwner(caller, (await findAsset(db, assetId))?.asset);
  if ((await documentsOf(db, [asset.id])).length >= MAX_DOCUMENTS) throw documentsFull();
  return takeOneFile(context, request, documentRules, async (file) => {
    const draft = draftOf(file);
    const document = await storeDocument(context, caller, draft, file.content);
    return context
      .commit((work) => attach(work, caller, assetId, document, origin))
      .catch((error) => giveUp(context, document, error));
  });
}

/** If the document cannot be removed now, the cleaning job removes it. */
async function giveUp(context: Context, { id }: DocumentRow, error: unknown): Promise<never> {
  await removeDocuments(context, [id]).catch(() => undefined);
  throw error;
}

function draftOf({ name, content }: WholeFile): NewDocument {
  const type = documentTypeOf(content, documentTypes);
  if (!type)
    throw new Refusal('wrong_kind_of_file', 'This file isn’t a PDF, JPEG or PNG we can read. Please choose another.');
  return {
    storageKey: `${FOLDER}/${randomUUID()}.${DOCUMENT_TYPES[type]}`,
    name: documentName(name, type),
    type,
    bytes: content.length,
    digest: createHash('sha256').update(content).digest('hex'),
  };
}

/** Inserts the row first, so that every file has one. */
async function storeDocument(
  context: Context,
  { id: userId }: Caller,
  draft: NewDocument,
  content: Buffer,
): Promise<DocumentRow> {
  const row = await context.commit(async ({ tx }) => {
    await lockQuota(tx, userId);
    const reserved = await reserveDocument(tx, userId, draft);
    await requireQuota(tx, userId);
    return reserved;
  });
  await context.storage.put(row.storageKey, content, row.type).catch((error) => giveUp(context, row, error));
  return row;
}

async function attach(
  work: Work,
  caller: Caller,
  assetId: number,
  document: DocumentRow,
  origin: Origin,
): Promise<AssetDocument> {
  const asset = asOwner(caller, await lockAsset(work.tx, assetId));
  const attached = await documentsOf(work.tx, [asset.id]);
  const same = attached.find(({ digest }) => digest === document.digest);
  if (same) {
    await removeDocumentsLater(work, [document.id]);
    return presentDocument(same);
  }
  if (attached.length >= MAX_DOCUMENTS) throw documentsFull();
  await attachDocument(work.tx, asset, document.id);
  await work.logActivity(caller, 'document.add', origin, traceOf(asset, document));
  return presentDocument(document);
}

const traceOf = (asset: OwnAsset, { id, name }: DocumentRow) => ({
  assetId: asset.id,
  title: asset.title,
  documentId: id,
  name,
});

export async function openDocument(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  caller: Caller,
  assetId: number,
  documentId: number,
): Promise<{ document: DocumentRow; file: Readable }> {
  const found = await findAsset(db, assetId);
  const { isOffered } = await partnershipOf(db, assetId, caller.id);
  const asset = asDocumentReader(caller, found?.asset, isOffered);
  const document = await findDocument(db, asset.id, documentId);
  const file = document && (await storage.get(document.storageKey));
  if (!file) throw documentNotFound();
  return { document, file };
}

export async function removeDocument(
  { commit }: Pick<Context, 'commit'>,
  caller: Caller,
  assetId: number,
  documentId: number,
  origin: Origin,
): Promise<void> {
  await commit(async (work) => {
    const asset = asOwner(caller, await lockAsset(work.tx, assetId));
    const document = await findDocument(work.tx, asset.id, documentId);
    if (!document) throw documentNotFound();
    await work.happened('assets.changing', { how: 'edited', assets: [asset], by: caller.id });
    await detachDocument(work.tx, asset, documentId);
    await removeDocumentsLater(work, [documentId]);
    await work.logActivity(caller, 'document.delete', origin, traceOf(asset, document));
  });
}

const documentNotFound = () => notFound('This document doesn’t exist or has been removed.');
