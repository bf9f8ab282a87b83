import type { Closing, ClosingTask } from '@tradewind/contract/closing';
import { TASK_WORDS } from '@tradewind/contract/closing-task-words';
import { STEPS } from '../../nouns/closing/step-words.ts';

interface SortedTasks {
  /** Tasks that the reader can do something about now, the most pressing first. */
  yours: ClosingTask[];
  /** Tasks of other parties that are open now. */
  others: ClosingTask[];
  /** Tasks that wait for the broker, for readers who are parties. */
  broker: ClosingTask[];
  /** Tasks that nobody can do yet. */
  later: ClosingTask[];
  /** Finished ones, the last first. */
  finished: ClosingTask[];
}

const KINDS = Object.keys(TASK_WORDS);

export const isFinished = ({ state }: Pick<ClosingTask, 'state'>): boolean => state === 'done' || state === 'unneeded';

const ENDED: readonly Closing['status'][] = ['cancelled', 'void'];

/** Whether the closing ends or ended without a release. */
export const isEnded = ({ status, cancellation }: Pick<Closing, 'status' | 'cancellation'>): boolean =>
  ENDED.includes(status) || cancellation !== null;

/** Tasks that a wire finishes, which the broker records. */
export const isWired = ({ kind }: Pick<ClosingTask, 'kind'>): boolean => kind === 'deposit' || kind === 'balance';

/** Submitted tasks wait for the broker, whoever they belong to. */
export const waitsForBroker = ({ by, state }: Pick<ClosingTask, 'by' | 'state'>): boolean =>
  by === null || state === 'submitted';

/** Divides the tasks of a closing by whose turn it is. A task stays the reader's until all papers that they chose have arrived. */
export function sortTasks(
  { tasks, position }: Pick<Closing, 'tasks' | 'position'>,
  isUploading: (task: ClosingTask) => boolean = () => false,
): SortedTasks {
  const open = tasks.filter((task) => !isFinished(task)).sort(byUrgency);
  const current = open.filter((task) => task.current);
  const isYours = (task: ClosingTask) =>
    position === null
      ? waitsForBroker(task)
      : task.by === position && (task.state !== 'submitted' || isUploading(task));
  const isBrokers = (task: ClosingTask) => position !== null && waitsForBroker(task);
  return {
    yours: current.filter(isYours),
    others: current.filter((task) => !isYours(task) && !isBrokers(task)),
    broker: current.filter((task) => !isYours(task) && isBrokers(task)),
    later: open.filter((task) => !task.current),
    finished: tasks.filter(isFinished).sort((one, other) => (other.doneAt ?? '').localeCompare(one.doneAt ?? '')),
  };
}

/** Late ones first, then in the order of the steps and of the kinds within them. */
const byUrgency = (one: ClosingTask, other: ClosingTask) =>
  Number(other.late) - Number(one.late) ||
  STEPS.indexOf(one.step) - STEPS.indexOf(other.step) ||
  KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
  one.id - other.id;
