import type { ClosingDocument } from '@tradewind/contract/closing-document';
import { CLOSING_UPLOAD } from '@tradewind/contract/closing-documents';
import type { Transaction } from '../../../db/client.ts';
import type { Caller } from '../../../platform/auth.ts';
import type { Origin } from '../../../platform/http/origin.ts';
import { invalidField } from '../../../platform/http/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import { lockForClosing, tradeChanged } from '../../trades/service.ts';
import { roleIn } from '../course/course.service.ts';
import { tooManyForTask } from '../limits.ts';
import { asDecider } from '../policy.ts';
import { approveDecision, type DocumentRow, documentsOf, submitUpload } from './documents.store.ts';
import { presentDocument } from './present.ts';

/** The broker uploads an award or an order while money is in dispute or held back. */
export async function requireDecidable(tx: Transaction, caller: Caller, tradeId: number) {
  const trade = await lockForClosing(tx, caller, tradeId);
  return asDecider(trade, roleIn(trade, caller));
}

/** The file has arrived. Sending the same one again returns the existing document. */
export async function submitDecision(
  work: Work,
  caller: Caller,
  document: DocumentRow,
  origin: Origin,
): Promise<ClosingDocument> {
  const { tx } = work;
  const { tradeId, kind, name } = document;
  const proof = await requireDecidable(tx, caller, tradeId);
  const waiting = (await documentsOf(tx, tradeId)).filter(
    (row) => row.kind === 'decision' && row.state === 'submitted',
  );
  if (waiting.length >= CLOSING_UPLOAD.maxPerTask) throw tooManyForTask();
  const submitted = await submitUpload(tx, proof, document.id);
  await work.logActivity(caller, 'closing.upload', origin, { tradeId, kind, documentId: document.id, name });
  await tradeChanged(work, proof);
  return presentDocument(submitted, { role: 'broker', task: undefined, signatures: [] });
}

/** Ties the uploaded paper to what it decides. From now on nobody removes it. */
export async function claimDecision({ tx }: Work, tradeId: number, id: number, key: string): Promise<void> {
  const found = (await documentsOf(tx, tradeId)).find((row) => row.id === id);
  if (found?.kind !== 'decision' || found.state !== 'submitted')
    throw invalidField('document', 'Please upload the award or the order first.');
  await approveDecision(tx, id, key);
}
