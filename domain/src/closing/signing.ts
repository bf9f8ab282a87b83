import { isFinished, type TaskProgress } from './progress.ts';
import type { TaskKindName } from './task-kinds.ts';

/** The tasks that come first: a form of ours quotes what they contain, and nobody can confirm what nobody has sent. */
const FIRST: Partial<Record<TaskKindName, readonly TaskKindName[]>> = {
  disclosures: ['legal-details'],
  agreement: ['legal-details', 'vessel-details'],
  acceptance: ['agreement', 'disclosures'],
  statement: ['acceptance', 'payoff'],
  'bill-of-sale': ['legal-details', 'vessel-details'],
  'outside-confirmed': ['outside-released'],
  'coin-address-checked': ['coin-address'],
  'coin-test': ['coin-address-checked'],
  'coin-sent': ['coin-test'],
  'coin-received': ['coin-sent'],
};

/** One's own disclosures need nobody else's details. */
const OWN: ReadonlySet<TaskKindName> = new Set(['disclosures']);

/** Something that is closed outside waits for nothing else that is. */
const OF_ITS_LEG: ReadonlySet<TaskKindName> = new Set([
  'outside-confirmed',
  'coin-address-checked',
  'coin-test',
  'coin-sent',
  'coin-received',
]);

interface Subject {
  readonly kind: TaskKindName;
  readonly party: number | null;
  readonly leg?: number | null;
}

/** The unfinished tasks that keep somebody from doing this one. */
export function unfinishedBefore<Task extends Subject & Pick<TaskProgress, 'state'>>(
  { kind, party, leg }: Subject,
  tasks: readonly Task[],
): Task[] {
  const first: readonly TaskKindName[] = FIRST[kind] ?? [];
  return tasks.filter(
    (task) =>
      first.includes(task.kind) &&
      !isFinished(task) &&
      (!OWN.has(kind) || task.party === party) &&
      (!OF_ITS_LEG.has(kind) || task.leg === leg),
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
