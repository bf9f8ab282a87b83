import type { OutsideState } from '../lifecycles/outside-leg.ts';
import { isFinished, type TaskProgress } from './progress.ts';
import type { TaskKindName } from './task-kinds.ts';

/** The tasks that show how far something closed outside has come, from the last state to the first. */
const REACHED: readonly (readonly [OutsideState, readonly TaskKindName[]])[] = [
  ['confirmed', ['outside-confirmed', 'coin-received']],
  ['released', ['outside-released', 'coin-sent']],
  ['ready', ['outside-ready', 'coin-address-checked']],
  ['opened', ['outside-opened', 'coin-terms']],
];

/** Where something stands that we track and never hold, by the tasks of its leg. */
export function outsideState(
  tasks: readonly Pick<TaskProgress, 'kind' | 'state'>[],
  { failed }: { failed: boolean },
): OutsideState {
  if (failed) return 'failed';
  const done = tasks.filter(isFinished).map(({ kind }) => kind);
  return REACHED.find(([, kinds]) => kinds.some((kind) => done.includes(kind)))?.[0] ?? 'planned';
}
