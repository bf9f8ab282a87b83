import type { ClosingDocument, DocumentAction, DocumentState, UploadType } from '@tradewind/contract/closing-document';
import { mayRead } from '@tradewind/domain/closing/documents';
import type { TradeBundle } from '../../trades/service.ts';
import { isRemovable, type Role } from '../policy.ts';
import type { SignatureRow } from '../signing/signing.store.ts';
import type { TaskRow } from '../store.ts';
import type { DocumentRow } from './documents.store.ts';

interface Circumstances {
  role: Role;
  task: Pick<TaskRow, 'id'> | undefined;
  signatures: readonly SignatureRow[];
}

export function presentDocument(row: DocumentRow, { role, task, signatures }: Circumstances): ClosingDocument {
  const isOwn = row.party === (role === 'broker' ? null : role);
  const changes: DocumentAction[] = isOwn && isRemovable(row) ? ['replace', 'remove'] : [];
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    type: row.type as UploadType,
    size: row.bytes,
    hash: row.hash,
    by: row.party,
    task: task?.id ?? null,
    leg: row.leg,
    state: row.state as DocumentState,
    signatures: signatures.map(({ position, signedAt }) => ({ position, signedAt: signedAt.toISOString() })),
    createdAt: row.createdAt.toISOString(),
    actions: ['read', ...changes],
  };
}

interface Papers {
  documents: readonly DocumentRow[];
  signatures: readonly SignatureRow[];
}

/** The documents of a closing that the caller may read: uploads, signed forms, and drafts. Forms nobody has signed are left out. */
export function presentDocuments(
  { legs }: TradeBundle,
  tasks: readonly TaskRow[],
  { documents, signatures }: Papers,
  role: Role,
): ClosingDocument[] {
  return documents.flatMap((row) => {
    const leg = legs.find(({ number }) => number === row.leg);
    const signed = signatures.filter(({ documentId }) => documentId === row.id);
    const isUnsigned = row.state === 'written' && signed.length === 0 && row.kind !== 'bill-of-sale-draft';
    if (isUnsigned || (role !== 'broker' && !mayRead(row.kind, role, { from: row.party, leg }))) return [];
    const task = tasks.find(({ key }) => key === row.taskKey);
    return [presentDocument(row, { role, task, signatures: signed })];
  });
}
