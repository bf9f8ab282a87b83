import type { Closing, ClosingTask } from '@tradewind/contract/closing';
import { STEPS } from '../../nouns/closing/step-words.ts';
import { taskWords } from './task-words.ts';

export interface SortedTasks {
  /** Tasks that the reader can do something about now, the most pressing first. */
  yours: ClosingTask[];
  /** Tasks of other parties that are open now. */
  others: ClosingTask[];
  /** Tasks that wait for the broker, for readers who are parties. */
  broker: ClosingTask[];
  /** Tasks whose step lies ahead. */
  later: ClosingTask[];
  /** Finished ones, the last first. */
  finished: ClosingTask[];
}

const KINDS = Object.keys(taskWords);
const RELEASE = STEPS.indexOf('release');

export const isFinished = ({ state }: Pick<ClosingTask, 'state'>): boolean => state === 'done' || state === 'unneeded';

/** Tasks that a wire finishes, which the broker records. */
export const isWired = ({ kind }: Pick<ClosingTask, 'kind'>): boolean => kind === 'deposit' || kind === 'balance';

/** Something else must happen before its actor can do anything. */
const isBlocked = (task: ClosingTask): boolean => task.state === 'open' && task.actions.length === 0 && !isWired(task);

/** Submitted tasks wait for the broker, whoever they belong to. */
export const waitsForBroker = ({ by, state }: Pick<ClosingTask, 'by' | 'state'>): boolean =>
  by === null || state === 'submitted';

/** Divides the tasks of a closing by whose turn it is. */
export function sortTasks({ tasks, position, step }: Pick<Closing, 'tasks' | 'position' | 'step'>): SortedTasks {
  const open = tasks.filter((task) => !isFinished(task)).sort(byUrgency);
  const isAhead = later(step);
  const isLater = (task: ClosingTask) => isAhead(task) || (task.by === position && isBlocked(task));
  const current = open.filter((task) => !isLater(task));
  const isYours = (task: ClosingTask) =>
    position === null ? waitsForBroker(task) : task.by === position && task.state !== 'submitted';
  const isBrokers = (task: ClosingTask) => position !== null && waitsForBroker(task);
  return {
    yours: current.filter(isYours),
    others: current.filter((task) => !isYours(task) && !isBrokers(task)),
    broker: current.filter((task) => !isYours(task) && isBrokers(task)),
    later: open.filter(isLater),
    finished: tasks.filter(isFinished).sort((one, other) => (other.doneAt ?? '').localeCompare(one.doneAt ?? '')),
  };
}

/** A task without a deadline waits for an earlier event; nothing after the release can be done before it. */
function later(step: Closing['step']): (task: ClosingTask) => boolean {
  const isReleased = step === null || STEPS.indexOf(step) > RELEASE;
  return (task) => task.dueAt === null || (STEPS.indexOf(task.step) > RELEASE && !isReleased);
}

/** Late ones first, then in the order of the steps and of the kinds within them. */
const byUrgency = (one: ClosingTask, other: ClosingTask) =>
  Number(other.late) - Number(one.late) ||
  STEPS.indexOf(one.step) - STEPS.indexOf(other.step) ||
  KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
  one.id - other.id;
