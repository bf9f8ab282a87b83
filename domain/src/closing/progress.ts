import { CLOSING_STEPS, type ClosingStep, isBeforeRelease } from './steps.ts';
import { type TaskKindName, taskKind } from './task-kinds.ts';
import type { TaskActor } from './tasks.ts';

/**
 * `submitted`: the party has done their part, and the broker still has to look at it. `unneeded`: nothing is owed, or the broker
 * waived it.
 */
export const TASK_STATES = ['open', 'submitted', 'done', 'unneeded'] as const;
export type TaskState = (typeof TASK_STATES)[number];

export interface TaskProgress {
  readonly key: string;
  readonly kind: TaskKindName;
  readonly actor: TaskActor;
  readonly state: TaskState;
  readonly doneAt: Date | null;
}

const DAY_MS = 24 * 60 * 60 * 1_000;

export const isFinished = ({ state }: Pick<TaskProgress, 'state'>): boolean => state === 'done' || state === 'unneeded';

export const stepOf = ({ kind }: Pick<TaskProgress, 'kind'>): ClosingStep => taskKind(kind).step;

/** The first step that is not finished; undefined when nothing is left to do. */
export function currentStep(tasks: readonly TaskProgress[], { released, settled }: Reached): ClosingStep | undefined {
  return CLOSING_STEPS.find((step) => {
    if (step === 'release') return !released;
    if (step === 'settlement') return !settled;
    if (isBeforeRelease(step) && released) return false;
    return tasks.some((task) => stepOf(task) === step && !isFinished(task));
  });
}

export interface Reached {
  readonly released: boolean;
  readonly settled: boolean;
}

/** The tasks that keep a trade from being released now: unfinished ones, and checks that have become too old. */
export function releaseObstacles<Task extends TaskProgress>(tasks: readonly Task[], now: Date): Task[] {
  return tasks.filter((task) => {
    const { step, freshDays } = taskKind(task.kind);
    if (!isBeforeRelease(step)) return false;
    if (!isFinished(task)) return true;
    return (
      freshDays !== undefined && task.doneAt !== null && now.getTime() - task.doneAt.getTime() > freshDays * DAY_MS
    );
  });
}
