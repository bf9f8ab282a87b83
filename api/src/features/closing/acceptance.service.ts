import type { Closing } from '@tradewind/contract/closing';
import type { AcceptInput, RejectInput } from '@tradewind/contract/closing-course';
import { SIGNING_CONSENT } from '@tradewind/contract/closing-documents';
import { unfinishedBefore } from '@tradewind/domain/closing/signing';
import type { Caller } from '../../platform/auth.ts';
import type { Dependencies } from '../../platform/http/app.ts';
import type { Origin } from '../../platform/http/origin.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Work } from '../../platform/work.ts';
import { firstNameOf, readForClosing, tellParties, tradeChanged } from '../trades/service.ts';
import { type Course, lockCourse, readClosing, requireClosing, roleIn } from './course/course.service.ts';
import { advance } from './course/plan.service.ts';
import { beginEnding } from './ending/endings.service.ts';
import { asActor, type WritableClosing } from './policy.ts';
import type { FormRef } from './signing/form-facts.ts';
import { type FormContext, sourceOf, writeForm } from './signing/forms.service.ts';
import { asSigner } from './signing/signing.policy.ts';
import { OutdatedForm, requireName, signForm } from './signing/signing.service.ts';
import { closingTasksOf, type TaskRow, updateTask } from './store.ts';

type Context = FormContext & Pick<Dependencies, 'commit'>;
interface Params {
  id: number;
  task: number;
}

/** The receiver accepts a boat or item in writing. Their deposit is at risk from now on. */
export async function acceptItem(
  context: Context,
  caller: Caller,
  params: Params,
  { name, hash }: AcceptInput,
  origin: Origin,
): Promise<Closing> {
  const { id: tradeId, task: taskId } = params;
  const form = await writeDecision(context, caller, params, { kind: 'acceptance' }, name);
  return context.commit(async (work) => {
    const { tx } = work;
    const course = await lockCourse(work, caller, tradeId);
    const task = course.tasks.find(({ id }) => id === taskId);
    if (task?.kind === 'acceptance' && task.state === 'done' && task.actor === course.role)
      return readClosing(tx, caller, tradeId);
    const proof = decidable(course, task, 'accept');
    const { trade, role, now } = course;
    if (hash !== undefined && hash !== form?.hash) throw new OutdatedForm();
    await sign(work, course, caller, form, name);
    await updateTask(tx, proof, { state: 'done', doneBy: caller.id, doneAt: now });
    await advance(work, trade, now);
    await work.logActivity(caller, 'closing.accept', origin, { tradeId, taskId });
    tellParties(
      work,
      trade,
      {
        title: `${nameOf(course)} accepted ${titleOf(course, proof.task)}`,
        body: 'The papers and the money are next.',
      },
      role === 'broker' ? undefined : role,
    );
    await tradeChanged(work, trade);
    return readClosing(tx, caller, tradeId);
  });
}

/** The receiver rejects a boat or item in writing, which ends the trade. Everyone gets their deposit back, less authorized costs. */
export async function rejectItem(
  context: Context,
  caller: Caller,
  params: Params,
  { reason, name }: RejectInput,
  origin: Origin,
): Promise<Closing> {
  const { id: tradeId, task: taskId } = params;
  const form = await writeDecision(context, caller, params, { kind: 'rejection', words: [reason] }, name);
  return context.commit(async (work) => {
    const { tx } = work;
    const course = await lockCourse(work, caller, tradeId);
    const { closing, role, trade } = course;
    if (closing.endingCause === 'rejected' && closing.endingBy === role) return readClosing(tx, caller, tradeId);
    const task = course.tasks.find(({ id }) => id === taskId);
    const proof = decidable(course, task, 'reject');
    await sign(work, course, caller, form, name);
    await work.logActivity(caller, 'closing.reject', origin, { tradeId, taskId });
    const party = role === 'broker' ? null : role;
    await beginEnding(work, course, {
      ...{ cause: 'rejected', party, by: party },
      reason: `${nameOf(course)} rejected ${titleOf(course, proof.task)}: ${reason}`,
    });
    await tradeChanged(work, trade);
    return readClosing(tx, caller, tradeId);
  });
}

interface Decision {
  ref: FormRef;
  hash: string;
}

/** Writes the form before the trade is held, since a PDF takes a while. Undefined where the decision will be refused anyway. */
async function writeDecision(
  context: Context,
  caller: Caller,
  { id: tradeId, task: taskId }: Params,
  what: Pick<FormRef, 'kind' | 'words'>,
  name: string,
): Promise<Decision | undefined> {
  const { db } = context;
  const trade = await readForClosing(db, caller, tradeId);
  const closing = await requireClosing(db, tradeId);
  const tasks = await closingTasksOf(db, tradeId);
  const task = tasks.find(({ id }) => id === taskId);
  const standing = { trade, closing, tasks, role: roleIn(trade, caller), now: new Date() };
  if (task?.state !== 'open' || closing.endingAt) return undefined;
  decidable(standing, task, what.kind === 'rejection' ? 'reject' : 'accept');
  if (standing.role !== 'broker') requireName(standing, standing.role, name);
  const ref = { ...what, party: task.party, leg: task.leg };
  const { hash } = await writeForm(context, await sourceOf(db, trade, closing, tasks), ref, task.key);
  return { ref, hash };
}

async function sign(
  work: Work,
  { trade, closing, tasks, role, now }: Course,
  caller: Caller,
  decision: Decision | undefined,
  name: string,
): Promise<void> {
  if (!decision || role === 'broker') throw new OutdatedForm();
  await signForm(work, {
    ...{ source: await sourceOf(work.tx, trade, closing, tasks), ref: decision.ref, signer: asSigner(caller, trade) },
    ...{ input: { name, hash: decision.hash, consent: true }, consent: SIGNING_CONSENT, now },
  });
}

const nameOf = ({ trade, role }: Course) => firstNameOf(trade, role === 'broker' ? null : role);
const titleOf = ({ trade }: Course, { leg }: TaskRow) =>
  trade.legs.find(({ number }) => number === leg)?.title ?? 'an item';

/** Says why a decision comes too early or too late. */
function decidable(
  { trade, closing, tasks, role, now }: Course,
  task: TaskRow | undefined,
  action: 'accept' | 'reject',
): WritableClosing {
  const isOwn = task?.kind === 'acceptance' && task.actor === role;
  // Other amounts are signed again before anybody accepts. A rejection needs no agreement.
  const isUnsigned = isOwn && action === 'accept' && unfinishedBefore(task, tasks).length > 0;
  if (isUnsigned || (isOwn && closing.signedAt === null))
    throw new Refusal('conflict', 'Everyone must sign the exchange agreement first.');
  if (isOwn && task.state === 'done')
    throw new Refusal('conflict', 'You’ve already accepted it. Your deposit is at risk from now on.');
  if (isOwn && closing.endingAt === null && task.dueAt && task.dueAt.getTime() <= now.getTime())
    throw new Refusal('conflict', 'The last day has passed, and silence is rejection.');
  return asActor(trade, closing, task, role, action, now);
}
