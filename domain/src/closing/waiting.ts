import { isFinished, type Reached, stepOf, type TaskProgress } from './progress.ts';
import { unfinishedBefore } from './signing.ts';
import { isBeforeRelease } from './steps.ts';
import type { TaskActor } from './tasks.ts';

interface WaitingTask extends TaskProgress {
  readonly party: number | null;
  readonly leg?: number | null;
  /** Null while the event that it counts from lies ahead. */
  readonly dueAt: Date | null;
}

interface Course extends Pick<Reached, 'released'> {
  /** A dispute or an ending: nobody can do anything about the tasks. */
  readonly stopped: boolean;
}

/**
 * The tasks that somebody can do something about now: their time has begun, they are on this side of the release, and what their
 * document quotes is known. Screens and counts go by this rule.
 */
export const currentTasks = <Task extends WaitingTask>(tasks: readonly Task[], { released, stopped }: Course): Task[] =>
  tasks.filter(
    (task) =>
      !stopped &&
      !isFinished(task) &&
      task.dueAt !== null &&
      isBeforeRelease(stepOf(task)) !== released &&
      (task.state === 'submitted' || unfinishedBefore(task, tasks).length === 0),
  );

/** The current tasks that wait for this actor. Submitted ones wait for the broker. */
export const waitingFor = <Task extends WaitingTask>(
  tasks: readonly Task[],
  actor: TaskActor,
  course: Course,
): Task[] =>
  currentTasks(tasks, course).filter((task) => (task.state === 'submitted' ? 'broker' : task.actor) === actor);
