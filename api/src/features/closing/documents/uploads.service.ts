import { createHash, randomUUID } from 'node:crypto';
import { type ClosingDocument, UPLOAD_TYPES, type UploadType } from '@tradewind/contract/closing-document';
import { CLOSING_UPLOAD } from '@tradewind/contract/closing-documents';
import { isUploadKind } from '@tradewind/domain/closing/documents';
import { taskKind } from '@tradewind/domain/closing/task-kinds';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../../db/client.ts';
import type { Caller } from '../../../platform/auth.ts';
import { documentName, documentTypeOf } from '../../../platform/document-file.ts';
import type { Dependencies } from '../../../platform/http/app.ts';
import type { Origin } from '../../../platform/http/origin.ts';
import { invalidField, notFound, Refusal } from '../../../platform/http/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import { lockForClosing, readForClosing, tradeChanged } from '../../trades/service.ts';
import { lockQuota, requireQuota, takeOneFile, type WholeFile } from '../../uploads/service.ts';
import { requireClosing, roleIn } from '../course/course.service.ts';
import { closingUploadRules, tooManyForTask, tooManyInTrade } from '../limits.ts';
import { actionsOn, asActor, asDocumentOwner, type WritableClosing } from '../policy.ts';
import { closingTasksOf, type TaskRow, updateTask } from '../store.ts';
import { removeDiscarded, removeLater } from './cleaning.service.ts';
import { requireDecidable, submitDecision } from './decisions.service.ts';
import {
  type DocumentRow,
  discard,
  documentsOf,
  findDocument,
  type NewUpload,
  reserveUpload,
  submitUpload,
} from './documents.store.ts';
import { presentDocument } from './present.ts';

type Context = Pick<Dependencies, 'db' | 'commit' | 'limits' | 'storage'>;

type Storing = Pick<Context, 'commit' | 'storage'>;

/** Adds a document to a task. Sending the same file again returns the existing document. */
export async function uploadDocument(
  context: Context,
  caller: Caller,
  tradeId: number,
  request: FastifyRequest,
  origin: Origin,
): Promise<ClosingDocument> {
  const { db } = context;
  // An early check, so that nobody uploads in vain; everything is checked again before the document counts.
  await readForClosing(db, caller, tradeId);
  await requireClosing(db, tradeId);
  return takeOneFile(context, request, closingUploadRules, (file) =>
    addDocument(context, caller, tradeId, file, origin),
  );
}

/** The same for a file that has arrived. */
export async function addDocument(
  context: Storing,
  caller: Caller,
  tradeId: number,
  file: WholeFile,
  origin: Origin,
): Promise<ClosingDocument> {
  const taskId = idIn(file, 'task');
  const isDecision = taskId === undefined && file.fields.kind === 'decision';
  if (taskId === undefined && !isDecision) throw invalidField('task', 'Please say which task the document is for.');
  const place = isDecision ? placeOfDecision(caller, tradeId) : placeOfTask(caller, tradeId, taskId ?? 0);
  const document = await store(context, caller, tradeId, place, draftOf(file), file.content);
  return context
    .commit((work) =>
      isDecision
        ? submitDecision(work, caller, document, origin)
        : submit(work, caller, document, taskId ?? 0, idIn(file, 'replaces'), origin),
    )
    .catch((error) => giveUp(context, document, error));
}

/** Finds where a document belongs, and refuses if it may not be uploaded. */
type Place = (tx: Transaction) => Promise<Pick<NewUpload, 'kind' | 'taskKey' | 'leg' | 'party'>>;

const placeOfDecision =
  (caller: Caller, tradeId: number): Place =>
  async (tx) => {
    await requireDecidable(tx, caller, tradeId);
    return { kind: 'decision', taskKey: null, leg: null, party: null };
  };

const placeOfTask =
  (caller: Caller, tradeId: number, taskId: number): Place =>
  async (tx) => {
    const { task, trade } = await requireUploadable(tx, caller, tradeId, taskId);
    const role = roleIn(trade, caller);
    if (!isUploadKind(task.kind)) throw new Refusal('conflict', 'This task takes no documents.');
    return { kind: task.kind, taskKey: task.key, leg: task.leg, party: role === 'broker' ? null : role };
  };

const idIn = ({ fields }: WholeFile, name: string): number | undefined => {
  const text = fields[name] ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
};

/** If the document cannot be removed now, the cleaning job removes it. */
async function giveUp(context: Storing, { id }: DocumentRow, error: unknown): Promise<never> {
  await removeDiscarded(context, [id]).catch(() => undefined);
  throw error;
}

type Draft = Pick<NewUpload, 'name' | 'type' | 'bytes' | 'hash'> & { type: UploadType };

function draftOf({ name, content }: WholeFile): Draft {
  const type = documentTypeOf(content, Object.keys(UPLOAD_TYPES) as UploadType[]);
  if (!type)
    throw new Refusal(
      'wrong_kind_of_file',
      'This file isn’t a PDF, JPEG, PNG or WebP we can read. Please choose another.',
    );
  const hash = createHash('sha256').update(content).digest('hex');
  return { name: documentName(name, type), type, bytes: content.length, hash };
}

/** Inserts the row first, so that every file has one. */
async function store(
  context: Storing,
  caller: Caller,
  tradeId: number,
  place: Place,
  draft: Draft,
  content: Buffer,
): Promise<DocumentRow> {
  const row = await context.commit(async ({ tx }) => {
    const placed = await place(tx);
    await lockQuota(tx, caller.id);
    const reserved = await reserveUpload(tx, caller.id, {
      ...{ ...draft, ...placed, tradeId },
      storageKey: `closings/${tradeId}/${randomUUID()}.${UPLOAD_TYPES[draft.type]}`,
    });
    await requireQuota(tx, caller.id);
    return reserved;
  });
  await context.storage.put(row.storageKey, content, row.type).catch((error) => giveUp(context, row, error));
  return row;
}

async function requireUploadable(
  tx: Transaction,
  caller: Caller,
  tradeId: number,
  taskId: number,
): Promise<WritableClosing> {
  const trade = await lockForClosing(tx, caller, tradeId);
  const closing = await requireClosing(tx, tradeId);
  const task = (await closingTasksOf(tx, tradeId)).find(({ id }) => id === taskId);
  return asActor(trade, closing, task, roleIn(trade, caller), 'upload', new Date());
}

async function submit(
  work: Work,
  caller: Caller,
  document: DocumentRow,
  taskId: number,
  replaces: number | undefined,
  origin: Origin,
): Promise<ClosingDocument> {
  const { tx } = work;
  const proof = await requireUploadable(tx, caller, document.tradeId, taskId);
  const { task, trade } = proof;
  const role = roleIn(trade, caller);
  const existing = (await documentsOf(tx, document.tradeId)).filter(({ uploadedBy }) => uploadedBy === caller.id);
  const ofTask = existing.filter(({ taskKey }) => taskKey === task.key);
  const same = ofTask.find(({ hash, state }) => hash === document.hash && state !== 'returned');
  if (same) {
    await removeLater(work, [document.id]);
    return presentDocument(same, { role, task, signatures: [] });
  }
  if (replaces !== undefined) {
    requireReplaceable(task);
    await replace(work, caller, ofTask, replaces);
  }
  const kept = (rows: readonly DocumentRow[]) => rows.filter(({ id }) => id !== replaces).length;
  if (kept(ofTask) >= CLOSING_UPLOAD.maxPerTask) throw tooManyForTask();
  if (kept(existing) >= CLOSING_UPLOAD.maxPerTrade) throw tooManyInTrade();
  const submitted = await submitUpload(tx, proof, document.id);
  if (taskKind(task.kind).evidence === 'document') await updateTask(tx, proof, { state: 'submitted' });
  const { tradeId, kind, name } = document;
  await work.logActivity(caller, 'closing.upload', origin, { tradeId, taskId, kind, documentId: document.id, name });
  await tradeChanged(work, trade);
  return presentDocument(submitted, { role, task, signatures: [] });
}

/** The papers of a task that is done are its evidence. */
function requireReplaceable({ state }: TaskRow): void {
  if (state === 'done')
    throw new Refusal('conflict', 'This task is done, so its papers stay on record. You can add another one.');
}

async function replace(work: Work, caller: Caller, ofTask: readonly DocumentRow[], id: number): Promise<void> {
  const old = ofTask.find((row) => row.id === id);
  if (!old) throw notFound('We can’t find the document that this one replaces.');
  await discard(work.tx, asDocumentOwner(caller, old));
  await removeLater(work, [id]);
}

/** Removes a document that the broker has not approved. A task without documents is open again. */
export async function removeDocument(
  { commit }: Pick<Context, 'commit'>,
  caller: Caller,
  id: number,
  origin: Origin,
): Promise<void> {
  await commit(async (work) => {
    const { tx } = work;
    const known = await findDocument(tx, id);
    // Locked before the document is read again, so that the broker's approval and the removal exclude each other.
    const trade = known && (await lockForClosing(tx, caller, known.tradeId));
    const document = asDocumentOwner(caller, trade && (await findDocument(tx, id)));
    const { tradeId, taskKey, kind, name } = document;
    const task = (await closingTasksOf(tx, tradeId)).find(({ key }) => key === taskKey);
    if (task && trade) {
      requireReplaceable(task);
      const closing = await requireClosing(tx, tradeId);
      const standing = { status: trade.trade.status, closing, now: new Date() };
      if (!actionsOn(task, roleIn(trade, caller), standing).includes('upload'))
        throw new Refusal('conflict', 'The papers of this trade stay on record now. Please write to your broker.');
    }
    await discard(tx, document);
    await removeLater(work, [id]);
    if (task && trade) await reopenEmpty(tx, caller, trade, task);
    await work.logActivity(caller, 'closing.remove', origin, { tradeId, kind, documentId: id, name });
    if (trade) await tradeChanged(work, trade);
  });
}

async function reopenEmpty(
  tx: Transaction,
  caller: Caller,
  trade: Awaited<ReturnType<typeof lockForClosing>>,
  task: TaskRow,
): Promise<void> {
  const left = (await documentsOf(tx, task.tradeId)).some(
    ({ taskKey, state }) => taskKey === task.key && state === 'submitted',
  );
  if (left || task.state !== 'submitted') return;
  const closing = await requireClosing(tx, task.tradeId);
  const proof = asActor(trade, closing, task, roleIn(trade, caller), 'upload', new Date());
  await updateTask(tx, proof, { state: 'open' });
}
