import { expect, it } from 'vitest';
import { currentStep, releaseObstacles, type TaskProgress } from './progress.ts';
import type { TaskKindName } from './task-kinds.ts';
import { type Task, tasksOf } from './tasks.ts';

const NOW = new Date('2026-12-01T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const NOT_YET = { released: false, settled: false };

const TASKS = tasksOf({
  parties: [0, 1],
  legs: [
    { number: 1, course: 'vessel', giver: 0, receiver: 1 },
    { number: 2, course: 'cash', giver: 1, receiver: 0 },
  ],
});

const progressOf = (isDone: (task: Task) => boolean, doneAt = NOW): TaskProgress[] =>
  TASKS.map((task) => ({ ...task, state: isDone(task) ? 'done' : 'open', doneAt: isDone(task) ? doneAt : null }));

const SIGNING: readonly TaskKindName[] = [
  'legal-details',
  'vessel-details',
  'identity',
  'sanctions',
  'disclosures',
  'agreement',
];

it('is at the first step with something left to do', () => {
  expect(
    currentStep(
      progressOf(() => false),
      NOT_YET,
    ),
  ).toBe('signing');
  const signed = progressOf(({ kind }) => SIGNING.includes(kind));
  expect(currentStep(signed, NOT_YET)).toBe('deposits');
  const all = progressOf(() => true);
  expect(currentStep(all, NOT_YET)).toBe('release');
  expect(currentStep(all, { released: true, settled: false })).toBe('settlement');
  expect(currentStep(all, { released: true, settled: true })).toBeUndefined();
});

it('releases when everything before it is done, whatever is left for after it', () => {
  const before = progressOf(({ kind }) => !['keys-given', 'keys-received', 'filing'].includes(kind));
  expect(releaseObstacles(before, NOW)).toEqual([]);
  const unsigned = before.map((task) =>
    task.key === 'agreement:party-1' ? { ...task, state: 'open' as const } : task,
  );
  expect(releaseObstacles(unsigned, NOW).map(({ key }) => key)).toEqual(['agreement:party-1']);
});

it('does not release on checks that have become too old', () => {
  const tasks = progressOf(() => true, hoursAgo(25));
  expect(new Set(releaseObstacles(tasks, NOW).map(({ kind }) => kind))).toEqual(new Set(['sanctions-again']));
  const older = progressOf(() => true, hoursAgo(73));
  expect(new Set(releaseObstacles(older, NOW).map(({ kind }) => kind))).toEqual(
    new Set(['sanctions-again', 'title-search-again']),
  );
});
