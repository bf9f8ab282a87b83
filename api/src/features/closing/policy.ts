import { TASK_ACTIONS, type TaskAction } from '@tradewind/contract/closing';
import { hasFacts } from '@tradewind/contract/closing-facts';
import { isBeforeRelease } from '@tradewind/domain/closing/steps';
import { taskKind } from '@tradewind/domain/closing/task-kinds';
import { type Authorized, authorized } from '../../platform/authorized.ts';
import { notAllowed, notFound, Refusal } from '../../platform/http/refusal.ts';
import type { ClosingTrade, TradeBundle } from '../trades/service.ts';
import type { ClosingRow, TaskRow } from './store.ts';

/** The caller within one trade: a party, or the broker. */
export type Role = number | 'broker';

interface OpenClosing {
  trade: TradeBundle;
  closing: ClosingRow;
  task: TaskRow;
}

/** A task that the caller may change in the way they asked for. */
export type WritableClosing = Authorized<OpenClosing, 'actor'>;

const noSuchTask = () => notFound('We can’t find that task.');

/** Everything the caller may do with a task now. */
export function actionsOn(
  task: TaskRow,
  role: Role,
  { status, released }: { status: string; released: boolean },
): TaskAction[] {
  const { evidence, step } = taskKind(task.kind);
  const isRunning = status === 'agreed' || status === 'closing' || status === 'released';
  if (!isRunning || isBeforeRelease(step) === released) return [];
  const isOpen = task.state === 'open' || task.state === 'submitted';
  const isActor = task.actor === null ? role === 'broker' : task.actor === role;
  const isBroker = role === 'broker';
  const possible: Record<TaskAction, boolean> = {
    enter: isActor && evidence === 'facts' && (isOpen || isCorrectable(task)),
    confirm: isActor && evidence === 'confirmation' && isOpen,
    check: isBroker && evidence === 'check',
    approve: isBroker && task.state === 'submitted',
    return: isBroker && task.state === 'submitted',
    waive: isBroker && isOpen && isWaivable(task),
  };
  return TASK_ACTIONS.filter((action) => possible[action]);
}

/** Facts stay correctable until the agreement that quotes them is signed. */
const isCorrectable = ({ kind, state }: TaskRow): boolean => hasFacts(kind) && state !== 'unneeded';

/** Nobody can waive signatures, money, or what the law asks of us. */
const isWaivable = ({ kind }: TaskRow): boolean => {
  const { evidence } = taskKind(kind);
  return evidence === 'document' || evidence === 'confirmation';
};

/** Proof that the caller may act on a task in this way, now. */
export function asActor(
  trade: ClosingTrade,
  closing: ClosingRow,
  task: TaskRow | undefined,
  role: Role,
  action: TaskAction,
): WritableClosing {
  if (!task) throw noSuchTask();
  if ((action === 'enter' || action === 'confirm') && task.actor !== role)
    throw notAllowed('This task is for somebody else.');
  const allowed = actionsOn(task, role, { status: trade.trade.status, released: closing.releasedAt !== null });
  if (!allowed.includes(action)) throw new Refusal('conflict', 'This task can’t be done like that, or not now.');
  return authorized({ trade, closing, task }, 'actor');
}

/** Loans and addresses are for the person who entered them and the broker; a boat's details also for its receiver. */
export function maySeeFacts(task: TaskRow, role: Role, receiver: number | undefined): boolean {
  if (role === 'broker' || task.actor === role) return true;
  return (task.kind === 'vessel-details' || task.kind === 'outside-opened') && receiver === role;
}
