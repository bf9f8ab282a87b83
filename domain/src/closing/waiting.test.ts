import { expect, it } from 'vitest';
import type { TaskKindName } from './task-kinds.ts';
import { type Task, tasksOf } from './tasks.ts';
import { currentTasks, waitingFor } from './waiting.ts';

const NOW = new Date('2026-12-01T12:00:00Z');
const TASKS = tasksOf({
  parties: [0, 1],
  legs: [
    { number: 1, course: 'vessel', giver: 0, receiver: 1 },
    { number: 2, course: 'cash', giver: 1, receiver: 0 },
  ],
});
const BEFORE = { released: false, stopped: false };
const AFTER = { released: true, stopped: false };

/** Every task is open and its time has begun, unless said otherwise. */
const tasksWith = (change: (task: Task) => { state?: 'open' | 'submitted' | 'done'; dueAt?: Date | null }) =>
  TASKS.map((task) => ({ ...task, state: 'open' as const, dueAt: NOW, doneAt: null, ...change(task) }));
const open = tasksWith(() => ({}));
const kinds = (tasks: readonly { kind: TaskKindName }[]) => tasks.map(({ kind }) => kind);

it('hands submitted tasks to the broker', () => {
  const tasks = tasksWith(({ kind }) => ({ state: kind === 'bill-of-sale' ? 'submitted' : 'done' }));
  expect(waitingFor(tasks, 0, BEFORE)).toEqual([]);
  expect(kinds(waitingFor(tasks, 'broker', BEFORE))).toEqual(['bill-of-sale']);
});

it('asks for keys and filings only after the release, and for nothing else then', () => {
  expect(kinds(waitingFor(open, 0, BEFORE))).not.toContain('keys-given');
  expect(kinds(waitingFor(open, 0, AFTER))).toEqual(['keys-given']);
});

it('leaves tasks for later until the event that they count from', () => {
  const tasks = tasksWith(({ kind }) => ({ dueAt: kind === 'payout-account' ? null : NOW }));
  expect(kinds(waitingFor(open, 'broker', BEFORE))).toContain('payout-account');
  expect(kinds(waitingFor(tasks, 'broker', BEFORE))).not.toContain('payout-account');
});

it('leaves signatures for later until everything that their document quotes is known', () => {
  expect(kinds(waitingFor(open, 0, BEFORE))).not.toContain('agreement');
  const known = tasksWith(({ kind }) =>
    kind === 'legal-details' || kind === 'vessel-details' ? { state: 'done' } : {},
  );
  expect(kinds(waitingFor(known, 0, BEFORE))).toContain('agreement');
});

it('asks nobody for anything while a dispute or an ending stops the closing', () => {
  expect(currentTasks(open, { ...BEFORE, stopped: true })).toEqual([]);
});
