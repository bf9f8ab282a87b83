import type { Closing } from '@tradewind/contract/closing';
import type { RejectInput } from '@tradewind/contract/closing-course';
import type { Caller } from '../../platform/auth.ts';
import type { Dependencies } from '../../platform/http/app.ts';
import type { Origin } from '../../platform/http/origin.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { firstNameOf, tellParties, tradeChanged } from '../trades/service.ts';
import { type Course, lockCourse, readClosing } from './course.service.ts';
import { beginEnding } from './endings.service.ts';
import { advance } from './plan.service.ts';
import { asActor, type WritableClosing } from './policy.ts';
import { type TaskRow, updateTask } from './store.ts';

type Context = Pick<Dependencies, 'commit'>;
interface Params {
  id: number;
  task: number;
}

/** The receiver accepts a boat or item in writing. Their deposit is at risk from now on. */
export const acceptItem = (
  { commit }: Context,
  caller: Caller,
  { id: tradeId, task: taskId }: Params,
  name: string,
  origin: Origin,
): Promise<Closing> =>
  commit(async (work) => {
    const { tx } = work;
    const course = await lockCourse(work, caller, tradeId);
    const task = course.tasks.find(({ id }) => id === taskId);
    if (task?.kind === 'acceptance' && task.state === 'done' && task.actor === course.role)
      return readClosing(tx, caller, tradeId);
    const proof = decidable(course, task, 'accept');
    const { trade, role, now } = course;
    await updateTask(tx, proof, taskId, { state: 'done', note: `Signed by ${name}`, doneBy: caller.id, doneAt: now });
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

/** The receiver rejects a boat or item in writing, which ends the trade. Everyone gets their deposit back, less authorized costs. */
export const rejectItem = (
  { commit }: Context,
  caller: Caller,
  { id: tradeId, task: taskId }: Params,
  { reason, name }: RejectInput,
  origin: Origin,
): Promise<Closing> =>
  commit(async (work) => {
    const { tx } = work;
    const course = await lockCourse(work, caller, tradeId);
    const { closing, role, trade } = course;
    if (closing.endingCause === 'rejected' && closing.endingBy === role) return readClosing(tx, caller, tradeId);
    const task = course.tasks.find(({ id }) => id === taskId);
    const proof = decidable(course, task, 'reject');
    await updateTask(tx, proof, taskId, { state: 'open', note: `Rejected by ${name}: ${reason}` });
    await work.logActivity(caller, 'closing.reject', origin, { tradeId, taskId });
    const party = role === 'broker' ? null : role;
    await beginEnding(work, course, {
      ...{ cause: 'rejected', party, by: party },
      reason: `${nameOf(course)} rejected ${titleOf(course, proof.task)}: ${reason}`,
    });
    await tradeChanged(work, trade);
    return readClosing(tx, caller, tradeId);
  });

const nameOf = ({ trade, role }: Course) => firstNameOf(trade, role === 'broker' ? null : role);
const titleOf = ({ trade }: Course, { leg }: TaskRow) =>
  trade.legs.find(({ number }) => number === leg)?.title ?? 'an item';

/** Says why a decision comes too early or too late. */
function decidable(
  { trade, closing, role, now }: Course,
  task: TaskRow | undefined,
  action: 'accept' | 'reject',
): WritableClosing {
  const isOwn = task?.kind === 'acceptance' && task.actor === role;
  if (isOwn && closing.signedAt === null)
    throw new Refusal('conflict', 'Everyone must sign the exchange agreement first.');
  if (isOwn && task.state === 'done')
    throw new Refusal('conflict', 'You’ve already accepted it. Your deposit is at risk from now on.');
  if (isOwn && closing.endingAt === null && task.dueAt && task.dueAt.getTime() <= now.getTime())
    throw new Refusal('conflict', 'The last day has passed, and silence is rejection.');
  return asActor(trade, closing, task, role, action, now);
}
