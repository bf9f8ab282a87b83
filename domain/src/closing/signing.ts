import { isFinished, type TaskProgress } from './progress.ts';
import type { TaskKindName } from './task-kinds.ts';

/** The tasks with a form of ours, and the tasks of everyone that come first: the form quotes what they contain. */
const FIRST: Partial<Record<TaskKindName, readonly TaskKindName[]>> = {
  disclosures: ['legal-details'],
  agreement: ['legal-details', 'vessel-details'],
  acceptance: ['agreement', 'disclosures'],
  statement: ['acceptance', 'payoff'],
  'bill-of-sale': ['legal-details', 'vessel-details'],
};

/** One's own disclosures need nobody else's details. */
const OWN: ReadonlySet<TaskKindName> = new Set(['disclosures']);

/** The unfinished tasks that keep somebody from signing this one. */
export function unfinishedBefore<Task extends Pick<TaskProgress, 'kind' | 'state'> & { readonly party: number | null }>(
  { kind, party }: { readonly kind: TaskKindName; readonly party: number | null },
  tasks: readonly Task[],
): Task[] {
  const first: readonly TaskKindName[] = FIRST[kind] ?? [];
  return tasks.filter(
    (task) => first.includes(task.kind) && !isFinished(task) && (!OWN.has(kind) || task.party === party),
  );
}

/** Whether somebody typed their legal name. Case, spacing and the form of apostrophes do not matter. */
export const isSameName = (typed: string, legal: string): boolean => folded(typed) === folded(legal);

const folded = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[’ʼ`´]/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim()
    .toLocaleLowerCase('en-US');
