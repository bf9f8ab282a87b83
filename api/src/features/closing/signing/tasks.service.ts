import type { Closing } from '@tradewind/contract/closing';
import { SIGNING_CONSENT, type SignInput, type SigningForm } from '@tradewind/contract/closing-documents';
import type { FormKind } from '@tradewind/domain/closing/documents';
import { unfinishedBefore } from '@tradewind/domain/closing/signing';
import type { Caller } from '../../../platform/auth.ts';
import type { Dependencies } from '../../../platform/http/app.ts';
import type { Origin } from '../../../platform/http/origin.ts';
import { notAllowed, notFound, Refusal } from '../../../platform/http/refusal.ts';
import { type ClosingTrade, lockForClosing, positionOf, readForClosing } from '../../trades/service.ts';
import { readClosing, requireClosing, roleIn } from '../course/course.service.ts';
import { asActor } from '../policy.ts';
import { finish } from '../service.ts';
import { closingTasksOf, type TaskRow, updateTask } from '../store.ts';
import { type FormRef, legalDetailsOf } from './form-facts.ts';
import { type FormContext, sourceOf, writeForm } from './forms.service.ts';
import { asSigner } from './signing.policy.ts';
import { presentForm } from './signing.present.ts';
import { OutdatedForm, signForm } from './signing.service.ts';
import { signedForms } from './signing.store.ts';

type Context = FormContext & Pick<Dependencies, 'commit'>;
type Params = { id: number; task: number };

/** The forms that tasks ask to sign; the bill of sale is a draft, to be signed on paper. */
const FORM_OF_TASK: Partial<Record<TaskRow['kind'], FormKind>> = {
  agreement: 'agreement',
  disclosures: 'disclosures',
  acceptance: 'acceptance',
  statement: 'statement',
  'bill-of-sale': 'bill-of-sale-draft',
};

/** The task, if its document is the caller's. */
function requireSigned(trade: ClosingTrade, caller: Caller, tasks: readonly TaskRow[], id: number): TaskRow {
  const task = tasks.find((row) => row.id === id);
  if (!task) throw notFound('We can’t find that task.');
  if (task.actor === null || task.actor !== positionOf(trade, caller.id))
    throw notAllowed('This task is for somebody else.');
  if (!Object.hasOwn(FORM_OF_TASK, task.kind)) throw new Refusal('conflict', 'There’s no document to sign here.');
  return task;
}

/** One agreement for everyone; all other forms are about a party or a leg. */
const refOf = ({ kind, party, leg }: TaskRow): FormRef => ({
  kind: FORM_OF_TASK[kind] ?? 'agreement',
  party: kind === 'agreement' ? null : party,
  leg,
});

/** The document that a task asks to sign: the signed one, or the one for the current facts. */
export async function openForm(context: Context, caller: Caller, params: Params): Promise<SigningForm> {
  const { db } = context;
  const trade = await readForClosing(db, caller, params.id);
  const closing = await requireClosing(db, params.id);
  const tasks = await closingTasksOf(db, params.id);
  const task = requireSigned(trade, caller, tasks, params.task);
  const name = legalDetailsOf(tasks, task.actor ?? -1)?.legalName ?? '';
  const signed = await signedForms(db, params.id);
  const own = signed.find(
    ({ form, signature }) =>
      signature.position === task.actor && form.kind === FORM_OF_TASK[task.kind] && form.leg === task.leg,
  );
  if (own && task.state === 'done') return presentForm(own.form, { name, signed, position: task.actor });
  requireReady(task, tasks);
  const form = await writeForm(context, await sourceOf(db, trade, closing, tasks), refOf(task), task.key);
  return presentForm(form, { name, signed, position: task.actor });
}

function requireReady(task: TaskRow, tasks: readonly TaskRow[]): void {
  if (unfinishedBefore(task, tasks).length > 0)
    throw new Refusal('conflict', NOT_READY[task.kind] ?? 'This document can’t be signed yet.');
}

const NOT_READY: Partial<Record<TaskRow['kind'], string>> = {
  disclosures: 'Please enter your legal name and address first.',
  agreement:
    'The agreement quotes everyone’s legal details and the details of every boat. It can be signed once all of them are entered.',
  'bill-of-sale':
    'The bill of sale quotes everyone’s legal details and those of the boat. Please wait until all are entered.',
  acceptance: 'Items can be accepted once everyone has signed the exchange agreement and the disclosures.',
  statement: 'The statement can be signed once every item is accepted and every owner has answered about their loan.',
};

/** Signs the document of a task, which completes it. Signing it again changes nothing. */
export async function signTask(
  { commit }: Pick<Context, 'commit'>,
  caller: Caller,
  { id, task: taskId }: Params,
  input: SignInput,
  origin: Origin,
): Promise<Closing> {
  return commit(async (work) => {
    const { tx } = work;
    const trade = await lockForClosing(tx, caller, id);
    const role = roleIn(trade, caller);
    const closing = await requireClosing(tx, id);
    const tasks = await closingTasksOf(tx, id);
    const task = requireSigned(trade, caller, tasks, taskId);
    const position = task.actor ?? -1;
    if (task.state === 'done') {
      if (!(await hasSigned(tx, id, position, input.hash))) throw new OutdatedForm();
      return readClosing(tx, caller, id);
    }
    const now = new Date();
    const proof = asActor(trade, closing, task, role, 'sign', now);
    requireReady(task, tasks);
    const source = await sourceOf(tx, trade, closing, tasks);
    const signer = asSigner(caller, trade);
    await signForm(work, { source, ref: refOf(task), signer, input, consent: SIGNING_CONSENT, now });
    await updateTask(tx, proof, { state: 'done', doneBy: caller.id, doneAt: now });
    await finish(work, caller, trade, { name: 'closing.sign', taskId, kind: task.kind, origin, now });
    return readClosing(tx, caller, id);
  });
}

const hasSigned = async (
  tx: Parameters<typeof signedForms>[0],
  tradeId: number,
  position: number,
  hash: string,
): Promise<boolean> =>
  (await signedForms(tx, tradeId)).some(({ signature }) => signature.position === position && signature.hash === hash);
